/// What kind of text is written.
public enum Purpose: Hashable, Sendable {
  case text
  /// A message that Git asked for: comment lines are not part of it.
  case commitMessage

  private static let messageFiles: Set<String> = [
    "COMMIT_EDITMSG", "MERGE_MSG", "TAG_EDITMSG", "SQUASH_MSG", "EDIT_DESCRIPTION", "NOTES_EDITMSG",
  ]

  /// Tells the purpose from a file's name.
  init(fileName: String?) {
    let last = fileName?.split(separator: "/").last.map(String.init)
    self = last.map(Self.messageFiles.contains) == true ? .commitMessage : .text
  }
}
