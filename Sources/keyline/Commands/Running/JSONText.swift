import FoundationEssentials

/// Machine-readable output: one JSON document with a newline.
enum JSONText {
  static func of(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let text = String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
    // An empty list or object is written with an empty line in it, and nothing else is.
    let parts = text.split(separator: "\n\n")
    return parts.prefix(1).joined() + parts.dropFirst().map { $0.drop { $0 == " " } }.joined()
  }
}
