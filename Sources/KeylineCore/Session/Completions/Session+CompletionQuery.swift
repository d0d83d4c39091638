/// What a provider is told of the text.
extension Session {
  /// The bytes of the text before the cursor that are sent at most.
  static let beforeReach = 1500
  /// The bytes of the text after it.
  static let afterReach = 200

  /// What would be asked for the place of the cursor; nil where there is nothing to complete.
  var completionQuery: CompletionQuery? {
    guard document.selection.isCaret, purpose != .password else { return nil }
    var before = visible(document.contextBeforeInput(limit: Self.beforeReach))
    var after = document.contextAfterInput(limit: Self.afterReach)
    if before.utf8.count > Self.beforeReach / 2, before.utf8.count < document.selection.head {
      before = SentenceStart.droppingPart(before)
    }
    if purpose == .commitMessage {
      guard let kept = withoutComments(before, after) else { return nil }
      (before, after) = kept
    }
    guard before.contains(where: { !$0.isWhitespace }) else { return nil }
    return CompletionQuery(before: before, after: after, language: settings.ai.language, purpose: purpose)
  }

  /// A message without Git's comment lines; nil where the cursor stands in one or below the message.
  private func withoutComments(_ before: String, _ after: String) -> (String, String)? {
    guard !isBelowScissors else { return nil }
    let lines = before.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let below = after.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    guard let last = lines.last, !(last + (below.first ?? "")).hasPrefix(commentMark) else { return nil }
    let kept = lines.filter { !$0.hasPrefix(commentMark) }.joined(separator: "\n")
    let rest = below.prefix { !$0.hasPrefix(commentMark) }
    return (kept, rest.joined(separator: "\n"))
  }

  /// Whether the cursor stands below the line that Git writes above a diff; the message comes first and is short.
  var isBelowScissors: Bool {
    let head = document.text.slice(0..<min(document.selection.head, CommitMessage.scissorsReach))
    let isFar = document.selection.head > CommitMessage.scissorsReach
    return isFar || CommitMessage.scissors(in: head, mark: commentMark) != nil
  }
}

extension CompletionQuery {
  /// The secret that the text holds; nil when it may be sent.
  ///
  /// The cursor may stand in the midst of it.
  var secret: SecretPattern? { SecretPattern.find(in: before + after) }
}
