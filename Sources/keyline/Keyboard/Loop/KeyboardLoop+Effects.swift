import Glibc
import KeylineCore
import KeylineStore

extension KeyboardLoop {
  /// Runs one effect.
  mutating func run(_ effect: Effect) {
    switch effect {
    case .schedule(let timer, let deadline): timers.schedule(timer, at: deadline)
    case .cancel(let timer): timers.cancel(timer)
    case .save(let request): save(request)
    case .syncDraft: isDraftSyncDue = true
    // A tape leaves the person's clipboard alone.
    case .copy(let bytes) where reel != nil: reel?.clipboard = bytes
    case .requestClipboard where reel != nil && session.isScripted: break
    case .requestClipboard where reel != nil: apply(.clipboard(reel?.clipboard))
    case .copy(let bytes): copy(bytes)
    case .requestClipboard: tell { (line) throws(SystemError) in try line.requestPaste() }
    case .offerCancelledDraft: offerCancelledDraft()
    case .answerDraft(let answer): answerDraft(answer)
    case .ask(let request, of: _): brokerRequests.append(request)
    case .prepareBroker: isBrokerDue = true
    case .predict(let query): dueWords = query
    case .completeOnDevice(let query): dueCompletion = query
    case .explainWords(let query): explainWords(query)
    case .teach(let lesson): teach(lesson)
    case .trace(let isOn): tracer = isOn ? KeyTracer() : nil
    case .inspect: apply(.inspected(inspectedFacts))
    case .record(let command): record(command)
    case .keepScore(let tallies): keepScore(tallies)
    case .loadScore: isScoreWanted = reel == nil
    case .die: die()
    case .ring: isBellDue = true
    case .suspend: isSuspensionDue = true
    case .redraw: painter.invalidate()
    case .nextTheme: showNextTheme()
    case .setMouse(let isOn): trackMouse(isOn)
    case .remember(let name, let value): remember(name, value)
    case .hintsSeen: FirstStart.note(in: settingsFiles.ownContainer)
    case .quit where reel != nil: reel?.isSessionOver = true
    case .quit(let outcome): self.outcome = outcome
    }
  }

  mutating func remember(_ name: String, _ value: SettingValue) {
    guard reel == nil, let path = settingsFiles.preferencesPath else { return }
    do throws(SettingsFile.Failure) {
      try SettingsFile(path: path).set(name, to: value)
    } catch {
      apply(.notice(error.message))
    }
  }

  private mutating func save(_ request: SaveRequest) {
    keepDraft()
    do throws(SystemError) {
      let contents = try Descriptor.memory("text")
      drafts.append(savingOf: try contents.write(session.document.text))
      try launcher.save(
        memfd: contents, journal: drafts.isBehind ? nil : drafts.journal?.rawDescriptor,
        expected: fileIdentity, overwritesChanges: request.overwritesChanges,
        revision: session.document.revision)
    } catch {
      apply(.saved(.failed("The text was not saved (\(error.reason))."), revision: 0))
    }
  }

  /// Does what is due once for all keys of a batch, however many of them ask for it.
  mutating func runDueEffects() {
    if isBellDue {
      isBellDue = false
      send([7])
    }
    if isDraftSyncDue, !launcher.isSyncing { syncDraft() }
    if isBrokerDue || !brokerRequests.isEmpty { attendBroker() }
  }

  /// Has the journal brought to the disk.
  mutating func syncDraft() {
    isDraftSyncDue = false
    drafts.rewriting.wake()
    guard let journal = drafts.journal else { return }
    tell { (line) throws(SystemError) in try line.sync(journal: journal.rawDescriptor) }
  }

  /// Bytes for the terminal that are no frame.
  private mutating func send(_ bytes: [UInt8]) {
    do throws(TerminalError) { try terminal.output.send(bytes) } catch { outcome = .interrupted }
  }

  private mutating func trackMouse(_ isOn: Bool) {
    do throws(TerminalError) { try terminal.track(isOn ? .drag : .off) } catch { outcome = .interrupted }
  }

  private mutating func copy(_ bytes: [UInt8]) {
    send(SystemClipboard.sequence(for: bytes))
    tell { (line) throws(SystemError) in try line.copy(bytes) }
  }
}
