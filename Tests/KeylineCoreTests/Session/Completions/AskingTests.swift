import Testing

@testable import KeylineCore

/// When completions are asked for, and when no more.
@Suite struct AskingTests {
  private static let pause = Duration.milliseconds(400)

  private static func ids(_ requests: [BrokerRequest]) -> [String] {
    requests.map { request in
      switch request {
      case .complete(let id, _, _): "complete \(id)"
      case .send(let id): "send \(id)"
      case .cancel(let id): "cancel \(id)"
      case .taken(let id, let characters): "taken \(id) \(characters)"
      }
    }
  }

  @Test func `ten characters at 100 ms make one request, 400 ms after the last`() throws {
    var play = try CompletionPlay()
    play.type("abcdefghij", every: .milliseconds(100))
    play.wait(Self.pause - .nanoseconds(1))
    #expect(play.requests.isEmpty)
    play.wait(.nanoseconds(1))
    #expect(Self.ids(play.requests) == ["complete 1"])
    play.wait(.seconds(60))
    #expect(Self.ids(play.requests) == ["complete 1"])
  }

  @Test func `the request holds the text before and after the cursor`() throws {
    var play = try CompletionPlay("One two.\nFour", settings: ["suggestion.language": "de"])
    play.key(.up)
    play.type("x")
    play.wait(Self.pause)
    let query = CompletionQuery(before: "One x", after: "two.\nFour", language: "de", purpose: .text)
    #expect(play.requests == [.complete(id: 1, query: query, isHeld: false)])
  }

  @Test func `two characters are too few`() throws {
    var play = try CompletionPlay()
    play.type("ab")
    play.wait(.seconds(5))
    #expect(play.requests.isEmpty)
    play.type("c")
    play.wait(Self.pause)
    #expect(play.requests.count == 1)
  }

  @Test func `below three characters suggestions go away`() throws {
    var play = try CompletionPlay()
    play.type("abc")
    play.pauseAndAnswer("one", "two")
    #expect(play.completions == [" one", " two"])
    play.key(.backspace)
    #expect(play.completions == [])
    play.wait(.seconds(5))
    #expect(Self.ids(play.requests) == ["complete 1"])
  }

  @Test func `a key cancels the pause and the request under way`() throws {
    var play = try CompletionPlay()
    play.type("abc")
    play.wait(Self.pause)
    play.type("d")
    #expect(Self.ids(play.requests) == ["complete 1", "cancel 1"])
    #expect(play.session.completion.request == nil)
    play.wait(Self.pause)
    #expect(Self.ids(play.requests) == ["complete 1", "cancel 1", "complete 2"])
  }

  @Test(arguments: [Key.backspace, .left, .enter, .home]) func `other keys cancel it too`(key: Key) throws {
    var play = try CompletionPlay()
    play.type("abcd")
    play.wait(Self.pause)
    play.key(key)
    #expect(Self.ids(play.requests).contains("cancel 1"))
  }

  @Test func `a late answer never shows`() throws {
    var play = try CompletionPlay()
    play.type("abc")
    play.wait(Self.pause)
    play.type("d")
    play.answer(1, .text("late\nanswers\n"), .finished(CompletionEnd(.finished)))
    #expect(play.completions == [])
    play.wait(Self.pause)
    play.answer(1, .text("late\nanswers\n"))
    #expect(play.completions == [])
    play.answer(2, .text("in time\n"))
    #expect(play.completions == [" in time"])
  }

  @Test func `space and return clear the suggestions and cancel`() throws {
    for key in [Key.character(" "), .enter] {
      var play = try CompletionPlay(settings: ["ai.trigger": "word"])
      play.type("abc")
      play.pauseAndAnswer("one")
      #expect(play.completions == [" one"])
      play.key(key)
      #expect(play.completions == [])
      play.type("abcd")
      play.key(key)
      play.wait(.seconds(5))
      #expect(Self.ids(play.requests) == ["complete 1"])
    }
  }

  @Test func `by words three characters of the word count, by pauses those of the sentence`() throws {
    var words = try CompletionPlay(settings: ["ai.trigger": "word"])
    words.type("see you ab")
    words.wait(.seconds(1))
    #expect(words.requests.isEmpty)
    words.type("c")
    words.wait(.seconds(1))
    #expect(words.requests.count == 1)
    var pauses = try CompletionPlay()
    pauses.type("see you ")
    pauses.wait(.seconds(1))
    #expect(pauses.requests.count == 1)
    var sentences = try CompletionPlay()
    sentences.type("See you. ")
    sentences.wait(.seconds(1))
    sentences.type("ab")
    sentences.wait(.seconds(1))
    #expect(sentences.requests.isEmpty)
    sentences.type("c")
    sentences.wait(.seconds(1))
    #expect(sentences.requests.count == 1)
  }

  @Test(arguments: ["ai.mode", "ai.enabled"]) func `switched off nobody is asked`(name: String) throws {
    var play = try CompletionPlay(settings: [name: "off"])
    play.type("abcdef")
    play.wait(.seconds(5))
    #expect(play.requests.isEmpty && play.session.notice == nil && play.session.completionBadge == nil)
    #expect(play.session.screenLayout.completions.height == 0)
    play.key(.character("/"), .alt)
    #expect(play.requests.isEmpty && play.session.notice?.contains("switched off") == true)
  }

  @Test func `on demand only Alt-slash asks, at once and with less text`() throws {
    var play = try CompletionPlay(settings: ["ai.mode": "onDemand"])
    play.type("ab")
    play.wait(.seconds(5))
    #expect(play.requests.isEmpty)
    play.key(.character("/"), .alt)
    #expect(Self.ids(play.requests) == ["complete 1"])
    play.answer(1, .text("one\n"), .finished(CompletionEnd(.finished)))
    #expect(play.completions == [" one"])
  }

  @Test(arguments: [(0, 0), (250, 250), (2000, 2000)]) func `the pause is a setting`(setting: Int, wait: Int)
    throws
  {
    var play = try CompletionPlay(settings: ["ai.debounceMilliseconds": "\(setting)"])
    play.type("abc")
    play.wait(.milliseconds(wait) - .nanoseconds(1))
    #expect(play.requests.isEmpty)
    play.wait(.nanoseconds(1))
    #expect(play.requests.count == 1)
  }

  @Test func `deleting and typing again asks nobody`() throws {
    var play = try CompletionPlay()
    play.type("abcd")
    play.pauseAndAnswer("one", "two")
    play.type("e")
    play.pauseAndAnswer("three")
    play.key(.backspace)
    #expect(play.completions == [" one", " two"])
    play.type("e")
    #expect(play.completions == [" three"])
    play.wait(.seconds(5))
    #expect(Self.ids(play.requests) == ["complete 1", "complete 2"])
  }

  @Test func `what is known of one text is not shown for another at the same place`() throws {
    var play = try CompletionPlay()
    play.type("abcd")
    play.pauseAndAnswer("one")
    play.key(.backspace)
    play.type("x")
    #expect(play.completions == [])
    play.wait(Self.pause)
    #expect(Self.ids(play.requests) == ["complete 1", "complete 2"])
  }

  @Test func `typing through the ghost text keeps the rest and asks nobody`() throws {
    var play = try CompletionPlay()
    play.type("on for")
    play.pauseAndAnswer("tonight at eight?", "today?", "lunch?")
    play.type(" to")
    #expect(play.completions == ["night at eight?", "day?"])
    #expect(play.session.ghostText == "night at eight?")
    play.type("d")
    #expect(play.completions == ["ay?"])
    play.wait(.seconds(5))
    #expect(Self.ids(play.requests) == ["complete 1"])
    play.type("x")
    #expect(play.completions == [])
    play.wait(.milliseconds(400))
    #expect(play.requests.count == 2)
  }

  @Test func `the chosen completion stays chosen while it is typed through`() throws {
    var play = try CompletionPlay()
    play.type("on for")
    play.pauseAndAnswer("tonight?", "lunch?", "today?")
    play.key(.character("p"), .alt)
    #expect(play.session.ghostText == " today?")
    play.type(" t")
    #expect(play.session.ghostText == "oday?")
  }

  @Test func `lines show while they come, once they are whole`() throws {
    var play = try CompletionPlay()
    play.type("on for")
    play.wait(Self.pause)
    play.answer(1, .sent, .text("tonight"))
    #expect(play.completions == [])
    play.answer(1, .text(" at eight?\nlun"))
    #expect(play.completions == [" tonight at eight?"])
    play.answer(1, .text("ch?\nthe g"), .finished(CompletionEnd(.cutOff)))
    #expect(play.completions == [" tonight at eight?", " lunch?"])
  }

  @Test func `an endless answer is given up`() throws {
    var play = try CompletionPlay()
    play.type("on for")
    play.wait(Self.pause)
    for _ in 0..<20 { play.answer(1, .text(String(repeating: "x", count: 1000))) }
    #expect(Self.ids(play.requests) == ["complete 1", "cancel 1"])
    #expect(play.session.completion.obstacle == .failed(.malformed("it does not end")))
  }

  @Test func `a spinner turns only after 300 ms, and not with reduced motion`() throws {
    for reduced in ["off", "on"] {
      var play = try CompletionPlay(settings: ["reducedMotion": reduced])
      play.type("on for")
      play.wait(Self.pause + .milliseconds(299))
      #expect(play.session.completion.request?.spinnerStep == nil)
      play.wait(.milliseconds(1))
      #expect(play.session.completion.request?.spinnerStep == 0)
      #expect(play.session.completionBadge == "asking ")
      play.wait(.seconds(1))
      #expect(play.session.completion.request?.spinnerStep == (reduced == "on" ? 0 : 8))
    }
  }
}
