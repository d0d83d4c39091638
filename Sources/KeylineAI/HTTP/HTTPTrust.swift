/// Whose certificates are believed, where the environment says so, in the words of curl and OpenSSL.
public struct HTTPTrust: Hashable, Sendable {
  /// A file with certificates; nil for the system's.
  public let file: String?
  /// A folder with certificates; nil for the system's.
  public let folder: String?

  /// Reads `CURL_CA_BUNDLE`, `SSL_CERT_FILE` and `SSL_CERT_DIR`.
  public init(environment: [String: String]) {
    func given(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
    file = given("CURL_CA_BUNDLE") ?? given("SSL_CERT_FILE")
    folder = given("SSL_CERT_DIR")
  }
}
