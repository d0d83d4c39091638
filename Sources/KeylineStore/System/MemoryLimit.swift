import Glibc

/// How much memory this process may have for data of its own.
public enum MemoryLimit {
  /// Sets the limit; what is mapped from files, such as models, does not count, and the limit cannot be raised again.
  ///
  /// - Parameter megabytes: Of 1024 kibibytes of 1024 bytes.
  /// - Returns: Whether the kernel has it; one below what is in use already is none.
  public static func set(megabytes: Int) -> Bool {
    let bytes = rlim_t(megabytes) << 20
    var limit = rlimit(rlim_cur: bytes, rlim_max: bytes)
    return setrlimit(__rlimit_resource_t(RLIMIT_DATA.rawValue), &limit) == 0
  }
}
