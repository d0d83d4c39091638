import CLinux
import Glibc
import KeylineStore

extension Launcher {
  /// Does what the keyboard asks.
  func serve(_ request: LauncherRequest) {
    switch request {
    case .save(let text, let journal, let expected, let overwritesChanges, let revision):
      let outcome = files.save(
        text, journal: journal, expected: expected, overwritesChanges: overwritesChanges)
      reply(.saved(outcome, revision: revision))
      files.clearLeftovers()
    case .sync(let journal, let number):
      reply(.synced(number: number, isDurable: files.sync(journal)))
    case .keepBase(let file, let base): files.keepBase(base, in: file)
    case .copy(let text):
      let deadline = ContinuousClock.now + ClipboardProgram.patience
      _ = clipboards.first { $0.copy(text, environment: environment, until: deadline) }
      reply(.copied)
    case .paste:
      reply(.pasted(pastedText()))
    case .broker: reply(brokers?.start(at: .now) ?? .noBroker(.accessOff))
    case .suspend:
      terminal.restoreSettings()
      JobControl.stop()
      reply(.resumed)
    case .draft(let path): draft = path
    case .finish(let outcome, let text, let path):
      ending = (outcome, text)
      draft = path ?? draft
      expectEnd()
    }
  }

  /// The text of the first program that has one, each asked once.
  private func pastedText() -> Descriptor? {
    let deadline = ContinuousClock.now + ClipboardProgram.pastePatience
    for program in clipboards {
      if let text = program.paste(environment: environment, until: deadline) { return text }
    }
    return nil
  }

  private var clipboards: [ClipboardProgram] { ClipboardProgram.candidates(in: environment) }
}
