/// Figures as words; nil is a dash.
public enum ScoreFigure {
  /// A number with two digits behind the point.
  public static func hundredths(_ number: Double?) -> String {
    guard let number else { return none }
    let hundredths = Int((number * 100).rounded())
    let rest = hundredths % 100
    return "\(hundredths / 100)." + (rest < 10 ? "0" : "") + "\(rest)"
  }

  /// The nearest whole number.
  public static func whole(_ number: Double?) -> String { number.map { String(Int($0.rounded())) } ?? none }

  /// A share in percent.
  public static func percent(_ share: Double?) -> String { share.map { whole($0 * 100) + "%" } ?? none }

  private static let none = "-"
}
