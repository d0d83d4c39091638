import KeylineCore
import KeylineStore

extension WriteOptions {
  /// The settings that these options set, by name.
  var settings: [String: SettingFlag] {
    var settings: [String: SettingFlag] = [:]
    if !keyboards.isEmpty {
      settings["keyboards"] = SettingFlag(option: "--keyboards", value: keyboards.joined(separator: ","))
    }
    if let theme { settings["theme"] = SettingFlag(option: "--theme", value: theme) }
    if !usesMouse { settings["mouse"] = SettingFlag(option: "--no-mouse", value: "off") }
    if let provider {
      let option = provider == .demo ? "--demo" : "--provider"
      settings["ai.provider"] = SettingFlag(option: option, value: provider.rawValue)
    }
    if let emulation { settings["emulate"] = SettingFlag(option: "--emulate", value: emulation) }
    return settings
  }
}
