/// A question that must be answered before anything else happens.
public struct Question: Hashable, Sendable {
  /// What is asked.
  public enum Subject: Hashable, Sendable {
    /// FILE has changed on disk; the flag says whether the keyboard ends afterwards.
    case overwrite(isDone: Bool)
    case recoverDraft
    /// The text holds what looks like a secret.
    case sendSecret
    /// What is to become of a word of the bar, by its index there.
    case word(Int)
  }

  /// One answer.
  public struct Choice: Hashable, Sendable {
    /// The letter that chooses it.
    public var letter: Character
    /// What it does, in words.
    public var label: String
  }

  /// What is asked.
  public var subject: Subject
  /// The question's first line.
  public var title: String
  /// Its second line.
  public var detail: String
  /// The answers, in the order they are drawn.
  public var choices: [Choice]
  /// The index of the answer that Enter gives.
  public var selected = 0
}

extension Question {
  /// Asks before somebody else's changes to FILE are overwritten.
  static func overwrite(file: String, isDone: Bool) -> Question {
    Question(
      subject: .overwrite(isDone: isDone), title: "\(file) has changed on disk since it was opened.",
      detail: "Overwrite it with this text?",
      choices: [Choice(letter: "n", label: "No, go back"), Choice(letter: "o", label: "Overwrite")])
  }

  /// Asks before a text leaves that holds what looks like a secret.
  static func sendSecret(_ pattern: SecretPattern) -> Question {
    Question(
      subject: .sendSecret, title: "The text holds what looks like \(pattern.title).",
      detail: "Send it anyway, this once?",
      choices: [Choice(letter: "n", label: "No, keep it here"), Choice(letter: "s", label: "Send it once")])
  }

  /// Asks what is to become of a word of the bar.
  static func word(_ word: WordCandidate, at index: Int) -> Question {
    Question(
      subject: .word(index), title: "\(word.text.quoted) \(WordWording.origin(of: word))",
      detail: "What shall become of it?",
      choices: [
        Choice(letter: "l", label: "Leave it"), Choice(letter: "t", label: "Take it"),
        Choice(letter: "n", label: "Never offer it again"),
        Choice(letter: "w", label: "Why is it offered? (F12)"),
      ])
  }

  /// Offers a draft of an earlier run.
  static func recover(_ offer: DraftOffer) -> Question {
    let warning =
      offer.baseChanged ? " The file has changed since: recovering shows the draft as it was." : ""
    return Question(
      subject: .recoverDraft,
      title:
        "A draft of \(offer.subject) from \(offer.age) was \(offer.wasCancelled ? "cancelled" : "not finished").",
      detail: "What shall become of it?" + warning,
      choices: [
        Choice(letter: "r", label: "Recover"), Choice(letter: "d", label: "Discard"),
        Choice(letter: "k", label: "Keep for later"),
      ])
  }
}
