import KeylineCore

/// One header line of a request or of an answer.
public typealias HTTPHeader = RequestPicture.Header

extension Sequence<HTTPHeader> {
  /// The value of the first header of a name, however that is capitalized.
  func value(of name: String) -> String? {
    first { $0.name.lowercased() == name }?.value
  }
}
