import Testing

@testable import KeylineScreen

@Suite struct ThemeReading {
  private func theme(_ files: [String: String], named name: String = "mine") throws(ThemeError) -> Theme {
    try Theme(named: name) { files[$0].map { Array($0.utf8) } }
  }

  @Test func `a theme changes only the styles it names`() throws {
    let theme = try theme([
      "base": ##"{ "styles": { "key": { "foreground": "#0a0B0c", "attributes": ["bold", "dim"] } } }"##,
      "mine":
        ##"{ "extends": "base", "styles": { "key": { "background": 200 }, "error": { "foreground": "red" } } }"##,
    ])
    #expect(
      theme[.key] == CellAppearance(foreground: .rgb(10, 11, 12), background: .indexed(200), [.bold, .dim]))
    #expect(theme[.error].foreground == .indexed(1))
    #expect(theme[.error].attributes == Theme.plain[.error].attributes)
    #expect(theme[.selection] == Theme.plain[.selection])
  }

  @Test func `default takes a colour back`() throws {
    let theme = try theme([
      "base": ##"{ "styles": { "key": { "foreground": "#ffffff" } } }"##,
      "mine": ##"{ "extends": "base", "styles": { "key": { "foreground": "default" } } }"##,
    ])
    #expect(theme[.key].foreground == nil)
  }

  @Test(arguments: [
    (##"{ "styles": { "kee": {} } }"##, "kee" as String?, ThemeError.Reason.unknownStyle),
    (##"{ "styles": { "key": { "foreground": "#12345" } } }"##, "key", .unknownColor("#12345")),
    (##"{ "styles": { "key": { "foreground": "#+12345" } } }"##, "key", .unknownColor("#+12345")),
    (##"{ "styles": { "key": { "background": 256 } } }"##, "key", .unknownColor("256")),
    (##"{ "styles": { "key": { "attributes": ["bolt"] } } }"##, "key", .unknownAttribute("bolt")),
    (##"{ "styles": { "key": { "colour": "red" } } }"##, "key", .unknownField("colour")),
    (##"{ "extends": "mine", "styles": {} }"##, nil, .extendsItself),
    (##"{ "extends": 3, "styles": {} }"##, nil, .malformed("extends is of the wrong kind")),
    (##"{}"##, nil, .malformed("the field \"styles\" is missing")),
    ("{", nil, .malformed("line 1, column 2: not JSON, expected the name of a field")),
  ])
  func `errors name the file, the style and the reason`(
    text: String, style: String?, reason: ThemeError.Reason
  ) {
    let error = #expect(throws: ThemeError.self) { try theme(["mine": text]) }
    #expect(error == ThemeError(file: "mine.json", style: style, reason))
    #expect(error?.description.hasPrefix("theme mine.json") == true)
  }

  @Test func `a parent that is missing is named`() {
    let error = #expect(throws: ThemeError.self) {
      try theme(["mine": ##"{ "extends": "no", "styles": {} }"##])
    }
    #expect(error == ThemeError(file: "no.json", .notFound))
  }
}
