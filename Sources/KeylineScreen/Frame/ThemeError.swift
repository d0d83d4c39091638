/// Why a theme cannot be used: the file, the style if it is one style's fault, and what is wrong.
public struct ThemeError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong with a theme.
  public enum Reason: Hashable, Sendable {
    case notFound
    case malformed(String)
    case unknownStyle
    case unknownField(String)
    case unknownColor(String)
    case unknownAttribute(String)
    case extendsItself
  }

  /// The name of the file.
  public let file: String
  /// The style, as the file names it.
  public let style: String?
  /// What is wrong.
  public let reason: Reason

  /// Creates an error.
  ///
  /// - Parameters:
  ///   - file: The name of the file.
  ///   - style: The style, as the file names it.
  ///   - reason: What is wrong.
  public init(file: String, style: String? = nil, _ reason: Reason) {
    self.file = file
    self.style = style
    self.reason = reason
  }

  /// The error in one sentence: where, what, and what to do.
  public var description: String {
    "theme \(file)\(style.map { ", style \"\($0)\"" } ?? ""): \(explanation)"
  }

  private var explanation: String {
    switch reason {
    case .notFound: "there is no such file"
    case .malformed(let what): "not a theme: \(what)"
    case .unknownStyle:
      "there is no such style; the styles are \(CellStyle.allCases.map(\.name).joined(separator: ", "))"
    case .unknownField(let name): "unknown field \"\(name)\""
    case .unknownColor(let text):
      "\"\(text)\" is no colour; write #rrggbb, 0 to 255, or a name such as brightBlue"
    case .unknownAttribute(let text):
      "\"\(text)\" is no attribute; use \(CellAttributes.named.map(\.name).joined(separator: ", "))"
    case .extendsItself: "it extends itself"
    }
  }
}
