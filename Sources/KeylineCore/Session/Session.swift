/// The whole state of a keyboard: what is written, which keys are drawn, what the next key means.
///
/// A session changes only through `reduce`, which answers with effects; it never reads a clock, a file or a
/// terminal. What it looks like is a function of it (`Frame` in KeylineScreen).
public struct Session: Sendable {
  // MARK: What is written

  /// The text with its selection and history.
  public internal(set) var document: TextDocument
  /// What kind of text it is, as the command line or FILE's name says.
  var givenPurpose: Purpose
  /// The name of FILE as the person gave it; nil when there is none.
  public let fileName: String?
  /// What begins a comment line, where the purpose has comments.
  public let commentMark: String
  /// The part of the word before the cursor that counts as being typed.
  public internal(set) var currentInput = ""
  /// The start of the first row that is shown, a byte offset.
  public internal(set) var viewportTop = 0
  /// The rows that are shown, from top to bottom.
  public internal(set) var visibleRows: [VisualRow] = []
  /// Whether the screen has another size than the rows were chosen for.
  var isResized = false
  /// Whether the view goes with the cursor; the wheel lets go of it until something is typed.
  var followsCaret = true
  /// The column that vertical movement aims at; nil when the last movement was not vertical.
  var goalColumn: Int?
  /// Whether the last key typed a space, so that a second one may become a full stop.
  var spaceWasTyped = false
  /// Where an automatic space ends, so that punctuation may take its place.
  var automaticSpaceEnd: Int?
  /// What Ctrl-K, Ctrl-W and their like removed last.
  var killBuffer = KillBuffer()
  /// What was cut or copied last, for when the system has no clipboard.
  var clipboard: [UInt8] = []
  /// The keys that wait behind a paste whose text is on its way; nil when none is.
  var heldInputs: ArraySlice<InputEvent>?
  /// Whether the system's clipboard owes an answer that nobody waits for any more.
  var isClipboardLate = false
  /// Whether movement extends the selection (Ctrl-Space).
  var isSelecting = false

  // MARK: Words and completions

  /// What is known of the word at the cursor.
  public internal(set) var words = WordState()
  /// The user's text replacements.
  public internal(set) var replacements = Replacements()
  /// What is known of completions.
  public internal(set) var completion = CompletionState()
  /// Whether Full Access is granted.
  public internal(set) var hasFullAccess: Bool
  /// Whether it is so by the command line, for this run only.
  public let isAccessForRun: Bool
  /// Whether nothing of the text may leave the machine.
  public internal(set) var isIncognito: Bool
  /// How many keyboards of this run were ended, as emulated, before this one.
  public internal(set) var deaths = 0
  /// Whether the demonstration is asked and no provider.
  public internal(set) var isDemonstration: Bool
  /// The demonstration provider.
  var demonstration: Demonstration
  /// Whether AI and clipboard answer only what a tape has them answer.
  public internal(set) var isScripted = false
  /// When the demonstration's timer is due; nil when none is.
  var demonstrationDeadline: Duration?

  // MARK: The drawn keyboard

  /// The enabled layouts as they are drawn, in order.
  public internal(set) var keyboards: [Layout]
  /// The layouts as they were read.
  var readKeyboards: [Layout]
  /// How many layouts are enabled; some may still have to be read.
  var keyboardCount: Int
  /// The index of the one that is drawn.
  public internal(set) var keyboardIndex = 0
  /// Which of its layers is up.
  public internal(set) var layer = LayerState()
  /// The layer that is drawn: a sentence's capitals are up at once, but seen only when nobody types.
  public internal(set) var drawnLayer = LayerState()
  /// Whether the timer runs that draws a sentence's capitals.
  var isLayerDue = false
  /// The key that is lit.
  public internal(set) var litKey: String?
  /// When shift was last tapped.
  var shiftTappedAt: Duration?
  /// What the mouse holds down.
  var pressed: MousePress?
  /// How often the held key has repeated.
  var repeats = 0
  /// The last click into the text, for the next one may be its second or third.
  var lastClick: TextClick?
  /// The physical key that is down, where the terminal tells.
  var heldKey: HeldKey?
  /// How many characters were typed since a key was last seen to go up; nil where the terminal never tells.
  var pressesSinceRelease: Int?

  // MARK: The screen

  /// The screen's size in cells.
  public internal(set) var size: ScreenSize
  /// How the terminal counts the cells of clusters.
  public internal(set) var widths = WidthProfile.modern
  /// The settings in force.
  public internal(set) var settings: Settings
  /// What each chord asks for.
  public internal(set) var bindings: Bindings
  /// Whether the mouse is the keyboard's and not the terminal's.
  public internal(set) var isMouseOn: Bool
  /// How much of the keyboard the kernel fences in.
  public internal(set) var sandbox = SandboxStatus.full
  /// Whether the run is recorded.
  public internal(set) var recording = RecordingStatus.off
  /// Where everything stands on the screen.
  public internal(set) var screenLayout: ScreenLayout
  /// What `screenLayout` was made for.
  var laidOutInputs: LayoutInputs
  /// Grows when settings or layouts are replaced.
  var layoutGeneration = 0
  /// The modes above writing, the topmost last.
  public internal(set) var modes: [Mode] = []
  /// One sentence for the person; it goes at the next key.
  public internal(set) var notice: String?
  /// What the inspector was told of the world around the session.
  public internal(set) var inspected = InspectedFacts()
  /// What was counted.
  public internal(set) var score = Score()
  /// What earlier runs have kept, as it was read last; nil until it has been.
  public internal(set) var keptScore: Tally?
  /// Whether the timer runs that keeps the score.
  var isScoreDue = false
  /// Whether the drawn keys show how often they were pressed.
  public internal(set) var isHeatMapOn = false
  /// What the inspector knows of the last keys.
  var trace: [KeyTrace] = []
  /// The lines that greet a newcomer.
  public internal(set) var hints: [String]
  /// Whether the keyboard ends once all of the text has been saved.
  var isFinishing = false
  /// Whether a save waits for its answer; the next one waits for it too, or would meet a file it does not know.
  var isSaving = false
  /// Whether another save was asked for meanwhile.
  var isSaveDue = false
  /// Whether the draft will be synced without further ado.
  var isDraftSyncDue = false

  /// Creates the session of a fresh keyboard.
  ///
  /// - Parameters:
  ///   - document: the text to begin with.
  ///   - fileName: the name of FILE, for titles and for what follows from it.
  ///   - keyboards: the enabled layouts in order; at least one.
  ///   - settings: the settings in force.
  ///   - size: the screen's size in cells.
  ///   - privacy: what the person allows, and what kind of text it is.
  ///   - showsHints: whether to greet a newcomer.
  public init(
    document: TextDocument = TextDocument(), fileName: String? = nil, keyboards: [Layout], settings: Settings,
    size: ScreenSize, privacy: Privacy = Privacy(), showsHints: Bool = false
  ) {
    precondition(!keyboards.isEmpty, "a session needs a keyboard")
    self.document = document
    self.fileName = fileName
    // The others of those that are enabled may still have to be read.
    let count = max(keyboards.count, settings.keyboards.count)
    readKeyboards = keyboards
    keyboardCount = count
    self.keyboards = Self.drawable(keyboards, of: count, hidesGlobe: settings.emulation.hidesGlobe)
    self.settings = settings
    self.size = size
    let purpose = privacy.purpose ?? Purpose(fileName: fileName)
    givenPurpose = purpose
    hasFullAccess = privacy.hasFullAccess
    isAccessForRun = privacy.isAccessForRun
    isIncognito = privacy.isIncognito
    isDemonstration = settings.ai.provider == .demo
    demonstration = Demonstration(settings: settings.demonstration)
    commentMark = purpose == .commitMessage ? CommentMark.find(in: document.text) : CommentMark.usual
    bindings = settings.bindings
    isMouseOn = settings.mouse
    hints = []
    laidOutInputs = LayoutInputs(
      size: size, layerID: "", keyboardIndex: 0, hasCompletions: false, generation: -1)
    screenLayout = ScreenLayout(
      size: size, keyboard: keyboards[0], of: keyboards, layerID: Layout.baseLayerID, keyHeight: .automatic,
      completionRows: 0, toolbar: [], stateWidth: 0)
    keyboardIndex = keyboards.firstIndex { $0.id == settings.lastLayout } ?? 0
    // Git's comments come last, and what is written below them may not count.
    if purpose == .commitMessage { self.document.select(TextSelection(caret: 0)) }
    if showsHints { hints = Wording.hints + (completionSource.isOn ? [] : [Wording.demonstrationHint]) }
    updateCurrentInput()
    if currentInput.isEmpty { words.typedStart = self.document.caret }
    updateAutomaticShift()
    drawnLayer = layer
    refreshScreenLayout()
    keepCaretVisible(isFirst: true)
  }

  /// The layout that is drawn.
  public var keyboard: Layout { keyboards[keyboardIndex] }

  /// Takes the edits since the last call, for the drafts journal.
  ///
  /// - Returns: The edits in the order they were made.
  public mutating func takeEdits() -> [Edit] { document.takeEdits() }

  /// Whether the document differs from what FILE holds.
  public var isModified: Bool { document.isModified }
}
