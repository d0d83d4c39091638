import KeylineStore

/// What the launcher answers.
enum LauncherReply: Sendable {
  /// The answer to a save, with the revision that the request named.
  case saved(SaveOutcome, revision: Int)
  /// The answer to a sync, with the number of the request: whether the disk has it.
  case synced(number: Int?, isDurable: Bool)
  /// The clipboard programs have been given the text.
  case copied
  /// The clipboard program's text, or nil when there is no program or it has none.
  case pasted(Descriptor?)
  /// The connected socket of a broker that was started.
  case broker(Descriptor)
  /// There is no broker, and why.
  case noBroker(BrokerRefusal)
  /// The job runs again, in the foreground.
  case resumed
}

// MARK: On the wire

extension LauncherReply {
  private enum Kind: UInt8 {
    case saved = 1, changedOnDisk, failed, synced, copied, pasted, resumed
    case broker, accessOff, brokerTooOften, brokerNotFound, brokerFailed
  }

  /// The open files that travel beside the bytes.
  var descriptors: [Descriptor] {
    switch self {
    case .pasted(let text?): [text]
    case .broker(let socket): [socket]
    default: []
    }
  }

  /// The message as bytes, without its open files.
  func encoded() -> [UInt8] {
    var writer = ByteWriter()
    switch self {
    case .saved(.saved(let identity), let revision):
      writer.write(Kind.saved.rawValue)
      writer.write(Int64(revision))
      writer.write(identity)
    case .saved(.changedOnDisk, let revision):
      writer.write(Kind.changedOnDisk.rawValue)
      writer.write(Int64(revision))
    case .saved(.failed(let message), let revision):
      writer.write(Kind.failed.rawValue)
      writer.write(Int64(revision))
      writer.write(message)
    case .synced(let number, let isDurable):
      writer.write(Kind.synced.rawValue)
      writer.write(Int64(number ?? LauncherRequest.noNumber))
      writer.write(UInt8(isDurable ? 1 : 0))
    case .copied: writer.write(Kind.copied.rawValue)
    case .pasted: writer.write(Kind.pasted.rawValue)
    case .broker: writer.write(Kind.broker.rawValue)
    case .noBroker(.accessOff): writer.write(Kind.accessOff.rawValue)
    case .noBroker(.tooOften): writer.write(Kind.brokerTooOften.rawValue)
    case .noBroker(.notFound(let path)):
      writer.write(Kind.brokerNotFound.rawValue)
      writer.write(path)
    case .noBroker(.failed(let reason)):
      writer.write(Kind.brokerFailed.rawValue)
      writer.write(reason)
    case .resumed: writer.write(Kind.resumed.rawValue)
    }
    return writer.bytes
  }

  /// Reads a message; nil when it is none that ``encoded()`` makes.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of one packet.
  ///   - descriptors: The open files that came with it.
  init?(decoding bytes: [UInt8], descriptors: [Descriptor]) {
    var reader = ByteReader(bytes[...])
    switch reader.read(UInt8.self).flatMap(Kind.init) {
    case .saved:
      guard let revision = reader.read(Int64.self), let identity = reader.readIdentity() ?? nil else {
        return nil
      }
      self = .saved(.saved(identity), revision: Int(revision))
    case .changedOnDisk:
      guard let revision = reader.read(Int64.self) else { return nil }
      self = .saved(.changedOnDisk, revision: Int(revision))
    case .failed:
      guard let revision = reader.read(Int64.self), let message = reader.readText() else { return nil }
      self = .saved(.failed(message), revision: Int(revision))
    case .synced:
      guard let number = reader.read(Int64.self), let isDurable = reader.read(UInt8.self) else { return nil }
      self = .synced(number: LauncherRequest.number(Int(number)), isDurable: isDurable != 0)
    case .copied: self = .copied
    case .pasted: self = .pasted(descriptors.first)
    case .broker:
      guard let socket = descriptors.first else { return nil }
      self = .broker(socket)
    case .accessOff: self = .noBroker(.accessOff)
    case .brokerTooOften: self = .noBroker(.tooOften)
    case .brokerNotFound:
      guard let path = reader.readText() else { return nil }
      self = .noBroker(.notFound(path: path))
    case .brokerFailed:
      guard let reason = reader.readText() else { return nil }
      self = .noBroker(.failed(reason: reason))
    case .resumed: self = .resumed
    case nil: return nil
    }
    guard reader.remaining == 0 else { return nil }
  }
}
