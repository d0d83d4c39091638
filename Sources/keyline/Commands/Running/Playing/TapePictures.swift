import KeylineCore
import KeylineScreen

/// The pictures of a tape: one of its screens, and all of it as a picture that moves.
struct TapePictures {
  let still: String?
  let film: String?
  /// The name of the screen that the still shows; nil for the last one.
  let screen: String?
  let colors: PictureColors

  /// Plays a tape and writes its pictures.
  ///
  /// - Parameters:
  ///   - tape: The tape.
  ///   - title: What the pictures show, for those who do not see them.
  /// - Throws: `TapeFailure` or `TapeError` where the tape is not met, `CommandFailure` where there is no such screen or
  ///   nothing can be written.
  func draw(_ tape: TapeFilm, title: String) throws {
    var tape = tape
    var renderer = FrameRenderer()
    var moving = SVGFilm(colors: colors, title: title)
    var frame = renderer.frame(of: tape.keyboard.session)
    var shown: Frame?
    var screens = 0
    moving.show(frame, at: tape.keyboard.now)
    while try tape.next() != nil {
      // A screen is named before the next thing happens.
      if tape.screens.dropFirst(screens).contains(where: { $0.name == screen }) { shown = frame }
      screens = tape.screens.count
      frame = renderer.frame(of: tape.keyboard.session)
      if film != nil { moving.show(frame, at: tape.keyboard.now) }
    }
    if tape.screens.dropFirst(screens).contains(where: { $0.name == screen }) { shown = frame }
    if let still {
      guard let picture = screen == nil ? frame : shown else {
        throw CommandFailure(message: PlayedScreens.missing(screen ?? "", among: tape.screens.map(\.name)))
      }
      try OperandFile(still).replace(SVGStill.draw(picture, colors: colors, title: title))
    }
    if let film { try OperandFile(film).replace(moving.document) }
  }
}
