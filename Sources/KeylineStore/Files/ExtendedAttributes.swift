import CLinux
import Glibc

/// Extended attributes, access control lists among them.
enum ExtendedAttributes {
  /// Copies what can be copied; a file system or a right that is missing for one must not stop a save.
  static func copy(from path: String, to descriptor: Descriptor) {
    for name in names(of: path) {
      let size = getxattr(path, name, nil, 0)
      guard size >= 0 else { continue }
      var value = [UInt8](repeating: 0, count: size)
      let count = getxattr(path, name, &value, size)
      if count >= 0 { _ = fsetxattr(descriptor.raw, name, value, count, 0) }
    }
  }

  private static func names(of path: String) -> [String] {
    let size = listxattr(path, nil, 0)
    guard size > 0 else { return [] }
    var list = [CChar](repeating: 0, count: size)
    let count = listxattr(path, &list, size)
    guard count > 0 else { return [] }
    return list[..<count].split(separator: 0).map {
      String(decoding: $0.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
  }
}
