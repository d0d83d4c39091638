/// What kind of text is written.
public enum Purpose: String, CaseIterable, Hashable, Sendable {
  case text, email, url, code, number
  /// A secret: it is not shown, not kept in a draft, and never leaves the machine.
  case password
  /// A message that Git asked for: comment lines are not part of it.
  case commitMessage

  /// The words that `--purpose` takes.
  public static let words = allCases.filter { $0 != .commitMessage }.map(\.rawValue)

  private static let messageFiles: Set<String> = [
    "COMMIT_EDITMSG", "MERGE_MSG", "TAG_EDITMSG", "SQUASH_MSG", "EDIT_DESCRIPTION", "NOTES_EDITMSG",
    "git-rebase-todo", "addp-hunk-edit.diff",
  ]

  /// Tells the purpose from a file's name.
  init(fileName: String?) {
    let last = fileName?.split(separator: "/").last.map(String.init)
    self = last.map(Self.messageFiles.contains) == true ? .commitMessage : .text
  }
}
