import CLinux
import Glibc

/// One of the folders Keyline keeps for a person, placed as the XDG base directory specification says.
///
/// Folders are made with mode 0700 and files with 0600. A relative path in an XDG variable is ignored, as the
/// specification asks (https://specifications.freedesktop.org/basedir-spec/latest/).
public struct Container: Equatable, Sendable {
  /// Which folder.
  public enum Kind: CaseIterable, Sendable {
    /// The keyboard's own: drafts, learned words, recents (`$XDG_STATE_HOME/keyline`).
    case own
    /// The shared one, written by the app side only (`$XDG_DATA_HOME/keyline`).
    case shared
    /// What people write themselves (`$XDG_CONFIG_HOME/keyline`).
    case config
    /// The keys of providers, apart from what the keyboard may read (`$XDG_CONFIG_HOME/keyline-keys`).
    case keys
  }

  /// The absolute path of the folder.
  public let path: String
  /// The person's home, which is not ours to make; nil when the folder lies elsewhere.
  private let home: String?

  /// Finds where a folder belongs, without touching the disk.
  ///
  /// - Parameters:
  ///   - kind: Which folder.
  ///   - environment: The environment to look into.
  /// - Throws: ``ContainerError/noHome(variable:)``.
  public init(_ kind: Kind, environment: [String: String]) throws(ContainerError) {
    if let root = environment[kind.variable], root.hasPrefix("/") {
      path = root + "/" + kind.name
      home = nil
    } else if let home = environment["HOME"], home.hasPrefix("/") {
      path = (home == "/" ? "" : home) + "/" + kind.defaultFolder + "/" + kind.name
      self.home = home
    } else {
      throw .noHome(variable: kind.variable)
    }
  }

  /// Uses a folder at a known place.
  ///
  /// - Parameter path: An absolute path.
  public init(path: String) {
    self.path = path
    home = nil
  }

  /// Makes the folder, and a folder inside it, where they are missing.
  ///
  /// - Parameter name: The folder inside, or nil for the container itself.
  /// - Returns: The absolute path of the folder.
  /// - Throws: ``ContainerError`` when it cannot be made or written to.
  @discardableResult
  public func prepare(_ name: String? = nil) throws(ContainerError) -> String {
    let folder = name.map { path + "/" + $0 } ?? path
    try makeFolders(folder)
    guard access(folder, R_OK | W_OK | X_OK) == 0 else {
      throw ContainerError(SystemError(call: "access", path: folder, code: errno), path: folder)
    }
    return folder
  }

  private func makeFolders(_ folder: String) throws(ContainerError) {
    if folder == home, access(folder, F_OK) != 0 {
      throw .unusable(path: folder, reason: String(cString: strerror(ENOENT)))
    }
    if mkdir(folder, 0o700) == 0 { return }
    switch errno {
    case EEXIST:
      var status = stat()
      if stat(folder, &status) == 0, status.st_mode & S_IFMT == S_IFDIR { return }
      throw .unusable(path: folder, reason: String(cString: strerror(ENOTDIR)))
    case ENOENT:
      guard let slash = folder.lastIndex(of: "/"), slash > folder.startIndex else {
        throw .unusable(path: folder, reason: String(cString: strerror(ENOENT)))
      }
      try makeFolders(String(folder[..<slash]))
      if mkdir(folder, 0o700) == 0 || errno == EEXIST { return }
      throw ContainerError(SystemError(call: "mkdir", path: folder, code: errno), path: folder)
    case let code:
      throw ContainerError(SystemError(call: "mkdir", path: folder, code: code), path: folder)
    }
  }
}

extension Container.Kind {
  /// The variable of the XDG specification that moves the folder.
  public var variable: String {
    switch self {
    case .own: "XDG_STATE_HOME"
    case .shared: "XDG_DATA_HOME"
    case .config, .keys: "XDG_CONFIG_HOME"
    }
  }

  fileprivate var name: String { self == .keys ? "keyline-keys" : "keyline" }

  fileprivate var defaultFolder: String {
    switch self {
    case .own: ".local/state"
    case .shared: ".local/share"
    case .config, .keys: ".config"
    }
  }
}
