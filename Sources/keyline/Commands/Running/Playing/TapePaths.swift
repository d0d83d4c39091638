import CLinux
import Glibc
import KeylineStore

/// The tapes that a command line names: files, and all those in folders.
enum TapePaths {
  private static let ending = ".tape"

  /// Names every tape.
  ///
  /// - Parameter operands: Files and folders; `-` is standard input.
  /// - Returns: The files, those of a folder and of the folders in it by name.
  /// - Throws: `CommandFailure` when there are none in a folder.
  static func expand(_ operands: [String]) throws(CommandFailure) -> [String] {
    var paths: [String] = []
    for operand in operands {
      guard isFolder(operand) else {
        paths.append(operand)
        continue
      }
      let found = tapes(below: operand)
      guard !found.isEmpty else {
        throw CommandFailure(message: "\(operand): there are no tapes in this folder.")
      }
      paths += found
    }
    return paths
  }

  private static func tapes(below folder: String) -> [String] {
    let root = folder.hasSuffix("/") ? folder : folder + "/"
    return FolderNames.of(folder).sorted().flatMap { name -> [String] in
      let path = root + name
      if name.hasPrefix(".") { return [] }
      // A link to a folder may lead back to this one.
      if isFolder(path) { return isLink(path) ? [] : tapes(below: path) }
      return name.hasSuffix(ending) ? [path] : []
    }
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  private static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }
}
