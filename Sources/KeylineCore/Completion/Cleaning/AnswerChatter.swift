/// What models say around an answer.
enum AnswerChatter {
  private static let openings = [
    "here are", "here is", "here's", "here’s", "sure", "certainly", "of course", "okay", "ok,", "absolutely",
    "below are", "the following", "possible completions", "three completions", "completions", "continuations",
    "suggestions", "options", "hier sind", "gerne", "natürlich", "voici", "bien sûr", "aquí", "claro", "ecco",
    "certo", "aqui estão", "以下", "当然", "もちろん", "다음은",
  ]

  /// Whether a line is a code fence, a rule, a tag or an introduction.
  static func isNoCompletion(_ line: Substring) -> Bool {
    let text = line.drop { $0.isWhitespace }
    if text.hasPrefix("```") || text.hasPrefix("~~~") { return true }
    if text.allSatisfy({ "-=*_#`\"'.>“”".contains($0) || $0.isWhitespace }) { return true }
    if isTag(text) { return true }
    guard text.last.map({ ":：!".contains($0) }) == true || text.hasSuffix(":**") || text.hasSuffix("**:")
    else {
      return false
    }
    let lower = text.drop { "*_# ".contains($0) }.lowercased()
    let isIntroduction = openings.contains { lower.hasPrefix($0) }
    // "Sure!" alone introduces; "Sure, see you there!" may be what a person writes.
    return isIntroduction && (text.last != "!" || text.split(separator: " ").count <= 2)
  }

  /// Whether a line is nothing but a tag, as `<completions>` or `</answer>`.
  private static func isTag(_ text: Substring) -> Bool {
    guard text.first == "<", text.last == ">", text.count > 2 else { return false }
    return text.dropFirst().dropLast().allSatisfy { $0.isLetter || $0.isNumber || "/_-".contains($0) }
  }
}
