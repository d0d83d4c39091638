import KeylineTestSupport

/// The programs that are measured.
enum Editor: CaseIterable {
  case keyline, nano

  /// Those that are on this machine.
  static var installed: [Editor] {
    allCases.filter { ExecutablePath.isInstalled($0.program) }
  }

  /// The program, by path or by name.
  var program: String {
    switch self {
    case .keyline: ExecutablePath.keyline()
    case .nano: "nano"
    }
  }

  /// The keys that go to the end of the document.
  var endKeys: [UInt8] {
    switch self {
    case .keyline: Array("\u{1B}[1;5F".utf8)
    case .nano: Array("\u{1B}/".utf8)
    }
  }

  /// The rows of a screen that show nothing but the document, of this many.
  ///
  /// The drawn keyboard takes at most 45 % of the screen.
  func documentRows(of rows: Int) -> Range<Int> { 0..<max(1, rows * 55 / 100) }
}
