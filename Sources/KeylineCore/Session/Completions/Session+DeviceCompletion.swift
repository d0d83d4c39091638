/// Ghost text without any network: the rest of a word or one next word, where the predictor is sure enough.
extension Session {
  /// Whether the predictor goes on with the text after a pause where nobody else does.
  var completesOnDevice: Bool {
    guard offersWords, settings.ai.isEnabled, settings.ai.mode != .off else { return false }
    switch completionSource {
    case .device, .none(.accessOff), .none(.incognito): return true
    case .broker, .demonstration, .none: return false
    }
  }

  /// Asks the predictor what goes on at the cursor, unless something is shown there already.
  mutating func completeOnDevice(_ effects: inout [Effect]) {
    guard offersWords, completion.completions.isEmpty, let query = words.query,
      words.range.upperBound == document.caret,
      !query.word.isEmpty || query.context.last?.isWhitespace == true
    else { return }
    effects.append(.completeOnDevice(query))
  }

  /// Shows what the predictor goes on with; an answer for another text is dropped, and one that comes too late.
  mutating func takeDeviceCompletion(_ text: String?, to query: WordQuery) {
    guard let text, query == words.query, completion.completions.isEmpty else { return }
    completion.show([text], isFromDevice: true)
    countOffer()
  }

  /// The provider takes its time: the predictor says what it can meanwhile.
  mutating func answerIsSlow(_ effects: inout [Effect]) {
    guard completion.request != nil else { return }
    completeOnDevice(&effects)
  }
}
