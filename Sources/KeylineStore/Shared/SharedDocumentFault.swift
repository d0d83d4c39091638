import KeylineCore

/// Why what stands in a shared document cannot be used.
public enum SharedDocumentFault: Error, Equatable, Sendable {
  /// It is not JSON.
  case notJSON(JSONFault)
  /// It is JSON and no object.
  case notAnObject
  /// Its version is no whole number from 1 up.
  case noVersion
  /// A newer Keyline has written it.
  case newer(version: Int)
  /// It has more bytes than such a document may.
  case tooLarge(limit: Int)

  /// What is wrong, as a clause without a full stop.
  public var clause: String {
    switch self {
    case .notJSON(let fault): fault.description
    case .notAnObject: "must be one object { … }"
    case .noVersion: "\"version\" must be a whole number from 1 up"
    case .newer(let version): "is of version \(version), which only a newer Keyline can read"
    case .tooLarge(let limit): "has more than \(limit) bytes"
    }
  }
}
