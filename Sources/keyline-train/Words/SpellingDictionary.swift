import Glibc
import KeylinePrediction

/// A dictionary of hunspell's, asked with the program itself.
struct SpellingDictionary {
  /// The dictionary's files without `.aff` and `.dic`.
  let path: String
  /// A folder for what is passed to hunspell and back.
  let scratch: String

  /// Which words the dictionary accepts as they are written.
  ///
  /// - Throws: `TrainerError.spelling` when hunspell does not run.
  func accepted(_ words: [String]) throws(TrainerError) -> Set<String> {
    // hunspell goes by the end of a name: `words.1` would be a page of a manual.
    let question = "\(scratch)/words-\(getpid()).txt"
    let answer = "\(scratch)/accepted-\(getpid()).txt"
    defer {
      unlink(question)
      unlink(answer)
    }
    try FileBytes.write(Array(words.joined(separator: "\n").utf8) + [UInt8(ascii: "\n")], to: question)
    try run(["hunspell", "-i", "utf-8", "-G", "-d", path, question], output: answer)
    let lines = try FileBytes.read(answer).split(separator: UInt8(ascii: "\n"))
    return Set(lines.map { String(decoding: $0, as: UTF8.self) })
  }

  /// The words that it lists with capitals inside, such as `iPhone`, by the folded word.
  ///
  /// - Throws: `TrainerError` when its list cannot be read.
  func mixedForms() throws(TrainerError) -> [String: String] {
    var forms: [String: String] = [:]
    for (text, _) in WordList.frequencies(in: try FileBytes.read(path + ".dic"))
    where text.dropFirst().contains(where: \.isUppercase) && text != text.uppercased() {
      forms[WordFolding.fold(text)] = text
    }
    return forms
  }

  private func run(_ arguments: [String], output: String) throws(TrainerError) {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    var process: pid_t = 0
    var pointers: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    defer { pointers.forEach { free($0) } }
    let code = posix_spawnp(&process, arguments[0], &actions, nil, &pointers, environ)
    guard code == 0 else { throw .spelling(String(cString: strerror(code))) }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { throw .spelling(String(cString: strerror(errno))) }
    }
    guard status == 0 else {
      throw .spelling("it ended with the status \(status >> 8); does it read \(path).dic?")
    }
  }
}
