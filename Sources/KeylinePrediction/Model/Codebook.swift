/// 256 values that stand for many, each by a one-byte code; higher codes are higher values.
struct Codebook {
  let values: [Float]

  /// The rounds after which the values hardly move any more.
  private static let rounds = 30
  /// The steps between the lowest and the highest value that are told apart while the codebook is made.
  private static let steps = 4096

  /// Makes the codebook of values: themselves where they are few, else those with the least squared error (Lloyd's
  /// algorithm, from evenly spread ones).
  ///
  /// - Complexity: O(*n* log *n*) in the number of values.
  init(of values: [Float]) {
    precondition(values.allSatisfy(\.isFinite), "a model's logarithms are finite")
    let distinct = Set(values).sorted()
    guard let lowest = distinct.first, let highest = distinct.last else {
      self.values = Array(repeating: 0, count: ModelFormat.codes)
      return
    }
    guard distinct.count > ModelFormat.codes else {
      self.values = distinct + Array(repeating: highest, count: ModelFormat.codes - distinct.count)
      return
    }
    var counts = Array(repeating: 0.0, count: Self.steps)
    let width = Double(highest - lowest) / Double(Self.steps)
    for value in values { counts[min(Self.steps - 1, Int(Double(value - lowest) / width))] += 1 }
    let places = counts.indices.map { Double(lowest) + (Double($0) + 0.5) * width }
    var centres = (0..<ModelFormat.codes).map { code in
      Double(lowest) + Double(highest - lowest) * (Double(code) + 0.5) / Double(ModelFormat.codes)
    }
    for _ in 0..<Self.rounds { Self.improve(&centres, counts: counts, places: places) }
    self.values = centres.map { Float($0) }.sorted()
  }

  /// Moves every centre to the mean of the places that are nearest to it.
  private static func improve(_ centres: inout [Double], counts: [Double], places: [Double]) {
    var sums = Array(repeating: 0.0, count: centres.count)
    var weights = sums
    var code = 0
    for (place, count) in zip(places, counts) {
      while code + 1 < centres.count, abs(centres[code + 1] - place) <= abs(centres[code] - place) {
        code += 1
      }
      sums[code] += count * place
      weights[code] += count
    }
    for code in centres.indices where weights[code] > 0 { centres[code] = sums[code] / weights[code] }
  }

  /// The code of the value that is nearest.
  func code(of value: Float) -> UInt8 {
    var low = 0
    var high = values.count
    while low < high {
      let middle = (low + high) / 2
      if values[middle] < value { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return 0 }
    guard low < values.count else { return UInt8(values.count - 1) }
    return UInt8(value - values[low - 1] < values[low] - value ? low - 1 : low)
  }
}
