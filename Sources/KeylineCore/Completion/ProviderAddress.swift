/// Addresses of providers, as settings and the environment give them.
public enum ProviderAddress {
  /// Whether a text is an http or https address with a host, without blanks, a query or a fragment.
  public static func isOne(_ text: String) -> Bool {
    guard let rest = rest(of: text), text.utf8.count <= 2000 else { return false }
    let host = rest.prefix { $0 != "/" }
    return !host.isEmpty && !host.hasPrefix(":")
      && rest.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && !#"?#"<>\^`{|}"#.utf8.contains($0) }
  }

  /// Whether an address leads to this machine, where no key is needed and no one listens on the way.
  public static func isLoopback(_ text: String) -> Bool {
    guard let rest = rest(of: text) else { return false }
    let authority = rest.prefix { $0 != "/" }
    let place = authority.split(separator: "@").last ?? ""
    if place.hasPrefix("[::1]") { return true }
    let host = place.prefix { $0 != ":" }
    return host == "localhost"
      || host.hasPrefix("127.") && host.utf8.allSatisfy { $0 == 0x2E || (0x30...0x39).contains($0) }
  }

  private static func rest(of text: String) -> Substring? {
    for scheme in ["https://", "http://"] where text.lowercased().hasPrefix(scheme) {
      return text.dropFirst(scheme.count)
    }
    return nil
  }
}
