import CLinux
import Glibc
import KeylineStore

extension Launcher {
  /// Does what the keyboard asks.
  func serve(_ request: LauncherRequest) {
    switch request {
    case .save(let text, let expected, let overwritesChanges, let revision):
      let outcome = save(text, expected: expected, overwritesChanges: overwritesChanges)
      reply(.saved(outcome, revision: revision))
    case .sync(let journal):
      // The keyboard has no use for a failure here: its next write to the journal meets the same disk.
      _ = fdatasync(journal.raw)
    case .copy(let text):
      _ = clipboards.first { $0.copy(text, environment: environment) }
    case .paste:
      reply(.pasted(clipboards.lazy.compactMap { [environment] in $0.paste(environment: environment) }.first))
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

  private var clipboards: [ClipboardProgram] { ClipboardProgram.candidates(in: environment) }

  /// Replaces the file of the command line; no message of the keyboard can name another one.
  private func save(
    _ text: Descriptor, expected: FileIdentity?, overwritesChanges: Bool
  ) -> SaveOutcome {
    guard let path = plan.filePath else { return .failed("there is no file to save to") }
    let result = FileSaver.save(
      from: text, to: path, expected: expected, overwritesChanges: overwritesChanges)
    switch result {
    case .saved(let identity): return .saved(identity)
    case .changedOnDisk: return .changedOnDisk
    case .failed(let message): return .failed(message)
    }
  }
}
