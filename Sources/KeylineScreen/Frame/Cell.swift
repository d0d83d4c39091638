/// One character cell of a frame, packed so that two frames compare as fast as memory can be read.
public struct Cell: Hashable, Sendable {
  /// Bits 0-31 hold the glyph, 32-39 the style, 40-47 the width in cells.
  let bits: UInt64

  /// Set in a glyph that is a place in the frame's table of clusters instead of a scalar's value.
  static let clusterFlag: UInt32 = 0x8000_0000

  init(glyph: UInt32, style: CellStyle, width: Int) {
    bits = UInt64(glyph) | UInt64(style.rawValue) << 32 | UInt64(UInt8(clamping: width)) << 40
  }

  /// A blank of one cell.
  static func blank(_ style: CellStyle) -> Cell { Cell(glyph: 0x20, style: style, width: 1) }

  /// What the cell is.
  public var style: CellStyle {
    guard let style = CellStyle(rawValue: UInt8(truncatingIfNeeded: bits >> 32)) else {
      preconditionFailure("a cell is made from a style only")
    }
    return style
  }

  /// The cells its character takes: 0 for one that continues the character to its left.
  public var width: Int { Int(UInt8(truncatingIfNeeded: bits >> 40)) }

  var glyph: UInt32 { UInt32(truncatingIfNeeded: bits) }

  /// The scalar shown, if one scalar is all there is.
  public var scalar: Unicode.Scalar? { isCluster ? nil : Unicode.Scalar(glyph) }

  /// Whether the character is made of several scalars.
  public var isCluster: Bool { glyph & Self.clusterFlag != 0 }

  func with(_ style: CellStyle) -> Cell { Cell(glyph: glyph, style: style, width: width) }
}
