/// One measured figure of Keyline, with nano's from the same run and the limits it has to keep to.
struct Figure {
  /// What was measured.
  var name: String
  /// The unit of all numbers.
  var unit: String
  /// Keyline's figure; nil when it could not be taken.
  var keyline: Double?
  /// Nano's figure; nil when nano is not there or does not do this.
  var nano: Double?
  /// The floor for calling it done.
  var must: Limit?
  /// Where it is going.
  var goal: Limit?
  /// What belongs to it in words.
  var note = ""

  /// The cells of the figure's row in a table.
  var cells: [String] {
    let ratio = zip(keyline, nano).map { " (\(($0 / $1).short) × nano)" } ?? ""
    return [
      name, keyline.map { "\($0.short) \(unit)\(ratio)" } ?? "not measured",
      nano.map { "\($0.short) \(unit)" } ?? "-", verdict(must), verdict(goal), note,
    ]
  }

  private func zip(_ one: Double?, _ other: Double?) -> (Double, Double)? {
    guard let one, let other, other > 0 else { return nil }
    return (one, other)
  }

  private func verdict(_ limit: Limit?) -> String {
    guard let limit else { return "-" }
    guard let keyline, let isMet = limit.isMet(by: keyline, nano: nano) else {
      return "\(limit.words(unit)): not known"
    }
    return "\(limit.words(unit)): \(isMet ? "met" : "**missed**")"
  }
}
