import KeylineCore
import KeylineStore

/// The score for programs.
struct ScoreDocument: Encodable {
  /// The counts of a tally, and what follows from them.
  struct Figures: Encodable {
    let counts: [String: Int]
    let keysPressed, keystrokesSaved: Int
    let keysPerCharacter, wordsPerMinute, wordAcceptance, completionAcceptance: Double?

    init(_ tally: Tally) {
      counts = Dictionary(uniqueKeysWithValues: ScoreCounter.allCases.map { ($0.name, tally[$0]) })
      keysPressed = tally.presses
      keystrokesSaved = tally.saved
      keysPerCharacter = tally.pressesPerCharacter
      wordsPerMinute = tally.wordsPerMinute
      wordAcceptance = tally.wordAcceptance
      completionAcceptance = tally.completionAcceptance
    }
  }

  /// What was counted on one day on one layout.
  struct Day: Encodable {
    let day, layout: String
    let figures: Figures
  }

  /// How often a drawn key was pressed.
  struct Key: Encodable {
    let layout, layer, key: String
    let presses: Int
  }

  let total: Figures
  let days: [Day]
  /// Most pressed first.
  let keys: [Key]

  init(_ history: ScoreHistory) {
    total = Figures(history.total)
    days = history.days.map { Day(day: $0.day, layout: $0.tally.layout, figures: Figures($0.tally)) }
    keys = history.keys.flatMap { tally in
      tally.mostPressed(.max).map { key, presses in
        Key(layout: tally.layout, layer: key.layer, key: key.key, presses: presses)
      }
    }
    .sorted { $0.presses > $1.presses }
  }
}
