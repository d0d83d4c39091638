/// A key of a layout's bag of keys; rows and long presses refer to it by its id.
///
/// The words are those of CLDR's keyboard format (UTS #35, part 7, "Keyboards").
public struct LayoutKey: Equatable, Sendable {
  /// The name by which rows and long presses refer to the key.
  public let id: String
  /// What the key inserts, `nil` where the role alone says what happens.
  public let output: String?
  /// What the key shows where that differs from its output.
  public let display: String?
  /// The width in key units; an ordinary letter is 1.
  public let width: Double
  /// The empty room before the key, in key units.
  public let gap: Double
  /// What pressing the key does.
  public let role: KeyRole
  /// The layer the key changes to, after inserting its output if it has any.
  public let layerID: String?
  /// The ids of the keys a long press offers, in their order.
  public let longPress: [String]
  /// The id among ``longPress`` that is chosen first; `nil` means the first of them.
  public let longPressDefault: String?
  /// Whether holding the key repeats it.
  public let repeats: Bool
  /// What a screen reader says for the key, `nil` to speak its label.
  public let speech: String?

  /// Creates a key.
  ///
  /// - Parameters:
  ///   - id: The name rows and long presses use.
  ///   - output: What the key inserts.
  ///   - display: What the key shows, where that is not its output.
  ///   - width: The width in key units.
  ///   - gap: The empty room before the key, in key units.
  ///   - role: What pressing the key does.
  ///   - layerID: The layer the key changes to.
  ///   - longPress: The ids of the alternates, in order.
  ///   - longPressDefault: The alternate chosen first.
  ///   - repeats: Whether holding repeats; `nil` means only a backspace does.
  ///   - speech: What a screen reader says.
  public init(
    id: String, output: String? = nil, display: String? = nil, width: Double = 1, gap: Double = 0,
    role: KeyRole = .character, layerID: String? = nil, longPress: [String] = [],
    longPressDefault: String? = nil, repeats: Bool? = nil, speech: String? = nil
  ) {
    self.id = id
    self.output = output
    self.display = display
    self.width = width
    self.gap = gap
    self.role = role
    self.layerID = layerID
    self.longPress = longPress
    self.longPressDefault = longPressDefault
    self.repeats = repeats ?? (role == .backspace)
    self.speech = speech
  }

  /// What the key shows; empty where the role draws its own sign (shift, backspace, enter, space, globe).
  public var label: String { display ?? (role == .character ? output ?? "" : "") }

  /// What the key puts into the text: its output, or the space or line break of its role.
  ///
  /// A key that only acts (shift, backspace, layer, globe) never inserts anything, whatever it shows.
  public var insertion: String? {
    switch role {
    case .character: output
    case .space: output ?? " "
    case .enter: output ?? "\n"
    case .shift, .backspace, .layer, .nextKeyboard: nil
    }
  }
}
