import KeylineCore
import KeylineStore

/// The score's part of the loop: it goes to the disk when no key waits, and at the end.
extension KeyboardLoop {
  /// Whether something is to be done for the score as soon as no key waits.
  var owesScore: Bool { isScoreDue || isScoreWanted }

  /// Does what is owed.
  mutating func payScore() {
    if isScoreDue {
      isScoreDue = false
      scoreKeeper.write()
    } else if isScoreWanted {
      isScoreWanted = false
      apply(.scoreLoaded(scoreKeeper.load()))
    }
    if let problem = scoreKeeper.takeProblem() { apply(.notice(problem)) }
  }

  /// Notes what was counted.
  mutating func keepScore(_ tallies: [Tally]) {
    // A tape is nobody's writing.
    guard reel == nil else { return }
    scoreKeeper.add(tallies, on: LocalDay.today)
    isScoreDue = true
  }

  /// Keeps what was counted to the end: nothing waits for it any more.
  mutating func keepLastScore() {
    keepScore(session.takeScoreChange())
    scoreKeeper.finish()
  }
}
