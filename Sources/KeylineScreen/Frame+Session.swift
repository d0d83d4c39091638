import KeylineCore

extension Frame {
  /// Draws what a session looks like.
  ///
  /// A pure function: equal sessions make equal frames. Who draws many frames keeps a `FrameRenderer`.
  ///
  /// - Parameters:
  ///   - session: the keyboard's state; its size is the frame's.
  ///   - appearance: what the terminal can show.
  /// - Complexity: O(cells), O(log *n*) in the document.
  public init(rendering session: Session, appearance: Appearance = Appearance()) {
    var renderer = FrameRenderer(appearance: appearance)
    self = renderer.frame(of: session)
  }
}
