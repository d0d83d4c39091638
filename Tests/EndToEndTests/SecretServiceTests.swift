import Foundation
import KeylineTestSupport
import Testing

/// `keyline key` with a real Secret Service on a bus of its own, and with one that does not answer.
@Suite struct SecretServiceTests {
  private static let key = "sk-ant-0123456789abcdefghij"
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static let hasService = ["dbus-run-session", "gnome-keyring-daemon", "secret-tool"].allSatisfy {
    access("/usr/bin/" + $0, X_OK) == 0
  }

  private var file: String { folder.path(of: ".config/keyline-keys/anthropic") }

  /// Runs a script on a bus with an unlocked service; both end with it.
  private func session(_ script: String) throws -> CommandRun {
    let unlock = "printf password | gnome-keyring-daemon --unlock --components=secrets >/dev/null 2>&1\n"
    let keyline = "keyline() { '\(ExecutablePath.keyline())' \"$@\"; }\n"
    return try CommandRun(
      ["dbus-run-session", "--", "sh", "-c", unlock + keyline + script],
      environment: ["XDG_RUNTIME_DIR": folder.path], folder: folder)
  }

  @Test(.enabled(if: hasService, "dbus-run-session, gnome-keyring-daemon and secret-tool are needed"))
  func `where a service answers the key lies in it and in no file`() throws {
    let run = try session(
      """
      printf '%s\\n' \(Self.key) | keyline key set
      keyline key status
      secret-tool lookup application keyline provider anthropic; echo
      keyline key status --provider openai
      keyline key remove
      keyline key status
      """)
    #expect(
      run.output == """
        The key for Anthropic is kept in the Secret Service.
        Anthropic: sk-ant… in the Secret Service
        \(Self.key)
        OpenAI: there is no key; `keyline key set` keeps one.
        The key for Anthropic was removed from the Secret Service.
        Anthropic: there is no key; `keyline key set` keeps one.

        """, "\(run.errors)")
    #expect(access(file, F_OK) != 0)
  }

  @Test(.enabled(if: hasService, "dbus-run-session, gnome-keyring-daemon and secret-tool are needed"))
  func `a key that was in a file moves into the service`() throws {
    _ = try CommandRun(
      [ExecutablePath.keyline(), "key", "set"], input: "sk-older-0123456789", folder: folder)
    #expect(access(file, F_OK) == 0)
    let run = try session("echo \(Self.key) | keyline key set; keyline key status")
    #expect(run.output.contains("Anthropic: sk-ant… in the Secret Service"), "\(run.errors)")
    #expect(access(file, F_OK) != 0)
  }

  /// Puts a program in the place of `secret-tool`, on a machine with a bus address.
  private func keyline(_ arguments: String..., tool: String, input: String = "") throws -> CommandRun {
    try folder.write("#!/bin/sh\n\(tool)\n", to: "tool")
    let install = "mkdir -p bin && cp tool bin/secret-tool && chmod 700 bin/secret-tool"
    #expect(try CommandRun(["/bin/sh", "-c", install], folder: folder).status == .exited(0))
    return try CommandRun(
      [ExecutablePath.keyline(), "key"] + arguments, input: input,
      environment: [
        "PATH": folder.path(of: "bin") + ":/usr/bin:/bin",
        "DBUS_SESSION_BUS_ADDRESS": "unix:path=/nonexistent",
      ], folder: folder)
  }

  @Test func `a service that does not answer is waited for and then done without`() throws {
    let hangs = "exec sleep 600"
    let set = try keyline("set", tool: hangs, input: Self.key)
    #expect(set.status == .exited(0) && set.output.contains("is kept in \(file)"))
    #expect(try keyline("status", tool: hangs).output == "Anthropic: sk-ant… in \(file)\n")
    unlink(file)
    let status = try keyline("status", tool: hangs)
    #expect(status.status == .exited(1) && status.errors.contains("The Secret Service does not answer"))
  }

  @Test func `a bus without a service is as good as none`() throws {
    let fails = "echo 'secret-tool: no such name' >&2; exit 1"
    #expect(try keyline("set", tool: fails, input: Self.key).output.contains("is kept in \(file)"))
    #expect(try keyline("status", tool: fails).output == "Anthropic: sk-ant… in \(file)\n")
  }

  @Test func `the tool gets the key on its standard input only`() throws {
    let records = """
      case $1 in store) cat >"$HOME/input"; esac
      tr '\\0' '\\n' </proc/$$/cmdline >>"$HOME/seen"; env >>"$HOME/seen"
      """
    let set = try keyline("set", tool: records, input: Self.key + "\n")
    #expect(set.output.contains("Secret Service"), "\(set.errors)")
    #expect(try folder.read("input") == Array(Self.key.utf8))
    let seen = String(decoding: try folder.read("seen"), as: UTF8.self)
    #expect(seen.contains("application\nkeyline\nprovider\nanthropic\n") && !seen.contains("sk-ant"))
    let variables = Set(
      seen.split(separator: "\n").compactMap { line in
        line.contains("=") && !line.hasPrefix("--") ? String(line.prefix { $0 != "=" }) : nil
      })
    #expect(
      variables.subtracting([
        "PATH", "HOME", "LANG", "DBUS_SESSION_BUS_ADDRESS", "PWD", "_", "OLDPWD", "SHLVL",
      ]).isEmpty)
  }
}
