@testable import KeylineCore

extension Session {
  /// A session on the small layout, without automatic capitals, without AI, and without words unless they are wanted.
  static func sample(
    _ text: String = "", fileName: String? = nil, showsHints: Bool = false, offersWords: Bool = false
  ) throws -> Session {
    let settings = try Settings.standard.setting("autocapitalize", to: "off").setting("ai.enabled", to: "off")
      .setting("suggestions.words", to: offersWords ? "on" : "off")
    return Session(
      document: TextDocument(PieceTree(Array(text.utf8))), fileName: fileName,
      keyboards: [try SmallLayout.read()], settings: settings, size: ScreenSize(columns: 80, rows: 24),
      showsHints: showsHints)
  }

  var textForTest: String { String(decoding: document.text.bytes, as: UTF8.self) }

  /// Presses one key, written as in tapes.
  mutating func key(_ notation: String, now: Duration = .zero) throws -> [Effect] {
    reduce(.input(.key(KeyEvent(try KeyChord(notation: notation)))), now: now)
  }
}
