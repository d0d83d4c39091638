import CLinux
import Glibc
import KeylineStore

/// The keyboard's line to the launcher.
final class LauncherChannel {
  /// The descriptor that the launcher gives the keyboard.
  static let inheritedDescriptor: Int32 = 3
  /// The descriptor of the text that was piped in, when there is one.
  static let initialTextDescriptor: Int32 = 4

  private let socket: PacketSocket
  /// Replies that came while the job was being suspended.
  private var early: [LauncherReply] = []
  private var clipboard = ClipboardQueue()
  /// Whether the answer to ``sync(journal:)`` is awaited: until then another request can wait, too.
  private(set) var isSyncing = false

  /// Whether the answer to ``requestBroker()`` is awaited.
  private(set) var isBrokerRequested = false

  /// Ready to read when a reply waits or the launcher is gone.
  var descriptor: Int32 { socket.descriptor.raw }

  /// Whether the launcher has ended.
  var isGone: Bool {
    var event = pollfd(fd: descriptor, events: 0, revents: 0)
    return poll(&event, 1, 0) > 0 && event.revents & Int16(POLLHUP) != 0
  }

  /// Takes over an end of a socket.
  init(_ socket: PacketSocket) { self.socket = socket }

  /// Takes over the end that the launcher left at descriptor 3; to be called once.
  convenience init() {
    // The keyboard's own children have no business with the launcher.
    _ = fcntl(Self.inheritedDescriptor, F_SETFD, FD_CLOEXEC)
    self.init(PacketSocket(Descriptor(adopting: Self.inheritedDescriptor)))
  }

  /// Asks to replace FILE; the answer is `LauncherReply.saved`.
  ///
  /// - Parameters:
  ///   - text: A file in memory with the whole text.
  ///   - journal: The open journal, which holds all of the text and stays the caller's; nil when none does.
  ///   - expected: FILE as it was last read or written; nil when it was not there.
  ///   - overwritesChanges: Whether to save although somebody else changed FILE.
  ///   - revision: Comes back with the answer.
  /// - Throws: `SystemError` when the launcher is gone.
  func save(
    memfd text: Descriptor, journal: Int32?, expected: FileIdentity?, overwritesChanges: Bool, revision: Int
  ) throws(SystemError) {
    var duplicate: Descriptor?
    if let journal { duplicate = try Self.duplicate(of: journal) }
    try send(
      .save(
        text: text, journal: duplicate, expected: expected, overwritesChanges: overwritesChanges,
        revision: revision))
  }

  /// Asks to bring the drafts journal to the disk.
  ///
  /// - Parameter journal: The open journal, which stays the caller's.
  /// - Throws: `SystemError` when the launcher is gone.
  func sync(journal: Int32) throws(SystemError) {
    try send(.sync(journal: try Self.duplicate(of: journal), number: nil))
    isSyncing = true
  }

  /// Asks to bring a journal that is written anew to the disk; the answer is `LauncherReply.synced`.
  ///
  /// - Parameters:
  ///   - journal: The open journal, which stays the caller's.
  ///   - number: Comes back with the answer.
  /// - Throws: `SystemError` when the launcher is gone.
  func sync(journal: Int32, number: Int) throws(SystemError) {
    try send(.sync(journal: try Self.duplicate(of: journal), number: number))
  }

  /// Asks to copy the text that the run began with, or last saved.
  ///
  /// - Parameters:
  ///   - file: The empty file it goes to.
  ///   - base: What the text must turn out to be.
  /// - Throws: `SystemError` when the launcher is gone.
  func keepBase(in file: Descriptor, _ base: TextFingerprint) throws(SystemError) {
    try send(.keepBase(file: file, base: base))
  }

  /// Gives bytes to a clipboard program.
  func copy(_ bytes: [UInt8]) throws(SystemError) {
    clipboard.add(.copy(bytes))
    try askClipboard()
  }

  /// Asks for a clipboard program's text; the answer is `LauncherReply.pasted`.
  func requestPaste() throws(SystemError) {
    clipboard.add(.paste)
    try askClipboard()
  }

  /// Asks for a broker, in place of the one before; the answer is `LauncherReply.broker` or `.noBroker`.
  ///
  /// One that is on its way already is not asked for again.
  ///
  /// - Throws: `SystemError` when the launcher is gone.
  func requestBroker() throws(SystemError) {
    guard !isBrokerRequested else { return }
    try send(.broker)
    isBrokerRequested = true
  }

  /// Stops the job, the keyboard included, and returns when it runs again; the terminal must be given back.
  func suspend() throws(SystemError) {
    try send(.suspend)
    // Apart from what `receive` hands on, or a launcher that is gone would be heard again and again.
    var before = early
    early = []
    while true {
      socket.waitUntil(Int16(POLLIN), milliseconds: -1)
      guard let replies = receive() else { throw SystemError(call: "recvmsg", code: ECONNRESET) }
      let end = replies.firstIndex { if case .resumed = $0 { true } else { false } }
      guard let end else {
        before += replies
        continue
      }
      early = before + replies[..<end] + replies[(end + 1)...]
      return
    }
  }

  /// Says where the draft is, so that the launcher can name it should the keyboard die.
  func announce(draft path: String) throws(SystemError) { try send(.draft(path: path)) }

  /// Says that the keyboard ends itself, and is to be started again.
  func announceDeath() throws(SystemError) { try send(.death) }

  /// Says what an end for want of memory would be due to.
  func announceLimit(megabytes: Int) throws(SystemError) { try send(.limit(megabytes: megabytes)) }

  /// Says how the keyboard ends; the terminal must be given back, and the process end soon.
  ///
  /// - Parameters:
  ///   - outcome: How.
  ///   - text: What goes to standard output; nil with FILE.
  ///   - draft: Where the draft is, for the case that the output fails.
  /// - Throws: `SystemError` when the launcher is gone.
  func finish(_ outcome: KeyboardOutcome, text: [UInt8]?, draft: String?) throws(SystemError) {
    var memory: Descriptor?
    if let text { memory = try Self.memory(text) }
    if let copy = clipboard.takeLastCopy() { try ask(copy) }
    try send(.finish(outcome, text: memory, draft: draft))
  }

  /// Takes the replies that wait.
  ///
  /// - Returns: Nil when the launcher is gone.
  func receive() -> [LauncherReply]? {
    var replies = early
    early = []
    while true {
      switch socket.receive() {
      case .packet(let bytes, let descriptors):
        guard let reply = LauncherReply(decoding: bytes, descriptors: descriptors) else { continue }
        replies.append(reply)
        do throws(SystemError) { try goOn(after: reply) } catch { return nil }
      case .nothing: return replies
      // Replies that came first are still worth reading; the next call says that the line is dead.
      case .closed: return replies.isEmpty ? nil : replies
      }
    }
  }

  private func goOn(after reply: LauncherReply) throws(SystemError) {
    switch reply {
    case .synced(number: nil, isDurable: _): isSyncing = false
    case .broker, .noBroker: isBrokerRequested = false
    case .copied, .pasted:
      clipboard.answered()
      try askClipboard()
    default: break
    }
  }

  private func askClipboard() throws(SystemError) {
    if let request = clipboard.takeNext() { try ask(request) }
  }

  private func ask(_ request: ClipboardQueue.Request) throws(SystemError) {
    switch request {
    case .copy(let bytes): try send(.copy(text: try Self.memory(bytes)))
    case .paste: try send(.paste)
    }
  }

  private func send(_ request: LauncherRequest) throws(SystemError) {
    try socket.send(request.encoded(), request.descriptors.map(\.raw))
  }

  private static func duplicate(of descriptor: Int32) throws(SystemError) -> Descriptor {
    Descriptor(adopting: try retrying("dup") { fcntl(descriptor, F_DUPFD_CLOEXEC, 0) })
  }

  private static func memory(_ bytes: [UInt8]) throws(SystemError) -> Descriptor {
    let memory = try Descriptor.memory("keyline-text")
    try memory.write(bytes)
    return memory
  }
}
