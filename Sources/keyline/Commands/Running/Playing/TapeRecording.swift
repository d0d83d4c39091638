import KeylineCore
import KeylineScreen
import KeylineStore

/// The cast of a tape that is played without a terminal: at the pace of a person, and the same bytes each time.
enum TapeRecording {
  /// Plays a tape and records it.
  ///
  /// - Parameters:
  ///   - film: The tape.
  ///   - path: Where the cast goes.
  ///   - theme: The look of every style.
  /// - Throws: `TapeFailure` or `TapeError` where the tape is not met, `LineFile.Failure` when nothing can be written.
  static func run(_ film: TapeFilm, into path: String, theme: Theme) throws {
    var film = film
    var file = try LineFile(path: path)
    var renderer = FrameRenderer()
    var cast = CastWriter(
      size: film.keyboard.session.size, theme: theme, timestamp: nil,
      idleSeconds: film.keyboard.session.settings.recording.idleSeconds)
    var marks = 0
    repeat {
      for mark in film.marks[marks...] { cast.add(.marker, Array(mark.utf8), at: film.keyboard.now) }
      marks = film.marks.count
      cast.show(renderer.frame(of: film.keyboard.session), at: film.keyboard.now)
      try file.append(cast.takeLines())
    } while try film.next() != nil
    for mark in film.marks[marks...] { cast.add(.marker, Array(mark.utf8), at: film.keyboard.now) }
    try file.append(cast.takeLines())
  }
}
