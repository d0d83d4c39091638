import Foundation
import KeylineTestSupport
import Testing

/// `keyline replacements` as a person types it.
@Suite struct ReplacementsCommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func keyline(
    _ arguments: [String], input: String = "", environment: [String: String] = [:]
  ) throws -> CommandRun {
    try CommandRun(
      [ExecutablePath.keyline(), "replacements"] + arguments, input: input, environment: environment,
      folder: folder)
  }

  private var all: [String: String] {
    get throws {
      let output = try keyline(["list", "--json"]).output
      let rows = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [[String: String]]
      return Dictionary(
        (rows ?? []).map { ($0["shortcut"] ?? "", $0["text"] ?? "") }, uniquingKeysWith: { first, _ in first }
      )
    }
  }

  @Test func `a replacement is added, changed, moved and taken out`() throws {
    #expect(try keyline(["list"]).output.contains("There are no replacements"))
    #expect(try keyline(["add", "omw", "on my way"]).status == .exited(0))
    #expect(try keyline(["add", "addr", "-"], input: "1 Main Street\r\nSpringfield\n").status == .exited(0))
    #expect(try keyline(["list"]).output == "addr  1 Main Street ⏎ Springfield\nomw   on my way\n")
    #expect(try all == ["omw": "on my way", "addr": "1 Main Street\nSpringfield"])
    #expect(try keyline(["edit", "OMW", "on my way!"]).status == .exited(0))
    #expect(try keyline(["mv", "addr", "home"]).status == .exited(0))
    #expect(try all == ["omw": "on my way!", "home": "1 Main Street\nSpringfield"])
    #expect(try keyline(["rm", "omw", "home"]).status == .exited(0))
    #expect(try all == [:])
  }

  @Test func `an editor changes a text`() throws {
    _ = try keyline(["add", "omw", "on my way"])
    let editor = "sed -i s/way/bike/"
    #expect(try keyline(["edit", "omw"], environment: ["EDITOR": editor]).status == .exited(0))
    #expect(try all == ["omw": "on my bike"])
    #expect(try keyline(["edit", "omw"], environment: ["EDITOR": "true"]).output == "Nothing was changed.\n")
    let failed = try keyline(["edit", "omw"], environment: ["VISUAL": "false", "EDITOR": "true"])
    #expect(failed.status == .exited(1))
    #expect(failed.errors == "keyline: The editor \"false\" failed: nothing was changed.\n")
    let gone = try keyline(["edit", "omw"], environment: ["EDITOR": "rm", "TMPDIR": folder.path])
    #expect(
      gone.errors
        == "keyline: The text for the editor, in \(folder.path), cannot be read (No such file or directory).\n"
    )
    let nowhere = try keyline(["edit", "omw"], environment: ["EDITOR": "true", "TMPDIR": "/nowhere"])
    #expect(
      nowhere.errors
        == "keyline: The text for the editor, in /nowhere, cannot be written (No such file or directory).\n")
  }

  @Test(arguments: [
    (
      ["add", "omw", "x"],
      "There is a replacement for \"omw\" already: change it with `keyline replacements edit`."
    ),
    (
      ["mv", "brb", "omw"],
      "There is a replacement for \"omw\" already: take it out first, or choose another shortcut."
    ),
    (["edit", "omv", "x"], "There is no replacement for \"omv\"; did you mean \"omw\"?"),
    (["rm", "xyzzyx"], "There is no replacement for \"xyzzyx\"; see `keyline replacements list`."),
    (
      ["add", "two words", "x"],
      "This makes no replacement: a shortcut has no blanks and no control characters."
    ),
    (
      ["add", "new", "a\u{1b}b"],
      "This makes no replacement: a text has no control characters but tabs and line ends."
    ),
    (["add", "new", ""], "This makes no replacement: a text has at least one character."),
    (["import", "missing"], "missing cannot be read (No such file or directory)."),
  ])
  func `a mistake is one sentence`(arguments: [String], message: String) throws {
    _ = try keyline(["add", "omw", "on my way"])
    _ = try keyline(["add", "brb", "be right back"])
    let run = try keyline(arguments)
    #expect(run.status == .exited(1) && run.output.isEmpty && run.errors == "keyline: \(message)\n")
    #expect(try all == ["omw": "on my way", "brb": "be right back"])
  }

  @Test(arguments: [
    "omw,on my way\nq,\"a \"\"b\"\",\nc\"\n", "\u{FEFF}omw,on my way\r\n\r\nq,\"a \"\"b\"\",\r\nc\"",
    "omw\ton my way\nq\t\"a \"\"b\"\",\nc\"\n",
    #"{"version": 1, "replacements": [{"shortcut": "omw", "text": "on my way"}, {"shortcut": "q", "text": "a \"b\",\nc"}]}"#,
    #"[{"shortcut": "omw", "text": "on my way"}, {"shortcut": "q", "text": "a \"b\",\nc"}]"#,
  ])
  func `tables and documents are imported`(input: String) throws {
    _ = try keyline(["add", "OMW", "old"])
    let run = try keyline(["import", "-"], input: input)
    #expect(run.errors.isEmpty && run.output == "1 added, 1 changed.\n")
    #expect(try all == ["omw": "on my way", "q": "a \"b\",\nc"])
  }

  @Test(arguments: [
    ("", "standard input is empty: give it one shortcut and text a line."),
    (
      "omw,x\nbrb\n",
      "standard input, line 2: a line has a shortcut, a comma and a text, which stands in quotation marks where it holds one of them; nothing was added."
    ),
    ("omw,\"x\ny\n", "standard input, line 1: a quotation mark is not closed; nothing was added."),
    ("a,x\nb,y\nA,z\n", "standard input, line 3: the shortcut stands in line 1 too; nothing was added."),
    (
      "a,x\ntwo words,y\n",
      "standard input, line 2: a shortcut has no blanks and no control characters; nothing was added."
    ),
    (
      "{\"version\": 1}",
      "standard input has no list \"replacements\", as `keyline replacements export` writes it."
    ),
    (
      "{\"version\": 2, \"replacements\": []}",
      "standard input is of version 2, which only a newer Keyline can read; nothing was added."
    ),
    (
      "[{\"shortcut\": \"a\"}]",
      "standard input, replacement 1: a text has at least one character; nothing was added."
    ),
    ("[", "standard input: line 1, column 2: not JSON, expected a value; nothing was added."),
    ("[]", "standard input holds no replacement."),
  ])
  func `what cannot be imported is one sentence`(input: String, message: String) throws {
    let run = try keyline(["import", "-"], input: input)
    #expect(run.status == .exited(1) && run.output.isEmpty && run.errors == "keyline: \(message)\n")
    #expect(try all == [:])
  }

  @Test func `a table in another encoding is refused`() throws {
    let path = folder.path + "/latin-1.csv"
    try Data(Array("cafe,caf".utf8) + [0xE9]).write(to: URL(filePath: path))
    let run = try keyline(["import", path])
    #expect(run.status == .exited(1))
    #expect(run.errors == "keyline: \(path) is not UTF-8: save it as such; nothing was added.\n")
    #expect(try all == [:])
  }

  @Test func `what is exported can be imported elsewhere`() throws {
    _ = try keyline(["add", "omw", "on my way"])
    #expect(try keyline(["export", "all.json"]).status == .exited(0))
    let other = try TemporaryFolder()
    let text = String(decoding: try folder.read("all.json"), as: UTF8.self)
    let run = try CommandRun(
      [ExecutablePath.keyline(), "replacements", "import", "-"], input: text, folder: other)
    #expect(run.output == "1 added, 0 changed.\n")
    #expect(try keyline(["export"]).output == text)
  }

  @Test func `a change pings running keyboards`() throws {
    let ping = folder.path(of: ".local/share/keyline/ping")
    for arguments in [["add", "a", "b"], ["edit", "a", "c"], ["mv", "a", "d"], ["rm", "d"]] {
      #expect(try keyline(arguments).status == .exited(0))
      #expect(unlink(ping) == 0, "\(arguments)")
    }
  }

  @Test func `a document that cannot be read is said, and kept by the next change`() throws {
    let path = try folder.write("{", to: ".local/share/keyline/replacements.json")
    let list = try keyline(["list", "--json"])
    #expect(list.status == .exited(1) && list.output == "[]\n")
    #expect(list.errors.hasPrefix("keyline: \(path)") && list.errors.split(separator: "\n").count == 1)
    for arguments in [["list"], ["export"], ["rm", "a"], ["edit", "a", "b"]] {
      let run = try keyline(arguments)
      #expect(run.status == .exited(1) && run.output.isEmpty && run.errors == list.errors)
    }
    let added = try keyline(["add", "a", "b"])
    #expect(added.errors.contains(path + ".unreadable-1") && added.errors.split(separator: "\n").count == 1)
    #expect(try all == ["a": "b"])
  }
}
