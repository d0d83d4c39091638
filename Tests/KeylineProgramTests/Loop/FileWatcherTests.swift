import CLinux
import Glibc
import KeylineTestSupport
import Testing

@testable import keyline

@Suite struct FileWatcherTests {
  @Test func writtenMovedAndDeletedFilesAreNamed() throws {
    let folder = try TemporaryFolder()
    let watcher = try FileWatcher()
    let old = try folder.write("a", to: "old")
    watcher.watch(folder: folder.path)
    #expect(watcher.drain() == [])
    let written = try folder.write("b", to: "written")
    #expect(watcher.drain() == [written])
    #expect(rename(written, folder.path(of: "moved")) == 0)
    #expect(watcher.drain() == [written, folder.path(of: "moved")])
    #expect(unlink(old) == 0)
    #expect(watcher.drain() == [old])
  }

  @Test func aFolderThatComesLaterIsWatchedFromItsFirstFile() throws {
    let folder = try TemporaryFolder()
    let watcher = try FileWatcher()
    let late = folder.path(of: "one/two/three")
    watcher.watch(folder: late)
    #expect(watcher.drain() == [])
    #expect(mkdir(folder.path(of: "one"), 0o700) == 0)
    #expect(watcher.drain() == [])
    #expect(mkdir(folder.path(of: "one/two"), 0o700) == 0)
    #expect(mkdir(late, 0o700) == 0)
    let first = try folder.write("a", to: "one/two/three/first")
    #expect(watcher.drain() == [first])
    let second = try folder.write("a", to: "one/two/three/second")
    #expect(watcher.drain() == [second])
  }

  @Test func aFolderThatIsMadeWithAllAboveItIsWatched() throws {
    let folder = try TemporaryFolder()
    let watcher = try FileWatcher()
    watcher.watch(folder: folder.path(of: "a/b/c"))
    let file = try folder.write("1", to: "a/b/c/file")
    #expect(watcher.drain() == [file])
    #expect(watcher.drain() == [])
    try folder.write("2", to: "a/b/c/file")
    #expect(watcher.drain() == [file])
  }

  @Test func aFolderThatIsReplacedIsWatchedOn() throws {
    let folder = try TemporaryFolder()
    let watcher = try FileWatcher()
    #expect(mkdir(folder.path(of: "here"), 0o700) == 0)
    watcher.watch(folder: folder.path(of: "here"))
    #expect(rename(folder.path(of: "here"), folder.path(of: "there")) == 0)
    #expect(watcher.drain() == [])
    #expect(mkdir(folder.path(of: "here"), 0o700) == 0)
    let file = try folder.write("a", to: "here/file")
    #expect(watcher.drain() == [file])
    try folder.write("a", to: "there/other")
    #expect(watcher.drain() == [])
  }

  @Test(arguments: ["/dev/null/folder", "/nonexistent", "/"])
  func whatCanBeNoFolderIsIgnored(folder: String) throws {
    let watcher = try FileWatcher()
    watcher.watch(folder: folder)
    #expect(watcher.descriptor >= 0)
  }
}
