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
}
