import KeylineCore

/// What the probe is to try its attempts on: all of it made by `doctor`, or left as it is.
struct ProbeTargets: Equatable, Sendable {
  /// The descriptor of a terminal that nobody uses.
  static let terminalDescriptor: Int32 = 5

  /// The shared container; nil when there is none.
  var sharedFolder: String?
  /// A document in it that may go; names with an ending may come.
  var canary: String?
  /// A file that no rule is about.
  var stranger: String
  /// The folder of keys; nil when there is none.
  var keyFolder: String?
  /// The number of a network socket that must not be open.
  var inheritedSocket: Int32

  /// The terminal that nobody uses.
  var terminal: Int32 { Self.terminalDescriptor }
}

// MARK: As text, from one process to the other

extension ProbeTargets {
  /// The targets as one line.
  var line: String {
    var fields: [String: JSONValue] = [
      "stranger": .string(stranger), "inheritedSocket": .number(Double(inheritedSocket)),
    ]
    fields["sharedFolder"] = sharedFolder.map { .string($0) }
    fields["canary"] = canary.map { .string($0) }
    fields["keyFolder"] = keyFolder.map { .string($0) }
    return JSONValue.object(fields).line
  }

  /// Reads a line; nil for one that ``line`` does not make.
  init?(line: [UInt8]) {
    do throws(JSONFault) {
      let fields = try JSONValue(parsing: line)
      guard let stranger = fields["stranger"]?.string, let socket = fields["inheritedSocket"]?.integer else {
        return nil
      }
      self.init(
        sharedFolder: fields["sharedFolder"]?.string, canary: fields["canary"]?.string, stranger: stranger,
        keyFolder: fields["keyFolder"]?.string, inheritedSocket: Int32(socket))
    } catch {
      return nil
    }
  }
}
