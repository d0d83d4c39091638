import Glibc
import KeylineCore
import KeylineStore

/// What the loop does for emulation: it ends the process, and gives back what an ended one has left.
extension KeyboardLoop {
  /// Ends this process as a phone's system ends a keyboard: at once, without a farewell.
  mutating func die() {
    guard reel == nil else {
      for event in session.revival { apply(event) }
      return
    }
    // What was typed in the same moment would not have been shown yet.
    keepDraft()
    tell { (line) throws(SystemError) in try line.announceDeath() }
    if outcome == nil { kill(getpid(), SIGKILL) }
  }

  /// Takes over the text of the keyboard that was ended before this one.
  ///
  /// - Parameter path: Where its draft lies.
  mutating func resume(draft path: String) {
    let current = session.document.text.bytes
    guard let draft = Draft(opening: path),
      let recovered = draft.recover(current: current, identity: fileIdentity)
    else { return }
    offeredDraft = (draft, recovered.bytes)
    answerDraft(.recover)
  }
}
