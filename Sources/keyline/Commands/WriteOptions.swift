import KeylineCore

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
  /// What kind of text it is; nil when FILE's name decides.
  var purpose: Purpose?
  /// Who is asked for completions; nil when the settings decide.
  var provider: ProviderID?
  /// Whether nothing is learnt or sent.
  var isIncognito = false
  /// Whether text may leave the machine, for this run; nil when `keyline access` decides.
  var fullAccess: Bool?
  /// The rules of emulation; nil when the settings decide.
  var emulation: String?
  /// Whether the kernel is asked to hold the keyboard in.
  var usesSandbox = true
  /// Where the run is recorded; nil when it is not.
  var recording: RecordingPaths?
}
