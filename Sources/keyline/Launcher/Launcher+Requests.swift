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
    case .copy(let text): clipboards.add(.copy(text))
    case .paste: clipboards.add(.paste)
    case .broker: reply(brokers?.start(at: .now) ?? .noBroker(.accessOff))
    case .suspend:
      terminal.restoreSettings()
      JobControl.stop()
      reply(.resumed)
    case .draft(let path): draft = path
    case .death: isRevivalDue = true
    case .limit(let megabytes): megabyteLimit = megabytes
    case .finish(let outcome, let text, let path):
      ending = (outcome, text)
      draft = path ?? draft
      expectEnd()
    }
  }
}
