import KeylineCore
import KeylineStore

/// The recording of the run, as the person asks for it.
extension KeyboardLoop {
  /// Does what is asked of the recording.
  mutating func record(_ command: RecordCommand) {
    // A tape that plays is recorded from outside.
    guard reel == nil else { return }
    switch command {
    case .toggle where recorder.recording == nil: beginRecording()
    case .toggle: endRecording()
    case .pause: pauseRecording()
    case .mark: markRecording()
    case .keepLastMinute: keepLastMinute()
    }
  }

  /// Begins a recording of the run.
  ///
  /// - Parameter files: Where it goes.
  mutating func beginRecording(into files: RecordingFiles) {
    recorder.begin(into: files, of: session, at: clock.now)
    // Of a tape the tape's own screens are recorded, which know nothing of it.
    if reel == nil { apply(.recordingChanged(recorder.status)) }
  }

  /// Says why a recording has ended by itself.
  ///
  /// - Returns: Whether there is something new to be shown.
  mutating func sayRecordingEnded() -> Bool {
    guard let remark = recorder.takeRemark() else { return false }
    apply(.recordingChanged(.off))
    apply(.notice(remark))
    return true
  }

  private mutating func beginRecording() {
    guard !session.isUntold else { return apply(.notice(Self.untold)) }
    keep { (loop, folder) throws(LineFile.Failure) in
      guard let paths = RecordingPaths(folder + "/" + Self.fileName) else { return }
      loop.beginRecording(into: try RecordingFiles(paths))
      loop.apply(.notice("Recording. Record again to end it; F12 has the last minute."))
    }
  }

  private mutating func endRecording() {
    guard let paths = recorder.end(of: session, at: clock.now) else { return }
    apply(.recordingChanged(.off))
    apply(.notice("Recorded: \(paths.map(Self.short).joined(separator: ", "))"))
  }

  private mutating func pauseRecording() {
    guard recorder.recording != nil else { return apply(.notice(Self.unrecorded)) }
    recorder.togglePause(of: session, at: clock.now)
    apply(.recordingChanged(recorder.status))
  }

  private mutating func markRecording() {
    guard let name = recorder.mark(at: clock.now) else { return apply(.notice(Self.unrecorded)) }
    apply(.notice("Marked: \(name)"))
  }

  private mutating func keepLastMinute() {
    guard !session.isUntold else { return apply(.notice(Self.untold)) }
    guard let tape = recorder.lastMinute() else {
      return apply(.notice("Nothing of the last minute is remembered: it was not to be told."))
    }
    keep { (loop, folder) throws(LineFile.Failure) in
      var file = try LineFile(path: folder + "/" + Self.fileName + ".tape")
      try file.append(tape)
      loop.apply(.notice("The last minute is saved: \(Self.short(file.path))"))
    }
  }

  /// Does something in the folder of recordings, or says why that cannot be.
  private mutating func keep(_ body: (inout KeyboardLoop, String) throws(LineFile.Failure) -> Void) {
    guard let container = settingsFiles.ownContainer else {
      return apply(.notice("There is no place for recordings; set HOME."))
    }
    do throws(LineFile.Failure) {
      let folder: String
      do throws(ContainerError) { folder = try container.prepare("recordings") } catch {
        throw .unusable(error)
      }
      try body(&self, folder)
    } catch {
      apply(.notice("Nothing is recorded: \(error.message)"))
    }
  }

  private static let untold = "Nothing is recorded in incognito, or of a password."
  private static let unrecorded = "Nothing is recorded now."

  /// A name by the present moment, in UTC: `2026-11-30T120000-000`.
  private static var fileName: String {
    let now = UTCTime.now
    let milliseconds = String(1000 + now.milliseconds % 1000).dropFirst()
    return now.text.replacing(":", with: "").replacing("Z", with: "-\(milliseconds)")
  }

  /// A path as people write it.
  private static func short(_ path: String) -> String {
    guard let home = Environment.current["HOME"], path.hasPrefix(home + "/") else { return path }
    return "~" + path.dropFirst(home.count)
  }
}
