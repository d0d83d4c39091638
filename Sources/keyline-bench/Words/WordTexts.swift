import Glibc
import KeylineStore

/// The texts that words are measured on: lines in `text`, and rows of typos and of right words with what stands before
/// them.
struct WordTexts {
  /// A folder with `text`, `typos` and `clean` in it.
  let folder: String

  /// The sets of a kind, by name.
  ///
  /// - Parameters:
  ///   - kind: The folder they lie in.
  ///   - suffix: How their files end.
  /// - Returns: Name, which begins with the language, and lines without their ends.
  /// - Throws: `SystemError` where a file cannot be read.
  func sets(of kind: String, suffix: String) throws(SystemError) -> [(name: String, lines: [String])] {
    let folders = DataFolders(environment: ["KEYLINE_DATA_DIR": folder], executable: "/")
    var sets: [(name: String, lines: [String])] = []
    for name in folders.names(in: kind, suffix: suffix) {
      let bytes =
        try Descriptor.open("\(folder)/\(kind)/\(name)\(suffix)", O_RDONLY).readAll(limit: 1 << 26) ?? []
      let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
      sets.append((name, lines))
    }
    return sets
  }
}
