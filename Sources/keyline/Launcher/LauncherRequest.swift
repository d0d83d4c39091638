import KeylineStore

/// What the keyboard may ask of the launcher: the closed list of what needs more rights than it has.
///
/// What can be asked as often as keys come has an answer, and the keyboard waits for it before it asks again: so
/// few messages are under way at any time, and neither end has to wait until the other one reads.
enum LauncherRequest: Sendable {
  /// Replace FILE by the text, unless it is no longer the `expected` one and changes count.
  ///
  /// The journal, when there is one, holds the text too, for the case that FILE can only be overwritten in place.
  case save(
    text: Descriptor, journal: Descriptor?, expected: FileIdentity?, overwritesChanges: Bool, revision: Int)
  /// Bring the drafts journal to the disk.
  case sync(journal: Descriptor, number: Int?)
  /// Copy the text that the run began with, or last saved, into the file; there is no answer.
  case keepBase(file: Descriptor, base: TextFingerprint)
  /// Give the text to a clipboard program.
  case copy(text: Descriptor)
  /// Ask a clipboard program for its text.
  case paste
  /// Start a broker, in place of the one before.
  case broker
  /// Stop the job; the keyboard has given the terminal back.
  case suspend
  /// The draft lies here, to be named should the keyboard die.
  case draft(path: String)
  /// The keyboard ends itself, as emulated, and is to be started again.
  case death
  /// The keyboard has an emulated limit of its memory, which may be what ends it.
  case limit(megabytes: Int)
  /// The keyboard is about to end; the terminal is given back.
  case finish(KeyboardOutcome, text: Descriptor?, draft: String?)
}

// MARK: On the wire

extension LauncherRequest {
  private enum Verb: UInt8 {
    case save = 1, sync, keepBase, copy, paste, suspend, draft, finish, broker, death, limit
  }

  private enum Ending: UInt8 {
    case done, cancelled, failed
  }

  /// Stands on the wire for a sync without a number.
  static let noNumber = -1

  /// The number that one on the wire stands for.
  static func number(_ written: Int) -> Int? { written == noNumber ? nil : written }

  /// The open files that travel beside the bytes.
  var descriptors: [Descriptor] {
    switch self {
    case .save(let text, let journal, _, _, _): [text] + (journal.map { [$0] } ?? [])
    case .copy(let text): [text]
    case .sync(let journal, _): [journal]
    case .keepBase(let file, _): [file]
    case .finish(_, let text, _): text.map { [$0] } ?? []
    case .paste, .broker, .suspend, .draft, .death, .limit: []
    }
  }

  /// The message as bytes, without its open files.
  func encoded() -> [UInt8] {
    var writer = ByteWriter()
    switch self {
    case .save(_, _, let expected, let overwritesChanges, let revision):
      writer.write(Verb.save.rawValue)
      writer.write(expected)
      writer.write(UInt8(overwritesChanges ? 1 : 0))
      writer.write(Int64(revision))
    case .sync(_, let number):
      writer.write(Verb.sync.rawValue)
      writer.write(Int64(number ?? Self.noNumber))
    case .keepBase(_, let base):
      writer.write(Verb.keepBase.rawValue)
      writer.write(base)
    case .copy: writer.write(Verb.copy.rawValue)
    case .paste: writer.write(Verb.paste.rawValue)
    case .broker: writer.write(Verb.broker.rawValue)
    case .suspend: writer.write(Verb.suspend.rawValue)
    case .draft(let path):
      writer.write(Verb.draft.rawValue)
      writer.write(path)
    case .death: writer.write(Verb.death.rawValue)
    case .limit(let megabytes):
      writer.write(Verb.limit.rawValue)
      writer.write(Int64(megabytes))
    case .finish(let outcome, _, let draft):
      writer.write(Verb.finish.rawValue)
      switch outcome {
      case .done: writer.write(Ending.done.rawValue)
      case .cancelled: writer.write(Ending.cancelled.rawValue)
      case .failed: writer.write(Ending.failed.rawValue)
      }
      if case .failed(let message) = outcome { writer.write(message) }
      writer.write(draft ?? "")
    }
    return writer.bytes
  }

  /// Reads a message; nil when it is none that ``encoded()`` makes, or a file is missing.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of one packet.
  ///   - descriptors: The open files that came with it.
  init?(decoding bytes: [UInt8], descriptors: [Descriptor]) {
    var reader = ByteReader(bytes[...])
    guard let verb = reader.read(UInt8.self).flatMap(Verb.init),
      descriptors.count <= (verb == .save ? 2 : 1)
    else { return nil }
    switch (verb, descriptors.first) {
    case (.save, let text?):
      guard let expected = reader.readIdentity(), let overwrites = reader.read(UInt8.self),
        let revision = reader.read(Int64.self)
      else { return nil }
      self = .save(
        text: text, journal: descriptors.dropFirst().first, expected: expected,
        overwritesChanges: overwrites != 0, revision: Int(revision))
    case (.sync, let journal?):
      guard let number = reader.read(Int64.self) else { return nil }
      self = .sync(journal: journal, number: Self.number(Int(number)))
    case (.keepBase, let file?):
      guard let base = reader.readFingerprint() else { return nil }
      self = .keepBase(file: file, base: base)
    case (.copy, let text?): self = .copy(text: text)
    case (.paste, nil): self = .paste
    case (.broker, nil): self = .broker
    case (.suspend, nil): self = .suspend
    case (.death, nil): self = .death
    case (.limit, nil):
      guard let megabytes = reader.read(Int64.self) else { return nil }
      self = .limit(megabytes: Int(megabytes))
    case (.draft, nil):
      guard let path = reader.readText() else { return nil }
      self = .draft(path: path)
    case (.finish, let text):
      guard let outcome = Self.readOutcome(&reader), let draft = reader.readText() else { return nil }
      self = .finish(outcome, text: text, draft: draft.isEmpty ? nil : draft)
    default: return nil
    }
    guard reader.remaining == 0 else { return nil }
  }

  private static func readOutcome(_ reader: inout ByteReader) -> KeyboardOutcome? {
    switch reader.read(UInt8.self).flatMap(Ending.init) {
    case .done: .done
    case .cancelled: .cancelled
    case .failed: reader.readText().map(KeyboardOutcome.failed)
    case nil: nil
    }
  }
}
