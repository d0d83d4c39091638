import Glibc
import KeylineCore
import KeylineScreen
import KeylineStore

/// The keyboard's role of the program: sets everything up, runs the loop, tells the launcher how it ended.
enum KeyboardRole {
  /// Runs the role: a person writes.
  ///
  /// - Parameters:
  ///   - options: What the command line asks for.
  ///   - life: Which of the run's keyboards this is.
  /// - Returns: The exit status.
  static func run(_ options: WriteOptions, _ life: KeyboardLife) -> Int32 {
    run { launcher in try KeyboardStart(options: options, launcher: launcher, life: life).makeLoop() }
  }

  /// Runs the role: tapes write.
  ///
  /// - Parameter options: Which tapes, and how.
  /// - Returns: The exit status.
  static func play(_ options: PlayOptions) -> Int32 {
    run { launcher in
      try KeyboardStart(options: WriteOptions(), launcher: launcher).makeLoop(playing: options)
    }
  }

  private static func run(_ makeLoop: (LauncherChannel) throws -> KeyboardLoop) -> Int32 {
    ProcessHardening.apply()
    ProcessHardening.wakeAtParentDeath()
    Sandbox.closeUnknownDescriptors()
    let launcher = LauncherChannel()
    do {
      var loop = try makeLoop(launcher)
      let outcome = try loop.run()
      if let failure = loop.tapeFailure { return fail(failure.message, launcher) }
      if let reel = loop.reel {
        try launcher.finish(KeyboardOutcome(outcome), text: Array(reel.screens.output.utf8), draft: nil)
        return 0
      }
      let draft = loop.drafts.journal?.path
      guard outcome != .interrupted else {
        try launcher.finish(.failed("the keyboard was ended by a signal"), text: nil, draft: draft)
        return 1
      }
      let text = outcome == .done && loop.session.fileName == nil ? loop.session.document.text.bytes : nil
      try launcher.finish(KeyboardOutcome(outcome), text: text, draft: draft)
      loop.drafts.end(outcome, isModified: loop.session.isModified, keepsJournal: text != nil)
      return 0
    } catch let failure as StartFailure {
      return fail(failure.sentence, launcher)
    } catch let failure as CommandFailure {
      return fail(failure.message, launcher)
    } catch let error as TerminalError {
      return fail(error.description, launcher)
    } catch {
      // The launcher is gone: the terminal was left already, and the draft says the rest.
      return 1
    }
  }

  private static func fail(_ sentence: String, _ launcher: LauncherChannel) -> Int32 {
    do throws(SystemError) {
      try launcher.finish(.failed(sentence), text: nil, draft: nil)
    } catch { return 1 }
    return 1
  }
}

extension KeyboardOutcome {
  init(_ outcome: Outcome) {
    switch outcome {
    case .done: self = .done
    case .cancelled, .interrupted: self = .cancelled
    }
  }
}

/// Why the keyboard cannot start: one sentence with what, where, and what to do.
struct StartFailure: Error {
  let sentence: String
}
