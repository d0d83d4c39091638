import Glibc
import KeylineCore
import KeylineScreen
import KeylineStore

/// `keyline doctor`: proves the sandbox, and tells what the keyboard finds here.
struct DoctorRun {
  let environment: [String: String]
  let executable: String
  let secrets: EnvironmentSecrets

  /// Looks at everything.
  ///
  /// - Parameter json: Whether programs read it.
  /// - Returns: What is printed.
  /// - Throws: `CommandFailure` with the same, when something was possible that must not be.
  func run(json: Bool) throws -> String {
    let probe = try probe()
    let report = DoctorReport(
      sandbox: probe.status?.rawValue ?? "none", attempts: probe.results.map(Self.attempt),
      terminal: terminal, access: access, keys: keys, models: models, words: words,
      paths: paths)
    let output = json ? try JSONText.of(report) : report.text
    guard probe.isProof else { throw CommandFailure(message: Self.verdict(on: probe), output: output) }
    return output
  }
}

// MARK: Words

extension DoctorRun {
  /// The languages that there are words for, each checked to the last byte.
  private var models: String {
    let models = WordModels(folders: DataFolders(environment: environment, executable: executable))
    let found = models.languages.map { language in
      do throws(WordModels.Failure) {
        try models.verifiedModel(of: language)
        return language
      } catch {
        return "\(language) (\(error.message))"
      }
    }
    return found.isEmpty ? "none; `make models` builds them" : found.joined(separator: ", ")
  }
}

// MARK: The sandbox

extension DoctorRun {
  private func probe() throws(CommandFailure) -> ProbeReport {
    do throws(SystemError) {
      let keys = container(.keys)?.path
      return try SandboxProbe(
        environment: ChildEnvironment.make(from: ChildEnvironment.current), shared: container(.shared),
        keyFolder: keys.flatMap { Glibc.access($0, F_OK) == 0 ? $0 : nil }
      ).run()
    } catch {
      throw CommandFailure(
        message:
          "the sandbox cannot be tried (\(error.call)): \(error.reason); free some memory and try again"
      )
    }
  }

  private static func attempt(_ result: ProbeReport.Result) -> DoctorReport.Attempt {
    let answer =
      switch result.error {
      case nil: "the probe did not come back"
      case 0?: "possible"
      case let code?: String(cString: strerror(code))
      }
    return DoctorReport.Attempt(name: result.name, isRefused: result.isRefused, answer: answer)
  }

  /// What is wrong with the sandbox, and what to do.
  static func verdict(on probe: ProbeReport) -> String {
    let holes = probe.results.filter { !$0.isRefused }.map(\.name)
    if probe.status == nil {
      return "the kernel cannot keep the keyboard from the network (no seccomp): use a kernel that can"
    }
    if probe.status == .partly {
      return "the sandbox is partly there, without rules for files: use a kernel with Landlock"
    }
    if !holes.isEmpty {
      return "the sandbox let through what it must refuse (\(holes.joined(separator: "; "))): "
        + "write nothing secret here, and report this"
    }
    return "the probe ended before it had tried everything: try again"
  }
}

// MARK: What the keyboard finds

extension DoctorRun {
  private var terminal: [DoctorReport.Fact] {
    let kind = environment["TERM"] ?? ""
    var facts = [
      DoctorReport.Fact("TERM", kind.isEmpty ? "not set" : kind),
      DoctorReport.Fact("labels", LabelSet.detected(environment: environment).rawValue),
    ]
    guard let (size, capabilities) = TerminalExamination.run() else {
      return facts + [DoctorReport.Fact("terminal", "none to ask")]
    }
    facts.append(DoctorReport.Fact("size", "\(size.columns) x \(size.rows)"))
    do throws(TerminalError) {
      let screen = try CursesScreen(descriptions: TerminalDescription.candidates(for: kind), size: size)
      let depth = ColorDepth.detected(environment: environment, terminfoColors: screen.colors)
      facts += [
        DoctorReport.Fact("description", screen.description), DoctorReport.Fact("colours", depth.words),
      ]
    } catch {
      facts.append(DoctorReport.Fact("description", error.description))
    }
    return facts + [
      DoctorReport.Fact("kitty keyboard", capabilities.kittyKeyboard ? "yes" : "no"),
      DoctorReport.Fact("synchronized output", capabilities.synchronizedOutput ? "yes" : "no"),
      DoctorReport.Fact(
        "joined emoji",
        capabilities.joinsClusters.map { $0 ? "two cells" : "the cells of their parts" } ?? "unknown"),
      DoctorReport.Fact(
        "emoji by variation selector",
        capabilities.emojiSelectorWidth.map { $0 == 1 ? "one cell" : "\($0) cells" } ?? "unknown"),
    ]
  }

  private var access: String {
    guard let shared = container(.shared) else { return "off; there is no place to note it" }
    let status = FullAccess(in: shared).status
    if let problem = status.problem { return "off; \(problem)" }
    return status.isGranted ? status.grantedAt.map { "granted \($0)" } ?? "granted" : "off"
  }

  private var keys: [DoctorReport.Fact] {
    let store = KeyStore(environment: environment, secrets: secrets)
    return ProviderID.allCases.filter { $0.keyVariable != nil }.map { provider in
      do throws(KeyStoreError) {
        let found = try store.lookup(provider)
        return DoctorReport.Fact(provider.title, found.map { "in \($0.place.description)" } ?? "none")
      } catch {
        return DoctorReport.Fact(provider.title, error.message)
      }
    }
  }

  private var words: String {
    guard let own = container(.own) else { return "none; there is no place to keep them" }
    guard WordStore.exists(in: own) else { return "none" }
    do throws(DatabaseFileError) {
      let store = try WordStore(in: own)
      let count = WordListRow.of(try store.load(), today: WordsRun.today).count
      let state = try store.isSound() ? "the file is sound" : "the file is damaged"
      return "\(count), \(store.notice ?? state)"
    } catch {
      return error.message
    }
  }

  private var paths: [DoctorReport.Fact] {
    let kinds: [(String, Container.Kind)] = [
      ("configuration", .config), ("shared", .shared), ("own", .own), ("keys", .keys),
    ]
    let broker = BrokerProgram(beside: executable, options: WriteOptions()).path
    let data = DataFolders(environment: environment, executable: executable).paths
    return kinds.map { name, kind in
      DoctorReport.Fact(name, container(kind).map { Self.described($0.path) } ?? "no place: set HOME")
    } + [DoctorReport.Fact("broker", Self.described(broker))]
      + data.enumerated().map { DoctorReport.Fact("data \($0.offset + 1)", Self.described($0.element)) }
  }

  private static func described(_ path: String) -> String {
    Glibc.access(path, F_OK) == 0 ? path : path + " (not there)"
  }

  private func container(_ kind: Container.Kind) -> Container? { .find(kind, environment: environment) }
}

extension ColorDepth {
  fileprivate var words: String {
    switch self {
    case .none: "none"
    case .ansi8: "8"
    case .ansi16: "16"
    case .indexed256: "256"
    case .trueColor: "true colour"
    }
  }
}
