/// The inspector's page "why this?": what makes each word of the bar stand where it stands.
extension InspectorText {
  /// The words of the bar with the parts of their scores, the best first.
  static func words(_ words: WordState) -> [String] {
    guard words.query != nil else { return [WordWording.noneShown] }
    guard !words.scores.isEmpty else { return ["Type: the words of the bar are explained here."] }
    return words.scores.flatMap { score -> [String] in
      let head = "\(score.candidate.text)  \(percent(score.probability))  \(score.candidate.source.rawValue)"
      let language = score.candidate.language.map { "  \($0)" } ?? ""
      return [head + language]
        + score.parts.map { "  \($0.name) \(decimal($0.value))" }
    }
  }

  private static func percent(_ share: Double) -> String { decimal(share * 100) + " %" }

  /// A number with three digits behind the point, or fewer where it is large.
  private static func decimal(_ value: Double) -> String {
    guard value.isFinite, value.magnitude < 1e9 else { return "\(value)" }
    let digits = value.magnitude >= 100 ? 0 : value.magnitude >= 1 ? 2 : 4
    var scale = 1.0
    for _ in 0..<digits { scale *= 10 }
    let whole = Int((value.magnitude * scale).rounded())
    let sign = value < 0 && whole > 0 ? "-" : ""
    guard digits > 0 else { return "\(sign)\(whole)" }
    let unit = Int(scale)
    let fraction = String(whole % unit)
    return "\(sign)\(whole / unit)." + String(repeating: "0", count: digits - fraction.count) + fraction
  }
}
