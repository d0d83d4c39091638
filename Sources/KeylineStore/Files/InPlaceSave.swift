import CLinux
import Glibc

/// Overwrites a file's own bytes: only where no new file can take its place.
struct InPlaceSave {
  /// The file as the person named it.
  let path: String
  /// The file without links.
  let target: String
  /// What it was before.
  let old: stat

  /// Makes the new text safe, and then overwrites the old one.
  func run(
    from source: Descriptor, afterKeeping keep: () -> String?
  ) throws(SystemError) -> FileSaver.Result {
    let file = try Descriptor.open(target, O_WRONLY | O_NONBLOCK)
    let length = Int(try source.status().st_size)
    // A longer text finds its room before the shorter one is touched: a full disk then changes nothing.
    if length > old.st_size { try file.reserve(length) }
    if let refusal = keep() {
      return .failed("\(path) can only be written in place and was not saved. \(refusal)")
    }
    do throws(SystemError) {
      let hash = try source.copyAll(to: file)
      try retrying("ftruncate", target) { ftruncate(file.raw, off_t(length)) }
      try file.sync()
      return .saved(FileIdentity(try file.status(), hash: hash))
    } catch {
      return .failed(
        "\(path) was written only in part (\(error.reason)): its new text is kept as a draft, save again.")
    }
  }
}
