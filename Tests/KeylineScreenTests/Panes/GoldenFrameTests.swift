import KeylineCore
import KeylineScreen
import KeylineTestSupport
import Testing

/// Every situation on screens from roomy to hopeless, as people see them.
@Suite struct GoldenFrameTests {
  @Test(arguments: Scene.allCases, ["80x24", "120x40", "40x12", "20x5", "1x1"])
  func frameIsTheGoldenOne(of scene: Scene, at size: String) throws {
    let numbers = size.split(separator: "x").compactMap { Int($0) }
    let frame = scene.frame(columns: numbers[0], rows: numbers[1])
    let text = size == "80x24" ? frame.styledText : frame.text
    try Golden.check(text, "\(scene.rawValue)-\(size).txt")
  }
}
