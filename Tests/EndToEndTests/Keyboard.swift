import CLinux
import Glibc

@testable import KeylineTestSupport

/// What the tests type and wait for when the program is a keyboard.
extension TerminalProgram {
  /// Settings under which what is typed is what is saved, letter by letter.
  static let literalTyping = [
    "KEYLINE_AUTOCAPITALIZE": "off", "KEYLINE_DOUBLE_SPACE_PERIOD": "off", "KEYLINE_SMART_SPACING": "off",
    "KEYLINE_SUGGESTIONS_WORDS": "off",
  ]

  /// Starts `keyline` as people have it, with the words of the sample model.
  static func wordKeyboard(
    _ arguments: [String] = ["text"], size: TerminalSize = .standard, environment: [String: String] = [:],
    folder: TemporaryFolder? = nil
  ) throws -> TerminalProgram {
    let folder = try folder ?? TemporaryFolder()
    let data = folder.path(of: "data")
    try SampleModel.write(below: data)
    let words = ["KEYLINE_DATA_DIR": data, "KEYLINE_SUGGESTIONS_WORDS": ""]
    let program = try keyline(
      arguments, size: size, environment: words.merging(environment) { $1 }, folder: folder)
    try program.waitUntilReady(writingOn: arguments.first ?? "")
    return program
  }

  /// Starts `keyline`, waits until it has the terminal and, where a file's text is there, goes to its end.
  static func keyboard(
    _ arguments: [String] = ["text"], size: TerminalSize = .standard, environment: [String: String] = [:],
    folder: TemporaryFolder? = nil
  ) throws -> TerminalProgram {
    let program = try keyline(
      arguments, size: size, environment: literalTyping.merging(environment) { $1 }, folder: folder)
    try program.waitUntilReady(writingOn: arguments.first ?? "")
    return program
  }

  /// Starts `keyline` from a shell that stays, as a person's shell does; `keyline` in the script is its path.
  static func shell(_ script: String, folder: TemporaryFolder? = nil) throws -> TerminalProgram {
    let function = "keyline() { '\(ExecutablePath.keyline())' \"$@\"; }\n"
    let program = try TerminalProgram(
      ["sh", "-c", function + script + "\nstatus=$?; exit $status"],
      size: TerminalSize(columns: 200, rows: 24), environment: literalTyping, folder: folder)
    try program.waitUntilReady()
    return program
  }

  /// Waits until the keyboard reads keys, which no echo shows any more, and has drawn.
  func waitUntilReady() throws {
    try wait(for: "the keyboard to take the terminal", within: Self.patience) {
      try !terminal.settings().echoes && !output.isEmpty
    }
  }

  /// Waits until the keyboard reads keys, and goes to the end of the text that its file has.
  func waitUntilReady(writingOn file: String) throws {
    try waitUntilReady()
    var status = stat()
    if stat(folder.path(of: file), &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size > 0 {
      try type(Keys.endOfText)
    }
  }

  /// Waits until nothing is left to restore.
  func waitUntilRestored() throws {
    try wait(for: "the terminal to be as it was", within: Self.patience) { try unrestoredState().isEmpty }
  }

  /// Types Ctrl-S and waits for the file.
  func save() throws {
    try type(Keys.save)
    try waitFor(text: "Saved.")
  }

  /// Types Ctrl-D and waits for the end.
  func finish() throws -> ExitStatus {
    try type(Keys.done)
    return try waitForExit()
  }

  /// The text of the program's file.
  func text(of name: String = "text") throws -> String {
    String(decoding: try folder.read(name), as: UTF8.self)
  }
}

/// The bytes of keys.
enum Keys {
  static let done = "\u{4}"
  static let save = "\u{13}"
  static let suspend = "\u{1a}"
  static let cancel = "\u{3}"
  static let backspace = "\u{7f}"
  static let startOfText = "\u{1b}[1;5H"
  static let endOfText = "\u{1b}[1;5F"
  static let f2 = "\u{1b}OQ"
  static let right = "\u{1b}[C"
}
