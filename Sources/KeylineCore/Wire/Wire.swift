/// The frame of every line between keyboard and broker: one JSON object with a version, a kind and a request's number.
///
/// What one end does not know, it passes over, so that a newer one can say more.
public enum Wire {
  /// The version of the lines; those of another one are passed over.
  public static let version = 1
  /// The longest line in bytes; an end that sends a longer one is not ours.
  public static let longestLine = 1 << 20

  static func line(_ kind: String, _ id: Int, _ fields: [String: JSONValue] = [:]) -> String {
    var fields = fields
    fields["v"] = .number(Double(version))
    fields["kind"] = .string(kind)
    fields["id"] = .number(Double(id))
    return JSONValue.object(fields).line
  }

  static func read(_ line: [UInt8]) -> (kind: String, id: Int, fields: JSONValue)? {
    guard line.count <= longestLine else { return nil }
    let fields: JSONValue
    do throws(JSONFault) { fields = try JSONValue(received: line) } catch { return nil }
    guard fields["v"]?.integer == version, let kind = fields["kind"]?.string, let id = fields["id"]?.integer
    else { return nil }
    return (kind, id, fields)
  }
}
