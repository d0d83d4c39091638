import KeylineCore
import KeylineScreen

/// The situations whose frames are kept as golden files.
enum Scene: String, CaseIterable, Sendable {
  case empty, hints, text, selection, oneShot, capsLock, numbers, keyFocus, palette, help, question
  case alternates, find, noMatch, commit, notice, ascii, score, scoreEnd, heatMap, heatMapASCII

  /// The situation on a screen of a size.
  func play(columns: Int, rows: Int) -> Play {
    var play = Play(opening, file: file, columns: columns, rows: rows, showsHints: self == .hints)
    act(on: &play)
    return play
  }

  /// What is drawn.
  func frame(columns: Int, rows: Int) -> Frame {
    let appearance = Appearance(labels: self == .ascii || self == .heatMapASCII ? .ascii : .unicode)
    return Frame(rendering: play(columns: columns, rows: rows).session, appearance: appearance)
  }

  private var file: String? {
    switch self {
    case .commit: ".git/COMMIT_EDITMSG"
    case .selection, .notice: "notes/tickets.txt"
    default: nil
    }
  }

  private var opening: String {
    switch self {
    case .text: Self.mixedText
    case .selection, .find, .noMatch, .palette, .help, .question, .keyFocus: Self.message
    case .commit: Self.commitMessage
    case .empty, .hints, .oneShot, .capsLock, .numbers, .alternates, .notice, .ascii, .score, .scoreEnd,
      .heatMap,
      .heatMapASCII:
      ""
    }
  }

  private func act(on play: inout Play) {
    switch self {
    case .empty, .hints, .text, .commit: break
    case .selection:
      play.key(.home, .control)
      play.key(.right, .control)
      play.key(.down, .shift, times: 2)
      play.key(.right, [.shift, .control])
    case .oneShot: play.click(key: "q")
    case .capsLock:
      play.type("ok ")
      play.click(key: "shift")
      play.click(key: "shift")
      play.click(key: "W")
    case .numbers:
      play.type("Row ")
      play.click(key: "numbers")
      play.click(key: "7")
    case .keyFocus:
      play.key(.function(2))
      play.key(.right, times: 3)
    case .palette:
      play.alt("x")
      play.type("sel")
      play.key(.down)
    case .help:
      play.key(.function(1))
      play.key(.down)
    case .question:
      play.send(.draftOffered(DraftOffer(subject: "notes.txt", age: "10 minutes ago", baseChanged: true)))
    case .alternates:
      play.type("Caf")
      play.type("e")
      play.alt(".")
      play.key(.right)
    case .find:
      play.control("r")
      play.type("the")
      play.send(.timer(.findCount))
    case .noMatch:
      play.control("r")
      play.type("zebra")
    case .notice:
      play.type("First line")
      play.send(
        .notice("The layout file azerty-fr.json, line 12: a key has no output. The last good one stays."))
    case .ascii:
      play.type("Plain letters")
    case .score, .scoreEnd:
      for word in ["The ", "keys ", "that ", "were ", "pressed "] {
        play.type(word)
        play.wait(.seconds(2))
      }
      play.key(.backspace)
      play.alt("s")
      if self == .scoreEnd { play.key(.end) }
    case .heatMap, .heatMapASCII:
      play.type("Eleven green trees were here, then there were three")
      play.alt("h")
      play.key(.escape)
    }
  }

  private static let message = """
    Hey, are we still on for tonight? I could be there by eight, and the others said that they would bring \
    something to eat.

    The tickets are with Sam; the door opens at seven, the band begins at nine.
    See you there!
    """

  private static let mixedText = """
    Wide 漢字かな 한국어 and 👩‍👩‍👧 🇩🇪 👍🏽 in a line.
    Marks: café re\u{301}sume\u{301} नमस्ते ไทย
    \tA tab,\tanother.\tEnd
    Controls \u{1}\u{1B}[31m and a zero\u{200B}width blank.
    Grüße aus Köln – “quoted” … Привет, Ελλάδα.
    AnUnbreakableWordThatIsLongerThanAnyRowOfTheScreenSoThatItMustBreakBetweenItsLettersWhereverTheRowEndsEvenHere
    """

  private static let commitMessage = """
    Draw commit messages with their guides at columns fifty and more

    The body of a message should not be wider than seventy-two columns, so what is past them shows.

    # Please enter the commit message for your changes. Lines starting
    # with '#' will be ignored.
    # ------------------------ >8 ------------------------
    # Do not modify or remove the line above.
    diff --git a/README.md b/README.md
    +A line that was added
    """
}
