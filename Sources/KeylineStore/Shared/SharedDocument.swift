import Glibc
import KeylineCore

/// A small document of the shared container: one JSON object with a `version`, which app commands write and a
/// running keyboard reads.
///
/// Readers see the old document or the new one, whole. Fields that this program does not know are kept.
public struct SharedDocument: Sendable {
  /// The version that is written, and the newest that is read.
  public static let version = 1
  /// The most bytes of a document.
  public static let limit = 1 << 20

  /// The document's absolute path.
  public let path: String
  private let container: Container

  /// Names a document; nothing is touched.
  ///
  /// - Parameters:
  ///   - name: The file's name, such as `access.json`.
  ///   - container: The shared container.
  public init(_ name: String, in container: Container) {
    self.container = container
    path = container.path + "/" + name
  }

  /// Reads the document and leaves it alone, whatever stands in it.
  ///
  /// - Returns: Its fields, the version among them; nil when there is no such document.
  /// - Throws: ``SharedDocumentError`` when it cannot be used.
  /// - Complexity: O(n) in its size.
  public func read() throws(SharedDocumentError) -> [String: JSONValue]? {
    let bytes: [UInt8]?
    do throws(ContainerError) {
      bytes = try AtomicFile(path).read(limit: Self.limit)
    } catch {
      guard case .tooLarge = error else { throw .container(error) }
      throw .unreadable(path: path, .tooLarge(limit: Self.limit))
    }
    do throws(SharedDocumentFault) {
      return try bytes.map(Self.fields)
    } catch {
      throw .unreadable(path: path, error)
    }
  }

  /// Reads, changes and replaces the document while no other process does the same.
  ///
  /// One that cannot be read is set aside first, under a name beside it, and a new one begun: nothing that somebody
  /// else may still need is overwritten.
  ///
  /// - Parameter change: Gets the fields, and changes them.
  /// - Returns: One sentence that says what was set aside; nil when nothing was.
  /// - Throws: ``ContainerError`` when the document cannot be written; it is as it was then.
  @discardableResult
  public func update(
    _ change: (inout [String: JSONValue]) -> Void
  ) throws(ContainerError) -> String? {
    try container.prepare()
    let lock = try FileLock(waitingFor: path + ".lock")
    defer { withExtendedLifetime(lock) {} }
    var fields: [String: JSONValue] = [:]
    var notice: String?
    do throws(SharedDocumentError) {
      fields = try read() ?? [:]
    } catch {
      switch error {
      case .container(let error): throw error
      case .unreadable(_, let fault): notice = try setAside(because: fault)
      }
    }
    let old = fields
    change(&fields)
    fields["version"] = .number(Double(Self.version))
    if fields != old || notice != nil {
      try AtomicFile(path).write(Array((JSONValue.object(fields).text() + "\n").utf8))
    }
    return notice
  }

  private func setAside(because fault: SharedDocumentFault) throws(ContainerError) -> String {
    let place = try onPath(path) { () throws(SystemError) in try SetAside.move(path) }
    return "\(path) could not be read (\(fault.clause)); it is kept as \(place), and a new one was begun."
  }

  /// The fields of a document.
  private static func fields(of bytes: [UInt8]) throws(SharedDocumentFault) -> [String: JSONValue] {
    let root: JSONValue
    do throws(JSONFault) { root = try JSONValue(parsing: bytes) } catch { throw .notJSON(error) }
    guard case .object(let fields) = root else { throw .notAnObject }
    guard let version = fields["version"]?.integer, version >= 1 else { throw .noVersion }
    guard version <= Self.version else { throw .newer(version: version) }
    return fields
  }
}
