import Glibc
import KeylineTestSupport
import Testing

@testable import KeylineStore

@Suite struct RealPathTests {
  @Test(arguments: [true, false])
  func aFileHasOnePathWhateverItIsCalled(exists: Bool) throws {
    let folder = try TemporaryFolder()
    mkdir(folder.path(of: "real"), 0o700)
    symlink("real", folder.path(of: "linked"))
    symlink("real/text", folder.path(of: "link"))
    if exists { try folder.write("", to: "real/text") }
    let names = ["real/text", "real/./text", "real/../real/text", "linked/text", "link", "linked/../link"]
    let paths = Set(names.map { RealPath.of(folder.path(of: $0)) })
    #expect(paths.count == 1 && paths.first?.hasSuffix("/real/text") == true)
  }

  @Test func whatLeadsNowhereStaysAsItIs() throws {
    let folder = try TemporaryFolder()
    symlink("circle", folder.path(of: "circle"))
    for name in ["circle", "none/text"] {
      #expect(RealPath.of(folder.path(of: name)) == folder.path(of: name))
    }
    #expect(RealPath.of("none/text") == RealPath.of(".") + "/none/text")
  }
}
