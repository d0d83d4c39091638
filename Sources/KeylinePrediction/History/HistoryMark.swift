import KeylineCore

/// What stands in sequences and is no word.
enum HistoryMark: Int32, CaseIterable {
  case sentenceStart, comma, number

  /// The mark as a word of a sequence.
  var text: String {
    switch self {
    case .sentenceStart: LearnedSequence.sentenceStart
    case .comma: LearnedSequence.comma
    case .number: LearnedSequence.number
    }
  }
}
