/// Tests of a layout as data: what it can type at all, and what given keystrokes make.
///
/// The words are those of CLDR's keyboard tests (UTS #35, part 7, "Keyboard Test Data").
public struct LayoutTest: Equatable, Sendable {
  /// How a character may be reached.
  public enum Reach: String, CaseIterable, Sendable {
    /// By keys, shift and layer keys alone.
    case simple
    /// By a long press or a double tap as well.
    case gesture
  }

  /// Characters the layout must be able to type.
  public struct Repertoire: Equatable, Sendable {
    /// The name of the set in reports.
    public let id: String
    /// The characters.
    public let characters: [Character]
    /// How they may be reached.
    public let reach: Reach

    /// Creates a set.
    public init(id: String, characters: [Character], reach: Reach) {
      self.id = id
      self.characters = characters
      self.reach = reach
    }
  }

  /// One thing done to the keyboard, or one look at the text.
  public enum Step: Equatable, Sendable {
    /// Press a key of the layer shown: `tapCount` times, or long, choosing an alternate counted from 1.
    case keystroke(keyID: String, longPress: Int?, tapCount: Int)
    /// Press the backspace key.
    case backspace
    /// The text must now be this.
    case check(String)
  }

  /// Steps on a fresh keyboard.
  public struct Case: Equatable, Sendable {
    /// The name of the test in reports.
    public let id: String
    /// The text before the first step.
    public let startContext: String
    /// The steps in order.
    public let steps: [Step]

    /// Creates a test.
    public init(id: String, startContext: String, steps: [Step]) {
      self.id = id
      self.startContext = startContext
      self.steps = steps
    }
  }

  /// The layout the tests are for.
  public let layoutID: String
  /// What the layout must be able to type.
  public let repertoires: [Repertoire]
  /// What keystrokes must make.
  public let cases: [Case]

  /// Creates tests.
  public init(layoutID: String, repertoires: [Repertoire], cases: [Case]) {
    self.layoutID = layoutID
    self.repertoires = repertoires
    self.cases = cases
  }
}
