import KeylineCore

/// Layouts for drawing, made here so that a change of the layout files changes no golden frame.
enum SampleLayout {
  static let english = layout(id: "qwerty-en", name: "English", indicator: "EN")
  static let german = layout(id: "qwertz-de", name: "Deutsch", indicator: "DE")

  private static func layout(id: String, name: String, indicator: String) -> Layout {
    Layout(
      id: id, version: "1.0.0", locale: "en", name: name, layoutName: "QWERTY", indicator: indicator,
      keys: keys,
      layers: [
        letters("base", ["qwertyuiop", "asdfghjkl", "zxcvbnm"]),
        letters("shift", ["QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM"], isOneShot: true, lock: "caps"),
        letters("caps", ["QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM"]),
        Layer(
          id: "numbers",
          rows: [
            ids("1234567890"), ["-", "/", ":", ";", "(", ")", "€", "&", "@"],
            ["symbols", ".", ",", "?", "!", "'", "backspace"], ["letters", "globe", "space", "enter"],
          ]),
      ])
  }

  private static func letters(
    _ id: String, _ rows: [String], isOneShot: Bool = false, lock: String? = nil
  ) -> Layer {
    Layer(
      id: id,
      rows: [
        ids(rows[0]), ids(rows[1]), ["shift"] + ids(rows[2]) + ["backspace"],
        ["numbers", "globe", "space", "enter"],
      ], isOneShot: isOneShot, lock: lock)
  }

  private static func ids(_ characters: String) -> [String] { characters.map { String($0) } }

  private static let keys: [LayoutKey] =
    [
      LayoutKey(id: "e", output: "e", longPress: ["é", "è", "ê", "ë", "ē"]),
      LayoutKey(id: "shift", width: 1.5, role: .shift),
      LayoutKey(id: "backspace", width: 1.5, role: .backspace),
      LayoutKey(id: "numbers", display: "123", width: 1.5, role: .layer, layerID: "numbers"),
      LayoutKey(id: "letters", display: "ABC", width: 1.5, role: .layer, layerID: "base"),
      LayoutKey(id: "symbols", display: "#+=", width: 1.5, role: .layer, layerID: "numbers"),
      LayoutKey(id: "globe", width: 1.5, role: .nextKeyboard),
      LayoutKey(id: "space", width: 5, role: .space),
      LayoutKey(id: "enter", width: 2, role: .enter),
    ] + "éèêëē-/:;()€&@.,?!'".map { LayoutKey(id: String($0), output: String($0)) }
}
