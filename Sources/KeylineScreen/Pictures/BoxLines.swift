/// The lines of box-drawing characters, so that they meet in every font.
///
/// The characters are those of https://www.unicode.org/charts/PDF/U2500.pdf.
enum BoxLines {
  /// Where lines leave a cell.
  private struct Arms: OptionSet {
    let rawValue: Int
    static let left = Arms(rawValue: 1)
    static let right = Arms(rawValue: 2)
    static let up = Arms(rawValue: 4)
    static let down = Arms(rawValue: 8)
  }

  private static let arms: [Unicode.Scalar: Arms] = [
    "─": [.left, .right], "│": [.up, .down], "┌": [.right, .down], "┐": [.left, .down], "└": [.right, .up],
    "┘": [.left, .up], "├": [.right, .up, .down], "┤": [.left, .up, .down], "┬": [.left, .right, .down],
    "┴": [.left, .right, .up], "┼": [.left, .right, .up, .down],
  ]
  private static let arcs: [Unicode.Scalar: Arms] = [
    "╭": [.right, .down], "╮": [.left, .down], "╰": [.right, .up], "╯": [.left, .up],
  ]

  /// The path of a character, as SVG has it.
  ///
  /// - Parameters:
  ///   - scalar: A character.
  ///   - x: The left edge of its cell.
  ///   - width: The cell's width.
  ///   - height: The cell's height.
  /// - Returns: The path's commands; nil for what is no such character.
  static func path(of scalar: Unicode.Scalar, x: Double, width: Double, height: Double) -> String? {
    let middle = (x: x + width / 2, y: height / 2)
    if let arms = arcs[scalar] {
      let side = arms.contains(.right) ? x + width : x
      let end = arms.contains(.down) ? height : 0
      return "M\(middle.x.svg) \(end.svg)Q\(middle.x.svg) \(middle.y.svg) \(side.svg) \(middle.y.svg)"
    }
    guard let arms = arms[scalar] else { return nil }
    var path = ""
    if !arms.isDisjoint(with: [.left, .right]) {
      let start = arms.contains(.left) ? x : middle.x
      path += "M\(start.svg) \(middle.y.svg)H\((arms.contains(.right) ? x + width : middle.x).svg)"
    }
    if !arms.isDisjoint(with: [.up, .down]) {
      let start = arms.contains(.up) ? 0 : middle.y
      path += "M\(middle.x.svg) \(start.svg)V\((arms.contains(.down) ? height : middle.y).svg)"
    }
    return path
  }
}

extension Double {
  /// A number with at most two digits behind the point, and no zeroes at its end.
  var svg: String {
    let hundredths = Int((self * 100).rounded())
    let (whole, rest) = (hundredths / 100, abs(hundredths % 100))
    guard rest > 0 else { return "\(whole)" }
    let digits = rest < 10 ? "0\(rest)" : rest % 10 == 0 ? "\(rest / 10)" : "\(rest)"
    return (self < 0 && whole == 0 ? "-" : "") + "\(whole).\(digits)"
  }
}
