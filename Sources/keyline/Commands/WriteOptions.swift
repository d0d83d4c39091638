/// How the keyboard is to start.
struct WriteOptions: Hashable, Sendable {
  /// What is edited: a path, `-` for standard input, or nil for a text without a file.
  var file: String?
  var layout: String?
  /// The ids of the enabled layouts; empty when the settings decide.
  var keyboards: [String] = []
  var theme: String?
  var usesMouse = true
  /// The path of the configuration file that replaces the usual one.
  var configuration: String?
  var usesSandbox = true
  /// Whether there is Full Access in this run; nil when what was granted decides.
  var fullAccess: Bool?
}
