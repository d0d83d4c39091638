import Foundation
import KeylineCore

/// Layouts for tests: the shipped ones, and small ones with one fault each.
enum LayoutFixture {
  static let shippedIDs = ["qwerty-en", "azerty-fr", "qwertz-de", "qwerty-es"]

  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "layouts")

  static func bytes(_ path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: folder.appending(path: path)))
  }

  static func shipped(_ id: String) throws -> Layout {
    try LayoutReader.readChecked(bytes("\(id).json"), file: "\(id).json")
  }

  /// Keys every layer needs, so that a test's layout has only the fault it is about.
  static let specialKeys = [
    LayoutKey(id: "back", role: .backspace), LayoutKey(id: "bar", role: .space),
    LayoutKey(id: "return", role: .enter), LayoutKey(id: "globe", width: 2, role: .nextKeyboard),
  ]
  static let specialRow = ["back", "bar", "return", "globe"]

  static func layout(keys: [LayoutKey] = [], layers: [Layer], version: String = "1.0.0") -> Layout {
    Layout(
      id: "test", version: version, locale: "en", name: "Test", layoutName: "QWERTY", indicator: "EN",
      keys: specialKeys + keys, layers: layers)
  }

  static func base(_ row: [String]) -> Layer { Layer(id: "base", rows: [row, specialRow]) }

  /// A layout file with the given keys and layers, both as JSON.
  static func json(keys: String = "", layers: String = #"{ "id": "base", "rows": [["a"]] }"#) -> [UInt8] {
    Array(
      """
      { "id": "t", "version": "1.0.0", "locale": "en", "name": "T", "layout": "QWERTY", "indicator": "EN",
        "keys": [\(keys)], "layers": [\(layers)] }
      """.utf8)
  }
}
