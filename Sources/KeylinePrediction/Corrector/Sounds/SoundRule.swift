/// Letters that are written for others because they sound alike: the long way to a word that was never learnt.
struct SoundRule: Sendable {
  /// Where in the word a rule holds.
  enum Place: Sendable {
    case anywhere, start, end
  }

  /// What is written, one to four letters.
  var typed: [UInt32]
  /// What is meant, one to five letters.
  var meant: [UInt32]
  /// What it costs, where 1 is a letter for another without any reason.
  var cost: Float
  /// Where it holds.
  var place: Place
}
