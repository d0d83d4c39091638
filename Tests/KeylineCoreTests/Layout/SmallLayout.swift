@testable import KeylineCore

/// A layout file that is right, to be made wrong in one place.
enum SmallLayout {
  static let text = """
    {"schema": 1, "id": "small", "version": "1.0.0", "locale": "en", "name": "Small", "layout": "ABC",
     "indicator": "S", "direction": "ltr",
     "keys": [
       {"id": "shift", "role": "shift", "layerId": "shift"},
       {"id": "delete", "role": "backspace"},
       {"id": "pages", "role": "layer", "layerId": "digits", "display": "12"},
       {"id": "letters", "role": "layer", "layerId": "base", "display": "ab"},
       {"id": "globe", "role": "nextKeyboard"},
       {"id": "space", "role": "space", "width": 3},
       {"id": "return", "role": "enter"},
       {"id": "acute", "output": "á"},
       {"id": "a", "output": "a", "longPress": ["acute"]}],
     "layers": [
       {"id": "base", "rows": [["a", "b"], ["shift", "delete", "pages", "globe", "space", "return"]]},
       {"id": "shift", "oneShot": true,
        "rows": [["A", "B"], ["shift", "delete", "pages", "globe", "space", "return"]]},
       {"id": "digits", "returnAfter": ["space"], "rows": [["letters", "1", "2"],
         ["delete", "globe", "space", "return"]]}]}
    """

  /// Reads the layout with every occurrence of one text replaced by another.
  static func read(replacing old: String = "", with new: String = "") throws(LayoutError) -> Layout {
    let changed =
      old.isEmpty
      ? text
      : text.split(separator: old, omittingEmptySubsequences: false)
        .joined(separator: new)
    precondition(old.isEmpty || changed != text, "the layout does not contain \(old)")
    return try LayoutReader.read(Array(changed.utf8), file: "small.json")
  }
}
