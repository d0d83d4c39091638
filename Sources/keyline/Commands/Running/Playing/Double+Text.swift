extension Double {
  /// With three digits that say something, and no zeroes behind the point.
  var short: String {
    guard isFinite, self != 0 else { return isFinite ? "0" : "-" }
    var scale = 1.0
    while magnitude * scale < 100, scale < 1000 { scale *= 10 }
    let rounded = (self * scale).rounded() / scale
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
