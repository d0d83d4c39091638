extension WriteOptions {
  /// The settings that these options set, by name.
  var settings: [String: String] {
    var settings: [String: String] = [:]
    if !keyboards.isEmpty { settings["keyboards"] = keyboards.joined(separator: ",") }
    if let layout, !keyboards.contains(layout) {
      settings["keyboards"] = ([layout] + keyboards).joined(separator: ",")
    }
    if let theme { settings["theme"] = theme }
    if !usesMouse { settings["mouse"] = "off" }
    return settings
  }
}
