/// What is said about emulation.
enum EmulationWording {
  static let revived = "The keyboard was ended, as emulated, and started again; the text is back."
}
