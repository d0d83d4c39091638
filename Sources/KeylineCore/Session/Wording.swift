/// Every sentence the session says, in one place.
enum Wording {
  /// Short enough to be three lines on a screen of 60 columns.
  static let hints = [
    "Write. Ctrl-D is done, Ctrl-C cancels and keeps a draft.",
    "F1 shows all keys, Alt-x all actions, F2 walks the keys.",
    "Click keys, hold one for accents. Alt-m frees the mouse.",
  ]
  static let demonstrationHint = "Alt-o shows AI suggestions, made up on this machine: no key, no network."
  static let saved = "Saved."
  static let nothingToSave = "Nothing has changed since the last save."
  static let noFile = "There is no file to save to: Ctrl-D ends and prints the text."
  static let nothingToUndo = "There is nothing to undo."
  static let nothingToRedo = "There is nothing to redo."
  static let nothingSelected = "Nothing is selected."
  static let notSearched = "A password is not searched: what is looked for would show."
  static let notCopied = "A password is not copied: Ctrl-D hands it over."
  static let copied = "Copied."
  static let nothingToPaste = "The clipboard is empty."
  static let noAlternates = "There are no alternates for what is before the cursor."
  static let onlyKeyboard = "Only one keyboard is enabled: see the setting `keyboards`."
  static let screenTooSmall = "The screen is too small to draw the keys."
  static let mouseOn = "The mouse is Keyline's: click keys and text."
  static let mouseOff = "The mouse is the terminal's: select as usual; Alt-m takes it back."
  static let selecting = "Selecting: move to extend, Esc ends."
  static let quoting = "The next key goes into the text as it is."

  static func undone(_ name: String) -> String { "Undid: \(name)" }
  static func redone(_ name: String) -> String { "Redid: \(name)" }
}
