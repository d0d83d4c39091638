import KeylineCore

/// The badges at the right end of the words row: how completions stand, and what kind of text is written.
struct BadgeRow {
  /// On fewer columns there are none.
  static let fewestColumns = 20

  private let bar: CellRect
  private let badge: String?
  private let isCommitMessage: Bool

  init(_ inputs: KeyboardPicture.Inputs) {
    bar = inputs.screen.bar
    badge = inputs.badge
    isCommitMessage = inputs.isCommitMessage
  }

  /// Draws on the row, which is empty where it is there.
  func draw(on frame: inout Frame) {
    guard bar.height > 0, bar.width >= Self.fewestColumns else { return }
    var end = bar.column + bar.width - 1
    if let badge {
      frame.putLine(badge, endingAt: end, row: bar.row, width: bar.width, style: .badge)
      end -= Frame.cells(of: badge) + 2
    }
    guard isCommitMessage, bar.width >= 2 * Self.fewestColumns else { return }
    frame.putLine("commit message", endingAt: end, row: bar.row, width: bar.width, style: .badge)
  }
}
