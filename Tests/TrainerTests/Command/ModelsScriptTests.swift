import Foundation
import KeylinePrediction
import KeylineTestSupport
import Testing

/// `Scripts/models.sh` with the trainer that was built, in a folder of its own, where nothing can be fetched.
@Suite struct ModelsScriptTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "models-\(UUID().uuidString)")

  private static let checkout = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  init() throws {
    let files = FileManager.default
    for name in ["Scripts", "Models", ".build/release", "bin", "Sources/keyline-train"] {
      try files.createDirectory(at: folder.appending(path: name), withIntermediateDirectories: true)
    }
    for name in ["Model", "Writer", "Text"] {
      try files.createDirectory(
        at: folder.appending(path: "Sources/KeylinePrediction/\(name)"), withIntermediateDirectories: true)
    }
    try files.copyItem(
      at: Self.checkout.appending(path: "Scripts/models.sh"), to: folder.appending(path: "Scripts/models.sh"))
    try files.createSymbolicLink(
      at: folder.appending(path: ".build/release/keyline-train"),
      withDestinationURL: URL(filePath: ExecutablePath.trainer()))
    for name in ["apt-get", "python3"] { try program(name, "exit 1") }
    try program("swift", "exit 0")
    try "package lists apt 1 0 MIT\nfrequencies en lists en.msgpack\nsize en 10 10\nfrequencies xx lists x\n"
      .write(
        to: folder.appending(path: "Models/recipe.txt"), atomically: true, encoding: .utf8)
  }

  private func program(_ name: String, _ text: String) throws {
    let path = folder.appending(path: "bin/\(name)")
    try "#!/bin/sh\n\(text)\n".write(to: path, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path.path)
  }

  /// Runs the script; what it says, and its status.
  private func run(_ arguments: String...) throws -> (said: String, status: Int32) {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = [folder.appending(path: "Scripts/models.sh").path] + arguments
    process.environment = ["PATH": folder.appending(path: "bin").path + ":/usr/bin:/bin"]
    let said = Pipe()
    process.standardError = said
    try process.run()
    let text = try said.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (String(decoding: text, as: UTF8.self), process.terminationStatus)
  }

  @Test func `without the network the words of the system have to do, and it is said`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let dictionary = URL(filePath: "/usr/share/hunspell/en_US.dic")
    try #require(FileManager.default.fileExists(atPath: dictionary.path), "setup installs hunspell-en-us")
    let first = try run("en")
    #expect(first.status == 0)
    #expect(first.said.contains("lists 1 cannot be had"))
    #expect(first.said.contains("'en' is built without: lists."))
    let model = try LanguageModel(mapping: folder.appending(path: "models/en.words").path)
    #expect(model.lexicon.entry(of: "house")?.traits.contains(.correct) == true)
    #expect(
      try run("--quick", "en").said.isEmpty, "a model that was made as well as it could be is left alone")
    #expect(try run("en").said.contains("cannot be had"), "and asked for again when it is wanted")
  }

  @Test func `a language without any words is one clear sentence, and the status says so`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let answer = try run("xx")
    #expect(answer.status == 1)
    #expect(answer.said.contains("there are no words for 'xx': run 'make models LANGS=xx' with the network."))
    #expect(try run("yy").said.contains("the recipe has nothing for 'yy'."))
  }
}
