/// Why a settings document could not be read.
enum SettingsDocumentError: Error {
  case notJSON(JSONFault)
  case notAnObject
  case newer(version: Int)

  /// What is wrong, as a clause without a full stop.
  var clause: String {
    switch self {
    case .notJSON(let fault): fault.description
    case .notAnObject: "must be one object { … }"
    case .newer(let version): "is of version \(version), which only a newer Keyline can read"
    }
  }
}
