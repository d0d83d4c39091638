/// What kind of value an option or an operand takes.
enum ValueKind: Hashable, Sendable {
  case file
  /// The file of a recording of what is seen.
  case cast
  case layout
  /// Layout ids with commas between them.
  case layouts
  case theme
  /// The name of a screen that a tape makes.
  case screen
  case tape
  /// A number above 0.
  case factor
  case setting
  case settingValue
  case provider
  case purpose
  case onOff
  /// Language codes with commas between them.
  case languages
  /// Rules of emulation with commas between them.
  case rules
  /// A whole number above 0.
  case count
  case word
  case shortcut
  case newShortcut
  case text
  case command
  case shell

  /// The word that stands for the value in help texts.
  var placeholder: String {
    switch self {
    case .file: "FILE"
    case .cast: "FILE.cast"
    case .layout, .theme, .provider: "ID"
    case .layouts: "ID,ID…"
    case .screen, .setting: "NAME"
    case .tape: "TAPE"
    case .factor, .count: "N"
    case .settingValue: "VALUE"
    case .purpose: "KIND"
    case .onOff: "on|off"
    case .languages: "CODE"
    case .rules: "RULE,RULE…"
    case .word: "WORD"
    case .shortcut: "SHORTCUT"
    case .newShortcut: "NEW"
    case .text: "TEXT"
    case .command: "COMMAND"
    case .shell: "SHELL"
    }
  }

  /// Whether a shell completes the value with the names of files.
  var isFile: Bool { self == .file || self == .tape || self == .cast }
}
