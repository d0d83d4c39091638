import KeylineCore
import KeylineStore

extension KeyboardLoop {
  /// Sends the launcher something, or ends when it is gone.
  ///
  /// Nobody else would put the terminal back then, so the keyboard leaves while it can. The draft stays.
  mutating func tell(_ send: (LauncherChannel) throws(SystemError) -> Void) {
    do throws(SystemError) {
      try send(launcher)
    } catch {
      outcome = .interrupted
    }
  }

  /// Takes what the launcher has to say.
  mutating func readLauncher() {
    guard let replies = launcher.receive() else {
      outcome = .interrupted
      return
    }
    for reply in replies {
      switch reply {
      case .saved(.saved(let identity), let revision):
        let isWhole = revision == session.document.revision
        drafts.saved(as: identity, text: isWhole ? session.document.text : nil)
        fileIdentity = identity
        apply(.saved(.saved, revision: revision))
      case .saved(.changedOnDisk, let revision): apply(.saved(.changedOnDisk, revision: revision))
      case .saved(.failed(let sentence), let revision):
        apply(.saved(.failed(sentence), revision: revision))
      case .synced(let number?, let isDurable): draftSynced(number, isDurable: isDurable)
      case .pasted(let text): apply(.clipboard(text.flatMap(Self.contents)))
      // Whether the disk has the journal is for no one to act on: the next write meets the same disk.
      case .synced(number: nil, isDurable: _), .copied, .resumed: break
      case .broker(let socket): use(socket)
      case .noBroker(let refusal): refuseBroker(refusal)
      }
    }
  }

  /// The bytes of a memory file; nil when they cannot be read, as without a clipboard.
  private static func contents(_ memory: Descriptor) -> [UInt8]? {
    (try? memory.readAll(limit: FileReader.limit)) ?? nil
  }
}
