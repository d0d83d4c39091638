import KeylineCore

/// Writes the cast of what a keyboard shows, a line an event; lines are handed out as soon as they are written.
public struct CastWriter: Sendable {
  private var ready: String
  private var size: ScreenSize
  private var encoder: FrameEncoder

  /// Begins a cast.
  ///
  /// - Parameters:
  ///   - size: The screen's size.
  ///   - theme: The look of every style.
  ///   - timestamp: When the recording began, in seconds since the beginning of 1970; nil to leave it out.
  ///   - idleSeconds: What players are to shorten longer pauses to; 0 for nothing.
  public init(size: ScreenSize, theme: Theme, timestamp: Int?, idleSeconds: Int) {
    self.size = size
    encoder = FrameEncoder(theme: theme)
    ready = Cast.header(size: size, timestamp: timestamp, idleLimit: idleSeconds > 0 ? idleSeconds : nil)
  }

  /// Shows a frame.
  ///
  /// - Parameters:
  ///   - frame: The frame; one that is shown already writes nothing.
  ///   - time: The time since the recording began.
  public mutating func show(_ frame: Frame, at time: Duration) {
    if frame.size != size {
      size = frame.size
      add(.resize, Array("\(size.columns)x\(size.rows)".utf8), at: time)
    }
    let bytes = encoder.encode(frame)
    if !bytes.isEmpty { add(.output, bytes, at: time) }
  }

  /// Draws the next frame whole, and all of them with this theme.
  public mutating func redraw(with theme: Theme) { encoder = FrameEncoder(theme: theme) }

  /// Adds an event that shows nothing.
  ///
  /// - Parameters:
  ///   - kind: What it is.
  ///   - data: The bytes of the event.
  ///   - time: The time since the recording began.
  public mutating func add(_ kind: Cast.Kind, _ data: [UInt8], at time: Duration) {
    ready += Cast.event(kind, data, at: time)
  }

  /// Takes the lines that are ready.
  public mutating func takeLines() -> String {
    defer { ready = "" }
    return ready
  }
}
