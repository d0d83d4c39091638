import Glibc
import KeylineStore

extension Launcher {
  /// Puts the terminal back where the keyboard could not, hands the text over, and says what went wrong.
  ///
  /// - Returns: The status to exit with.
  func conclude(_ end: SpawnedProcess.End) -> Int32 {
    // From here on a signal may end us at once: a reader of our output may never read.
    defer { unblockSignals() }
    guard let ending else {
      terminal.restore()
      if let endingSignal {
        StandardError.write(LauncherWording.ended(by: endingSignal, draft: neededDraft))
        return 128 + endingSignal
      }
      StandardError.write(LauncherWording.died(end, megabytes: megabyteLimit, draft: neededDraft))
      if case .signaled(let signal) = end { return 128 + signal }
      return 1
    }
    terminal.restoreSettings()
    if let endingSignal, ending.outcome != .done {
      StandardError.write(LauncherWording.ended(by: endingSignal, draft: neededDraft))
      return 128 + endingSignal
    }
    switch ending.outcome {
    case .done: return deliver(ending.text)
    case .cancelled:
      if let kept = draft.flatMap(DraftShelf.cancelled) {
        // FILE may change before the text is asked for.
        files.finishCopying()
        StandardError.write(LauncherWording.cancelled(draft: kept))
      }
      return 130
    case .failed(let message):
      StandardError.write(LauncherWording.failed(message, draft: neededDraft))
      return 1
    }
  }

  private func deliver(_ text: Descriptor?) -> Int32 {
    guard plan.filePath == nil, let text else { return 0 }
    unblockSignals()
    do throws(SystemError) {
      try StandardOutput.write(contentsOf: text)
      if let draft { DraftShelf.remove(draft) }
      return 0
    } catch {
      StandardError.write(LauncherWording.outputFailed(error, draft: draft))
      return 1
    }
  }

  /// The draft that is worth naming: one that holds more than FILE does.
  ///
  /// A keyboard that dies right after a save leaves one that does not, which is of no use to anyone.
  private var neededDraft: String? {
    guard let draft, access(draft, F_OK) == 0 else { return nil }
    // FILE may change before the draft is recovered.
    files.finishCopying()
    guard let kept = Draft(opening: draft) else { return draft }
    do throws(FileOpenError) {
      let file = try plan.filePath.map { (path) throws(FileOpenError) in try FileReader.open(path) }
      return kept.discardIfSaved(current: file?.bytes ?? [], identity: file?.identity) ? nil : draft
    } catch {
      return draft
    }
  }
}
