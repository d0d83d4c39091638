/// The characters that keys are drawn with.
struct Rim {
  let topLeft, topRight, bottomLeft, bottomRight, horizontal, vertical: Character
  let barLeft, barMiddle, barRight: Character

  static let unicode = Rim(
    topLeft: "╭", topRight: "╮", bottomLeft: "╰", bottomRight: "╯", horizontal: "─", vertical: "│",
    barLeft: "╰", barMiddle: "─", barRight: "╯")

  static let ascii = Rim(
    topLeft: "+", topRight: "+", bottomLeft: "+", bottomRight: "+", horizontal: "-", vertical: "|",
    barLeft: "|", barMiddle: "_", barRight: "|")
}
