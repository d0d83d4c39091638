/// The characters that keys are drawn with.
struct Rim {
  let topLeft, topRight, bottomLeft, bottomRight, horizontal, vertical: Unicode.Scalar
  let barLeft, barMiddle, barRight: Unicode.Scalar

  static let unicode = Rim(
    topLeft: "╭", topRight: "╮", bottomLeft: "╰", bottomRight: "╯", horizontal: "─", vertical: "│",
    barLeft: "╰", barMiddle: "─", barRight: "╯")

  static let ascii = Rim(
    topLeft: "+", topRight: "+", bottomLeft: "+", bottomRight: "+", horizontal: "-", vertical: "|",
    barLeft: "|", barMiddle: "_", barRight: "|")
}
