import KeylineCore
import KeylineScreen

/// A session under someone's hands, without a clock: everything happens at once unless time is let pass.
struct Play {
  private(set) var session: Session
  private(set) var now: Duration = .zero

  init(
    _ text: String = "", file: String? = nil, columns: Int = 80, rows: Int = 24,
    keyboards: [Layout] = [SampleLayout.english, SampleLayout.german], showsHints: Bool = false
  ) {
    self.init(
      bytes: Array(text.utf8), file: file, columns: columns, rows: rows, keyboards: keyboards,
      showsHints: showsHints)
  }

  init(
    bytes: [UInt8], file: String? = nil, columns: Int = 80, rows: Int = 24,
    keyboards: [Layout] = [SampleLayout.english, SampleLayout.german], showsHints: Bool = false
  ) {
    session = Session(
      document: TextDocument(PieceTree(bytes)), fileName: file, keyboards: keyboards, settings: .standard,
      size: ScreenSize(columns: columns, rows: rows), showsHints: showsHints)
  }

  mutating func send(_ event: Event) {
    _ = session.reduce(event, now: now)
  }

  mutating func type(_ text: String) {
    for character in text { key(.character(character)) }
  }

  mutating func key(_ key: Key, _ modifiers: Modifiers = [], times: Int = 1) {
    for _ in 0..<times { send(.input(.key(KeyEvent(KeyChord(key, modifiers))))) }
  }

  mutating func control(_ letter: Character) { key(.character(letter), .control) }

  mutating func alt(_ letter: Character) { key(.character(letter), .alt) }

  mutating func click(key id: String) {
    guard let frame = session.screenLayout.frame(ofKey: id) else { return }
    send(.input(.mouse(MouseEvent(.press(.left), column: frame.column, row: frame.row))))
    send(.input(.mouse(MouseEvent(.release(.left), column: frame.column, row: frame.row))))
  }

  mutating func wait(_ duration: Duration) { now += duration }

  var frame: Frame { Frame(rendering: session) }
}
