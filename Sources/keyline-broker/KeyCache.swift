import KeylineCore

/// Keys that were found, until an app command changes something: a question to the Secret Service costs a process.
struct KeyCache {
  /// When a file was touched.
  struct Time: Equatable {
    let seconds: Int
    let nanoseconds: Int
  }

  private var keys: [ProviderID: String] = [:]
  private var time: Time?

  /// A key that was found, unless something was changed since.
  func key(of provider: ProviderID, at now: Time?) -> String? { now == time ? keys[provider] : nil }

  /// Keeps a key that was just found.
  mutating func keep(_ key: String, of provider: ProviderID, at now: Time?) {
    if now != time { keys = [:] }
    time = now
    keys[provider] = key
  }
}
