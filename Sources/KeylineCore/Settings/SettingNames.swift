/// The names of files that settings may name.
public struct SettingNames: Hashable, Sendable {
  /// The ids of the layouts; nil when they are not known, and then none is missed.
  public var layouts: [String]?
  /// The names of the themes; nil when they are not known.
  public var themes: [String]?

  /// Creates a set of names.
  public init(layouts: [String]? = nil, themes: [String]? = nil) {
    self.layouts = layouts
    self.themes = themes
  }

  /// Looks for the names that a value holds.
  ///
  /// - Parameters:
  ///   - value: The value of a setting.
  ///   - kind: The setting's kind.
  /// - Returns: What of the value can be used, nil when nothing can; and what is wrong with the rest.
  func check(
    _ value: SettingValue, of kind: SettingKind
  ) -> (usable: SettingValue?, faults: [(reason: String, nearest: String?)]) {
    switch (kind, value) {
    case (.theme, .text(let name)):
      guard let themes, !themes.contains(name) else { return (value, []) }
      return (nil, [Self.fault("theme", name, among: themes)])
    case (.layouts, .list(let ids)): return check(layouts: ids)
    default: return (value, [])
    }
  }

  private func check(
    layouts ids: [String]
  ) -> (usable: SettingValue?, faults: [(reason: String, nearest: String?)]) {
    var usable: [String] = []
    var faults: [(reason: String, nearest: String?)] = []
    for id in ids {
      if usable.contains(id) {
        faults.append(("the layout \(id.quoted) is there twice", nil))
      } else if let layouts, !layouts.contains(id) {
        faults.append(Self.fault("layout", id, among: layouts))
      } else {
        usable.append(id)
      }
    }
    return (usable.isEmpty ? nil : .list(usable), faults)
  }

  /// Says that a name is missing: with the one that was probably meant, else with all there are.
  private static func fault(
    _ what: String, _ name: String, among names: [String]
  ) -> (reason: String, nearest: String?) {
    let nearest = NearestName.find(name, in: names)
    let all = nearest == nil && !names.isEmpty ? "; there are \(names.joined(separator: ", "))" : ""
    return ("there is no \(what) \(name.quoted)\(all)", nearest)
  }
}
