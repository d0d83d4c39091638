/// What some models write before their answer, where servers pass it on as a part of it: `<think>…</think>`.
enum ReasoningBlock {
  private static let tags = ["think", "thinking", "reasoning"]

  /// An answer without such a block; empty as long as the block has not ended.
  static func removed(from answer: String) -> String {
    let start = answer.drop { $0.isWhitespace }
    for tag in tags {
      // The opening tag may have been a part of the prompt.
      if let end = answer.firstRange(of: "</\(tag)>") { return String(answer[end.upperBound...]) }
      if start.lowercased().hasPrefix("<\(tag)>") { return "" }
    }
    return answer
  }
}
