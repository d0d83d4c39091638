/// The form that the text of a source is in.
enum TextForm: String, CaseIterable {
  /// Pages of HTML, DocBook or Mallard.
  case pages
  /// A compiled catalog of gettext: the translations.
  case translations
  /// The same: what is translated.
  case originals
  /// Quotations between lines of `%`.
  case fortunes
  /// Paragraphs between empty lines.
  case paragraphs
  /// JSON whose strings named `text` are messages.
  case messages
  /// Items of a list, in YAML.
  case items
  /// Answers in AIML.
  case answers
  /// WordNet's files: explanations and examples.
  case glosses

  /// The passages of a file: pieces of text of which no sentence goes on in the next.
  ///
  /// - Throws: `TrainerError.malformed` where a file is not in this form.
  func passages(in bytes: [UInt8], path: String) throws(TrainerError) -> [String] {
    switch self {
    case .pages: MarkupText.page.passages(in: bytes)
    case .answers: MarkupText.answers.passages(in: bytes)
    case .translations: try GettextCatalog(bytes, path: path).translations.flatMap(MessageText.passages)
    case .originals: try GettextCatalog(bytes, path: path).originals.flatMap(MessageText.passages)
    // Beside the quotations lie indexes of them, which are no text.
    case .fortunes: bytes.contains(0) ? [] : PlainText.quotations(in: String(decoding: bytes, as: UTF8.self))
    case .paragraphs: PlainText.paragraphs(in: String(decoding: bytes, as: UTF8.self))
    case .messages: JSONStrings.named("text", in: bytes)
    case .items: PlainText.items(in: String(decoding: bytes, as: UTF8.self))
    case .glosses: PlainText.glosses(in: String(decoding: bytes, as: UTF8.self))
    }
  }
}
