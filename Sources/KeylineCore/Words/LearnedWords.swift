/// All that was learned, as it is read from the disk at once: texts stand once, and everything else names them by
/// their places.
public struct LearnedWords: Equatable, Sendable {
  /// How often a word was written in one way.
  public struct Form: Equatable, Sendable {
    /// The word's place among the texts.
    public var word: Int32
    /// How it is written: as in ``LearnedSequence/form``.
    public var form: String
    /// How often, less what time had taken by `day`.
    public var weight: Float
    /// The day it was last written so, in days since 1970-01-01 UTC.
    public var day: Int32

    /// Creates a form.
    public init(word: Int32, form: String, weight: Float, day: Int32) {
      self.word = word
      self.form = form
      self.weight = weight
      self.day = day
    }
  }

  /// Two or three words after each other.
  public struct Sequence: Equatable, Sendable {
    /// The place of the first of three words; `none` for two.
    public var older: Int32
    /// The place of the word before the last.
    public var newer: Int32
    /// The place of the last word.
    public var last: Int32
    /// How often, less what time had taken by `day`.
    public var weight: Float
    /// The day it was last written, in days since 1970-01-01 UTC.
    public var day: Int32

    /// Stands for no word.
    public static let none: Int32 = -1

    /// Creates a sequence.
    public init(older: Int32, newer: Int32, last: Int32, weight: Float, day: Int32) {
      self.older = older
      self.newer = newer
      self.last = last
      self.weight = weight
      self.day = day
    }
  }

  /// The words, folded to lower case, and the marks of ``LearnedSequence``, each once.
  public var texts: [String]
  /// How words are written.
  public var forms: [Form]
  /// The sequences of two and three words.
  public var sequences: [Sequence]
  /// What the user has decided.
  public var verdicts: [WordVerdict]

  /// Creates a collection.
  public init(
    texts: [String] = [], forms: [Form] = [], sequences: [Sequence] = [], verdicts: [WordVerdict] = []
  ) {
    self.texts = texts
    self.forms = forms
    self.sequences = sequences
    self.verdicts = verdicts
  }

  /// Puts sequences together.
  ///
  /// - Parameters:
  ///   - sequences: The sequences, in any order.
  ///   - verdicts: What the user has decided.
  /// - Complexity: O(*n*) in the sequences.
  public init(_ sequences: [LearnedSequence], verdicts: [WordVerdict] = []) {
    self.init(verdicts: verdicts)
    var places: [String: Int32] = [:]
    for sequence in sequences {
      let words = sequence.words.map { word in
        if let place = places[word] { return place }
        let place = Int32(texts.count)
        texts.append(word)
        places[word] = place
        return place
      }
      let (weight, day) = (Float(sequence.weight), Int32(clamping: sequence.day))
      if words.count == 1 {
        forms.append(Form(word: words[0], form: sequence.form, weight: weight, day: day))
      } else {
        let older = words.count == 3 ? words[0] : Sequence.none
        self.sequences.append(
          Sequence(
            older: older, newer: words[words.count - 2], last: words[words.count - 1], weight: weight,
            day: day))
      }
    }
  }
}
