/// Where a provider's key lies.
public enum KeyPlace: Hashable, Sendable {
  /// In a variable of the environment.
  case environment(variable: String)
  /// In the desktop's Secret Service.
  case secretService
  /// In a file of its own.
  case file(path: String)

  /// The place in words.
  public var description: String {
    switch self {
    case .environment(let variable): "the variable \(variable)"
    case .secretService: "the Secret Service"
    case .file(let path): path
    }
  }
}
