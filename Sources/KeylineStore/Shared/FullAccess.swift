import Glibc
import KeylineCore

/// Whether the person has allowed text to leave the machine: `access.json` of the shared container.
///
/// Everything but a document that plainly grants it means that it is not granted.
public struct FullAccess: Sendable {
  /// What the document says.
  public struct Status: Equatable, Sendable {
    /// Whether access is granted.
    public let isGranted: Bool
    /// When it was granted, as RFC 3339 has it.
    public let grantedAt: String?
    /// One sentence when the document cannot be read.
    public let problem: String?
  }

  /// The document's absolute path.
  public var path: String { document.path }
  private let document: SharedDocument

  /// Names the document of a shared container; nothing is touched.
  ///
  /// - Parameter container: The shared container.
  public init(in container: Container) { document = SharedDocument("access.json", in: container) }

  /// What the document says now.
  public var status: Status {
    do throws(SharedDocumentError) {
      let fields = try document.read() ?? [:]
      let isGranted = fields["fullAccess"]?.bool == true
      return Status(
        isGranted: isGranted, grantedAt: isGranted ? fields["grantedAt"]?.string : nil, problem: nil)
    } catch {
      return Status(isGranted: false, grantedAt: nil, problem: error.message)
    }
  }

  /// Whether access is granted now.
  public var isGranted: Bool { status.isGranted }

  /// Grants access, once the person has consented.
  ///
  /// - Parameter time: When they did.
  /// - Returns: One sentence when an unreadable document was set aside.
  /// - Throws: ``ContainerError``; access is as it was then.
  public func grant(at time: UTCTime) throws(ContainerError) -> String? {
    try document.update { fields in
      fields["fullAccess"] = .bool(true)
      fields["grantedAt"] = .string(time.text)
    }
  }

  /// Takes access away.
  ///
  /// - Returns: One sentence when an unreadable document was set aside.
  /// - Throws: ``ContainerError`` when access could not be taken away.
  public func revoke() throws(ContainerError) -> String? {
    do throws(ContainerError) {
      return try document.update { fields in
        fields["fullAccess"] = .bool(false)
        fields["grantedAt"] = nil
      }
    } catch {
      // A full disk has no room for a new document; without one, access is off as well.
      guard unlink(path) == 0 else { throw error }
      return nil
    }
  }
}
