import KeylineCore

extension LayoutFiles {
  /// The layout that a language is typed on.
  ///
  /// - Parameter language: A BCP 47 code.
  /// - Returns: The first layout of the language, else that of English; nil where neither can be read.
  func layout(of language: String) -> Layout? {
    let code = language.lowercased().prefix { $0 != "-" }
    // What is wrong with a layout, `keyline layouts check` says; without one, slips of the finger count alike.
    return load(ids).layouts.first { $0.locale.lowercased().prefix { $0 != "-" } == code }
      ?? load(["qwerty-en"]).layouts.first
  }
}
