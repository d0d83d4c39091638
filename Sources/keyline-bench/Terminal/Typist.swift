import KeylineTestSupport

/// Types words into a program, key after key, and takes the time until each is seen.
struct Typist {
  /// The program.
  let program: MeasuredProgram
  /// From the key to the read after which the word on the screen has it.
  private(set) var shown: [Duration] = []
  /// How many keys were typed.
  private(set) var keys = 0
  /// How many bytes came back for them.
  private(set) var bytes = 0
  /// In how many pieces they came.
  private(set) var pieces = 0

  private let rows: Range<Int>
  private let breaksLines: Bool
  private var words: SampleWords
  private var pending: [Character] = []
  private var word = ""
  private var column = 0

  /// Waits for the silence after which a key's output is taken to be whole.
  private static let quiet = Duration.milliseconds(15)
  private static let patience = Duration.milliseconds(600)
  /// Fewer letters may stand on the screen already.
  private static let leastLetters = 3

  /// Sits down at a program that is ready for keys.
  ///
  /// - Parameters:
  ///   - program: The program.
  ///   - editor: What it is.
  ///   - breaksLines: Whether Enter is typed at the end of a line.
  ///   - seed: The same seed types the same words.
  init(_ program: MeasuredProgram, _ editor: Editor, breaksLines: Bool = true, seed: UInt64 = 7) {
    self.program = program
    self.breaksLines = breaksLines
    rows = editor.documentRows(of: program.screen.size.rows)
    words = SampleWords(seed: seed)
  }

  /// Forgets what was measured so far.
  mutating func forget() { (shown, keys, bytes, pieces) = ([], 0, 0, 0) }

  /// Types the next key, waits for all it brings, and shows that.
  mutating func typeKey() {
    let key = nextKey()
    let isSeen = word.count >= Self.leastLetters && !isOnScreen(word)
    let before = program.byteCount
    let start = ContinuousClock.now
    program.type(Array(String(key).utf8))
    let chunks = program.collect(quiet: Self.quiet, within: Self.patience)
    keys += 1
    bytes += program.byteCount - before
    pieces += chunks.count
    var wasSeen = false
    for chunk in chunks {
      program.show(chunk)
      guard isSeen, !wasSeen, isOnScreen(word) else { continue }
      wasSeen = true
      shown.append(chunk.time - start)
    }
  }

  private mutating func nextKey() -> Character {
    if pending.isEmpty {
      let next = words.next()
      pending = Array(next + " ")
      if breaksLines, column + pending.count > 56 {
        column = 0
        word = ""
        return "\r"
      }
    }
    let key = pending.removeFirst()
    word = key == " " ? "" : word + String(key)
    column += 1
    return key
  }

  private func isOnScreen(_ word: String) -> Bool {
    // A word at the start of a sentence may have been given a capital.
    rows.contains { program.screen.text(ofRow: $0).lowercased().contains(word) }
  }
}
