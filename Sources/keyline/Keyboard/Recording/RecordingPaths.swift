/// Which files a recording goes to: a cast, a tape, or both, as the ending of a name says.
struct RecordingPaths: Hashable, Sendable {
  /// Where the cast goes, which shows again what was seen.
  let cast: String?
  /// Where the tape goes, which does again what was done.
  let tape: String?

  /// What the names that make sense look like.
  static let expectation = "a name that ends in .cast, in .tape, or has no ending (for both)"

  /// Reads a name; nil where it has another ending, or nothing stands before that.
  ///
  /// - Parameter name: A path; without an ending both files are meant, each with its own.
  init?(_ name: String) {
    let file = name.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    guard let dot = file.lastIndex(of: ".") else {
      guard !file.isEmpty else { return nil }
      (cast, tape) = (name + ".cast", name + ".tape")
      return
    }
    guard dot > file.startIndex else { return nil }
    switch file[dot...] {
    case ".cast": (cast, tape) = (name, nil)
    case ".tape": (cast, tape) = (nil, name)
    default: return nil
    }
  }
}
