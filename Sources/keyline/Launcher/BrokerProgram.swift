import KeylineStore

/// How a broker is started: the program, and what it is told of this run.
struct BrokerProgram: Sendable {
  /// The name of the program, which lies beside our own.
  private static let name = "keyline-broker"
  /// Which settings of the command line are the broker's business, by how their names begin.
  private static let settings = ["ai.", "ledger."]

  /// Its path.
  let path: String
  /// Its arguments, the program's name first; none of them is a secret.
  let arguments: [String]

  /// Describes the program that belongs to a run.
  ///
  /// - Parameters:
  ///   - executable: The path of our own program.
  ///   - options: What the command line asks for.
  init(beside executable: String, options: WriteOptions) {
    let end = executable.lastIndex(of: "/") ?? executable.startIndex
    path = executable[..<end] + "/" + Self.name
    var arguments = [Self.name]
    if let configuration = options.configuration { arguments += ["--config", RealPath.of(configuration)] }
    for (name, flag) in options.settings.sorted(by: { $0.key < $1.key })
    where Self.settings.contains(where: name.hasPrefix) {
      arguments += ["--set", "\(name)=\(flag.value)"]
    }
    if options.fullAccess == true { arguments.append("--full-access") }
    self.arguments = arguments
  }
}
