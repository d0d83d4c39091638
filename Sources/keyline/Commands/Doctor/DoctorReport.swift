/// All that `keyline doctor` has to say.
struct DoctorReport: Encodable {
  /// Something that was tried against the sandbox.
  struct Attempt: Encodable, Equatable {
    let name: String
    let isRefused: Bool
    /// The kernel's answer in words.
    let answer: String
  }

  /// A name and what there is to say of it.
  struct Fact: Equatable {
    let name: String
    let value: String

    init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// How much the kernel fences in, in a word.
  var sandbox: String
  var attempts: [Attempt]
  var terminal: [Fact]
  var access: String
  var keys: [Fact]
  var models: String
  /// How many words were learned, and whether their file is sound.
  var words: String
  var paths: [Fact]

  private enum Key: String, CodingKey { case sandbox, attempts, terminal, access, keys, models, words, paths }

  func encode(to encoder: any Encoder) throws {
    func table(_ facts: [Fact]) -> [String: String] {
      Dictionary(facts.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
    }
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(sandbox, forKey: .sandbox)
    try container.encode(attempts, forKey: .attempts)
    try container.encode(table(terminal), forKey: .terminal)
    try container.encode(access, forKey: .access)
    try container.encode(table(keys), forKey: .keys)
    try container.encode(models, forKey: .models)
    try container.encode(words, forKey: .words)
    try container.encode(table(paths), forKey: .paths)
  }

  /// The report for people.
  var text: String {
    let tried = attempts.map { Fact($0.name, $0.isRefused ? "refused by the kernel" : "NOT REFUSED") }
    let sections: [(title: String, facts: [Fact])] = [
      ("Sandbox of the keyboard: \(sandbox)", tried), ("Terminal", terminal), ("Full Access: \(access)", []),
      ("Keys", keys), ("Models: \(models)", []), ("Learned words: \(words)", []),
      ("Paths", paths),
    ]
    let width = sections.flatMap(\.facts).map(\.name.count).max() ?? 0
    return sections.map { title, facts in
      "\(title)\n"
        + facts.map { fact in
          let padding = String(repeating: " ", count: width - fact.name.count + 2)
          return "  \(fact.name)\(padding)\(fact.value)\n"
        }.joined()
    }.joined(separator: "\n")
  }
}
