import CLinux
import Glibc
import KeylineStore

extension Launcher {
  /// Does what the keyboard asks.
  func serve(_ request: LauncherRequest) {
    switch request {
    case .save(let text, let journal, let expected, let overwritesChanges, let revision):
      let outcome = save(text, journal: journal, expected: expected, overwritesChanges: overwritesChanges)
      reply(.saved(outcome, revision: revision))
      clearLeftovers()
    case .sync(let journal, let number): sync(journal, number: number)
    case .keepBase(let file, let base): baseCopy = copy(of: base, to: file)
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
    _ text: Descriptor, journal: Descriptor?, expected: FileIdentity?, overwritesChanges: Bool
  ) -> SaveOutcome {
    guard let path = plan.filePath else { return .failed("there is no file to save to") }
    // The text that the draft begins with may be in FILE only, which is about to change.
    baseCopy?.finish()
    let safety = InPlaceSafety(
      container: container, file: RealPath.of(path), journal: journal, base: baseCopy)
    let earlier = safetyDraft
    let result = FileSaver.save(
      from: text, to: path, expected: expected, overwritesChanges: overwritesChanges,
      beforeInPlace: { safety.secure(text, expected: expected, draft: &safetyDraft) })
    switch result {
    case .saved(let identity):
      earlier?.remove()
      safetyDraft?.remove()
      safetyDraft = nil
      return .saved(identity)
    case .changedOnDisk: return .changedOnDisk
    case .failed(let message): return .failed(message)
    }
  }

  /// Brings a journal, and the first time its name, to the disk.
  private func sync(_ journal: Descriptor, number: Int?) {
    do throws(SystemError) {
      try retrying("fdatasync") { fdatasync(journal.raw) }
      if let container { try DraftShelf(container).sync() }
      if let number { reply(.synced(number: number, isDurable: true)) }
    } catch {
      // Otherwise the keyboard has no use for a failure: its next write to the journal meets the same disk.
      if let number { reply(.synced(number: number, isDurable: false)) }
    }
  }

  /// Prepares to copy the text that a draft begins with; nil when it cannot be read.
  private func copy(of base: TextFingerprint, to file: Descriptor) -> BaseCopy? {
    if let text = plan.initialText { return BaseCopy(from: text, to: file, expected: base) }
    guard let path = plan.filePath else { return nil }
    do throws(SystemError) {
      let source = try Descriptor.open(path, O_RDONLY | O_NONBLOCK)
      return BaseCopy(from: source, to: file, expected: base)
    } catch {
      return nil
    }
  }

  /// Removes what an earlier run, killed while it saved, has left beside FILE; after the first save only.
  private func clearLeftovers() {
    guard !hasClearedLeftovers, let path = plan.filePath else { return }
    hasClearedLeftovers = true
    FileSaver.removeLeftovers(beside: path)
  }
}
