/// What is asked of the text replacements.
enum ReplacementsCommand: Hashable, Sendable {
  case list(json: Bool)
  /// A text of `-` comes from standard input.
  case add(shortcut: String, text: String)
  /// Without a text, the person's editor asks for it.
  case edit(shortcut: String, text: String?)
  case remove([String])
  case rename(from: String, to: String)
  /// From a file, or from standard input where it is `-`.
  case importing(file: String)
  /// To a file, or to standard output where there is none or it is `-`.
  case exporting(file: String?)
}
