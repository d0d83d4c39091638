import Glibc
import KeylineStore

/// `keyline access`.
struct AccessRun {
  let files: SettingsFiles

  /// The state in machine-readable form.
  private struct Status: Encodable {
    let fullAccess: Bool
    let grantedAt: String?
    let path: String
    let problem: String?
  }

  /// Carries out a command.
  ///
  /// - Returns: what is printed.
  func run(_ command: AccessCommand) throws -> String {
    guard let container = files.sharedContainer else {
      throw CommandFailure(message: "There is no place for Full Access: set HOME or XDG_DATA_HOME.")
    }
    let access = FullAccess(in: container)
    switch command {
    case .status(let json): return try status(access, json: json)
    case .grant(let hasConsent): return try grant(access, hasConsent: hasConsent)
    case .revoke: return try revoke(access)
    }
  }

  private func status(_ access: FullAccess, json: Bool) throws -> String {
    let status = access.status
    if let problem = status.problem { StandardError.write("keyline: " + problem) }
    if json {
      return try JSONText.of(
        Status(
          fullAccess: status.isGranted, grantedAt: status.grantedAt, path: access.path,
          problem: status.problem))
    }
    guard status.isGranted else { return Self.off }
    return "Full Access is granted\(status.grantedAt.map { " since \($0)" } ?? "").\n"
  }

  private func grant(_ access: FullAccess, hasConsent: Bool) throws -> String {
    if access.isGranted { return "Full Access is granted already.\n" }
    if !hasConsent { try askForConsent() }
    try change { () throws(ContainerError) in try access.grant(at: .now) }
    let said = "Full Access is granted; `keyline access revoke` takes it back.\n"
    return hasConsent ? ConsentText.text + "\n\n" + said : said
  }

  /// Shows what Full Access is, and has the person write the word.
  private func askForConsent() throws {
    guard isatty(STDIN_FILENO) == 1 else {
      throw CommandFailure(
        message:
          "Full Access needs your consent: run this in a terminal, or read docs/privacy.md and add --consent."
      )
    }
    let answer: [UInt8]?
    do {
      answer = try TerminalPrompt().ask(ConsentText.text + "\n\nTo grant Full Access, type the word grant: ")
    } catch let error as SystemError {
      throw CommandFailure(message: "The terminal cannot be asked (\(error.reason)): nothing was changed.")
    }
    let word = String(decoding: (answer ?? []).filter { $0 != 0x20 }, as: UTF8.self).lowercased()
    guard word == "grant" else {
      throw CommandFailure(message: "Full Access was not granted: the word was not typed.")
    }
  }

  private func revoke(_ access: FullAccess) throws -> String {
    try change { () throws(ContainerError) in try access.revoke() }
    return Self.off
  }

  /// Changes the document and tells running keyboards.
  private func change(_ body: () throws(ContainerError) -> String?) throws(CommandFailure) {
    do throws(ContainerError) {
      if let notice = try body() { StandardError.write("keyline: " + notice) }
    } catch {
      throw CommandFailure(message: error.message)
    }
    files.ping()
  }

  private static let off =
    "Full Access is off: no text leaves this machine, but from runs that were started with --full-access on.\n"
}
