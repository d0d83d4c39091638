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
    #expect(watcher.drain() == [folder.path(of: "moved")])
    #expect(unlink(old) == 0)
    #expect(watcher.drain() == [old])
  }

  @Test func missingFolderIsIgnored() throws {
    let watcher = try FileWatcher()
    watcher.watch(folder: "/nonexistent")
    #expect(watcher.drain() == [])
  }

  @Test func folderIsWatchedFromTheMomentItIsMade() throws {
    let folder = try TemporaryFolder()
    let watcher = try FileWatcher()
    watcher.watch(folder: folder.path(of: "a/b"))
    #expect(watcher.drain() == [])
    try folder.makeFolder("a")
    #expect(watcher.drain() == [folder.path(of: "a")])
    try folder.makeFolder("a/b")
    let first = try folder.write("1", to: "a/b/first")
    #expect(watcher.drain().contains(first))
    let second = try folder.write("2", to: "a/b/second")
    #expect(watcher.drain() == [second])
  }

  @Test func folderThatIsMadeWithAllAboveItIsWatched() throws {
    let folder = try TemporaryFolder()
    let watcher = try FileWatcher()
    watcher.watch(folder: folder.path(of: "a/b/c"))
    try folder.makeFolder("a/b/c")
    let file = try folder.write("1", to: "a/b/c/file")
    #expect(watcher.drain().contains(file))
    #expect(watcher.drain() == [])
    try folder.write("2", to: "a/b/c/file")
    #expect(watcher.drain() == [file])
  }
}
