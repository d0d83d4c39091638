import KeylineCore

/// How easily a finger hits one key for another, from the layout as it is drawn.
///
/// Distances are between the middles of keys in key units, so a layout that moves a key changes what is likely. A
/// letter that a long press offers lies where its key lies.
public struct KeyProximity: Sendable {
  /// Cells a key unit is drawn with: the finest the grid has.
  private static let cells = GridGeometry.comfortableUnit
  /// The distance up to which keys touch, and the one from which nobody hits the one for the other.
  private static let touching: Float = 1
  private static let apart: Float = 2
  /// What it costs to hit a key that touches the meant one.
  private static let slip: Float = 0.6

  private let ascii: [SIMD2<Float>]
  private let others: [Unicode.Scalar: SIMD2<Float>]

  /// Measures a layout.
  ///
  /// - Parameter layout: The layout whose base layer is typed on.
  /// - Complexity: O(*n*) in the number of keys.
  public init(layout: Layout) {
    var places: [Unicode.Scalar: SIMD2<Float>] = [:]
    if let layer = layout.layer(Layout.baseLayerID) {
      let columns = Int((layout.unitCount * Double(Self.cells)).rounded(.up))
      let geometry = GridGeometry(
        layer: layer, layout: layout, columns: columns, lines: layout.rowCount, rowHeight: 1)
      for frame in geometry.frames {
        guard let key = layout.key(frame.keyID), key.role == .character else { continue }
        let middle = SIMD2((Float(frame.x) + Float(frame.width) / 2) / Float(Self.cells), Float(frame.y))
        for text in [key.insertion ?? ""] + layout.alternates(ofKey: frame.keyID) {
          guard let scalar = text.lowercased().unicodeScalars.first, places[scalar] == nil else { continue }
          places[scalar] = middle
        }
      }
    }
    let nowhere = SIMD2<Float>(repeating: .infinity)
    ascii = (0..<128).map { places[Unicode.Scalar(UInt8($0))] ?? nowhere }
    others = places.filter { !$0.key.isASCII }
  }

  /// What it costs to have hit one key for another.
  ///
  /// - Parameters:
  ///   - typed: The letter that was typed, in lower case.
  ///   - meant: The letter that was meant, in lower case.
  /// - Returns: 0 for one key and itself, 1 for keys that are no neighbours or not drawn, between them otherwise.
  public func cost(typing typed: Unicode.Scalar, for meant: Unicode.Scalar) -> Float {
    if typed == meant { return 0 }
    guard let here = place(of: typed), let there = place(of: meant) else { return 1 }
    let way = here - there
    let distance = (way * way).sum().squareRoot()
    let share = (distance - Self.touching) / (Self.apart - Self.touching)
    return Self.slip + (1 - Self.slip) * min(max(share, 0), 1)
  }

  private func place(of scalar: Unicode.Scalar) -> SIMD2<Float>? {
    let place = scalar.isASCII ? ascii[Int(scalar.value)] : others[scalar]
    return place.flatMap { $0.x.isFinite ? $0 : nil }
  }
}
