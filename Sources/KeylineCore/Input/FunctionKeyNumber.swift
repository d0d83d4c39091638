/// The numbers of function keys in `CSI number ~`, which skip where the VT220 keyboard had gaps.
enum FunctionKeyNumber {
  /// `parameters[n - 1]` is the number of F*n*.
  private static let parameters = [
    11, 12, 13, 14, 15, 17, 18, 19, 20, 21, 23, 24, 25, 26, 28, 29, 31, 32, 33, 34,
  ]

  /// The number that stands for a function key, nil above F20.
  static func parameter(ofFunction number: Int) -> Int? {
    parameters.indices.contains(number - 1) ? parameters[number - 1] : nil
  }

  /// The function key that a number stands for.
  static func function(ofParameter parameter: Int) -> Int? {
    parameters.firstIndex(of: parameter).map { $0 + 1 }
  }
}
