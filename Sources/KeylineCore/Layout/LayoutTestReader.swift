/// Reads the test files of layouts, as strictly as ``LayoutReader`` reads layouts.
public enum LayoutTestReader {
  private static let mostTests = 1000
  private static let mostSteps = 1000

  /// Reads a test file.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - file: Its name in errors.
  /// - Returns: The tests.
  /// - Throws: The first fault of form; of a test or repertoire, its id stands as the error's key.
  /// - Complexity: O(*n*) in the size of the file, which is limited.
  public static func read(_ bytes: [UInt8], file: String) throws(LayoutError) -> LayoutTest {
    let fields = try LayoutFields(bytes: bytes, file: file, known: ["layout", "repertoire", "tests"])
    let layoutID = try fields.requiredText("layout")
    var repertoires: [LayoutTest.Repertoire] = []
    for value in try fields.list("repertoire", most: mostTests) {
      repertoires.append(try repertoire(value, place: fields.place))
    }
    var cases: [LayoutTest.Case] = []
    for value in try fields.list("tests", most: mostTests) {
      cases.append(try testCase(value, place: fields.place))
    }
    return LayoutTest(layoutID: layoutID, repertoires: repertoires, cases: cases)
  }

  private static func repertoire(
    _ value: JSONValue, place: LayoutError
  ) throws(LayoutError) -> LayoutTest.Repertoire {
    var fields = try LayoutFields(
      value, name: "repertoire", known: ["id", "characters", "reach"], place: place)
    let id = try fields.requiredText("id")
    fields.place = place.inKey(id)
    guard let characters = try fields.longText("characters") else {
      throw fields.error(.missingField("characters"))
    }
    let reach = try fields.word("reach", LayoutTest.Reach.self) ?? .simple
    return .init(id: id, characters: characters.filter { !$0.isWhitespace }, reach: reach)
  }

  private static func testCase(
    _ value: JSONValue, place: LayoutError
  ) throws(LayoutError) -> LayoutTest.Case {
    var fields = try LayoutFields(value, name: "tests", known: ["id", "startContext", "steps"], place: place)
    let id = try fields.requiredText("id")
    fields.place = place.inKey(id)
    var steps: [LayoutTest.Step] = []
    for value in try fields.requiredList("steps", most: mostSteps) {
      steps.append(try step(value, place: fields.place))
    }
    return .init(id: id, startContext: try fields.longText("startContext") ?? "", steps: steps)
  }

  private static func step(_ value: JSONValue, place: LayoutError) throws(LayoutError) -> LayoutTest.Step {
    let known = ["keystroke", "longPress", "tapCount", "backspace", "check"]
    let fields = try LayoutFields(value, name: "steps", known: known, place: place)
    let kinds = ["keystroke", "backspace", "check"].filter(fields.has)
    guard kinds.count == 1 else { throw fields.error(.notOneStep) }
    if let keyID = try fields.text("keystroke") {
      return .keystroke(
        keyID: keyID, longPress: try fields.count("longPress"), tapCount: try fields.count("tapCount") ?? 1)
    }
    if fields.has("longPress") || fields.has("tapCount") { throw fields.error(.notOneStep) }
    if let text = try fields.longText("check") { return .check(text) }
    guard try fields.flag("backspace") == true else {
      throw fields.error(.wrongKind(field: "backspace", expected: "true"))
    }
    return .backspace
  }
}
