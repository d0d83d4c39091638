/// Every sentence the session says, in one place.
enum Wording {
  static let hints = [
    "Write: the keys go into the text. Ctrl-D is done, Ctrl-C cancels and keeps a draft.",
    "F1 shows every key, Alt-x finds every action, F2 walks over the drawn keys.",
    "Click the drawn keys too, hold one for its accents; Alt-m gives the mouse back to the terminal.",
  ]
  static let saved = "Saved."
  static let nothingToSave = "Nothing has changed since the last save."
  static let noFile = "There is no file to save to: Ctrl-D ends and prints the text."
  static let nothingToUndo = "There is nothing to undo."
  static let nothingToRedo = "There is nothing to redo."
  static let nothingSelected = "Nothing is selected."
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
