import Testing

@testable import KeylineCore

/// Why nothing comes: in a word, and in a sentence the first time and when asked.
@Suite struct ObstacleTests {
  static let failures: [(CompletionError, badge: String, words: String)] = [
    (.notConfigured, "no key", "keyline key set --provider anthropic"),
    (.offline("no route"), "offline", "no route"),
    (.timedOut(seconds: 8), "timed out", "within 8 s"),
    (.rateLimited(seconds: 12), "limit 12 s", "again in 12 s"),
    (.rateLimited(seconds: nil), "limit", "later"), (.overloaded(status: 529), "busy", "529"),
    (.rejected(status: 401, message: "invalid x-api-key"), "rejected", "invalid x-api-key"),
    (.rejected(status: 402, message: ""), "rejected", "credit"),
    (.rejected(status: 404, message: ""), "rejected", "ai.model"),
    (.refused, "refused", "declined"), (.malformed("cut"), "bad answer", "cut"),
    (.badAddress, "bad address", "ai.baseURL"),
    (.noBroker("has ended"), "AI off: broker", "has ended"),
    (.keyUnusable("chmod 600 it"), "key refused", "chmod 600"),
  ]

  @Test(arguments: failures) func `a failure is told apart`(
    error: CompletionError, badge: String, words: String
  ) throws {
    var play = try CompletionPlay()
    play.type("on for")
    play.wait(.milliseconds(400))
    play.answer(1, .failed(error))
    #expect(play.session.completionBadge == badge)
    #expect(play.session.notice?.contains(words) == true)
    play.type(" us")
    #expect(play.session.notice == nil && play.session.completionBadge == badge)
    play.wait(.milliseconds(400))
    play.answer(2, .failed(error))
    #expect(play.session.notice == nil, "it is said once")
    play.key(.character("/"), .alt)
    play.answer(3, .failed(error))
    #expect(play.session.notice?.contains(words) == true, "and whenever someone asks")
    #expect(play.text == "on for us")
  }

  @Test(arguments: [
    (401, "", "(401): check the key (`keyline key set --provider anthropic`)."),
    (403, "", "(403): the key may not use this."), (418, "", "rejected the request (418)."),
    (
      307, "",
      "(307): its address leads to another one, which is not followed; set ai.baseURL to where it ends."
    ),
    (403, "no", "(403): the key may not use this. It said: no"),
    (418, "no", "the request (418). It said: no"),
  ]) func `a provider that says nothing is not quoted`(status: Int, message: String, end: String) {
    let sentence = CompletionWording.sentence(
      .failed(.rejected(status: status, message: message)), provider: .anthropic, demonstration: "Alt-d")
    #expect(sentence.hasSuffix(end))
  }

  @Test func `a success ends it`() throws {
    var play = try CompletionPlay()
    play.type("on for")
    play.wait(.milliseconds(400))
    play.answer(1, .failed(.offline("x")))
    play.type(" us")
    play.pauseAndAnswer("one")
    #expect(play.session.completionBadge == nil && play.completions == [" one"])
  }

  @Test func `without access nothing is asked, and the first pause says why, once`() throws {
    var play = try CompletionPlay(privacy: Privacy())
    #expect(play.session.completionBadge == "AI off: access")
    #expect(play.session.screenLayout.completions.height == 0)
    play.type("on for")
    play.wait(.milliseconds(400))
    #expect(play.session.notice?.contains("keyline access grant") == true)
    play.type(" us")
    play.wait(.seconds(5))
    #expect(play.session.notice == nil && play.requests.isEmpty)
    play.key(.character("/"), .alt)
    #expect(play.session.notice?.contains("Full Access is off") == true && play.requests.isEmpty)
  }

  @Test func `access comes and goes while someone writes`() throws {
    var play = try CompletionPlay(privacy: Privacy())
    play.type("on for")
    play.send(.accessChanged(true))
    #expect(play.session.completionBadge == "AI")
    play.type(" us")
    play.wait(.milliseconds(400))
    #expect(play.requests.count == 1)
    play.send(.accessChanged(false))
    #expect(play.requests.last == .cancel(id: 1))
    play.answer(1, .text("late\n"))
    #expect(
      play.completions == [] && play.text == "on for us" && play.session.completionBadge == "AI off: access")
    play.key(.character("u"), .alt)
    #expect(play.text != "on for us")
  }

  @Test(arguments: [
    (Privacy(purpose: .password, hasFullAccess: true), "AI off: password"),
    (Privacy(hasFullAccess: true, isIncognito: true), "AI off: incognito"),
  ]) func `a secret and incognito never leave`(privacy: Privacy, badge: String) throws {
    var play = try CompletionPlay(privacy: privacy)
    play.type("on for tonight")
    play.wait(.seconds(5))
    play.key(.character("/"), .alt)
    #expect(play.requests.isEmpty && play.session.completionBadge == badge && play.session.notice != nil)
    play.key(.character("o"), .alt)
    play.wait(.seconds(5))
    #expect(play.completions.isEmpty && play.requests.isEmpty)
  }

  @Test func `a secret in the text is kept here until someone says otherwise, once`() throws {
    var play = try CompletionPlay()
    play.type("API_KEY=abc123 and")
    play.wait(.milliseconds(400))
    #expect(play.requests.isEmpty && play.session.completionBadge == "not sent: secret")
    #expect(play.session.notice?.contains("an API key") == true)
    #expect(play.session.notice?.contains("abc123") == false)
    play.key(.character("/"), .alt)
    #expect(play.requests.isEmpty)
    play.key(.escape)
    #expect(play.requests.isEmpty && play.session.modes.isEmpty)
    play.key(.character("/"), .alt)
    play.key(.character("s"))
    #expect(play.requests.count == 1)
    play.type(" so")
    play.wait(.seconds(1))
    #expect(play.requests.count { if case .complete = $0 { true } else { false } } == 1)
  }

  @Test func `a comment line of a message is not completed, and never sent`() throws {
    let message = "Fix the clock\n# Please enter the message\n# On branch main\n"
    var play = try CompletionPlay(message, file: "COMMIT_EDITMSG")
    play.key(.home, .control)
    play.key(.end)
    play.type(" on")
    play.wait(.milliseconds(400))
    let query = CompletionQuery(before: "Fix the clock on", after: "\n", purpose: .commitMessage)
    #expect(
      play.requests.first.map {
        if case .complete(_, let asked, _) = $0 {
          asked.before == query.before && !asked.after.contains("#")
        } else {
          false
        }
      } == true)
    play.key(.down)
    play.type("more text")
    play.wait(.seconds(1))
    #expect(play.requests.count == 2)
    play.key(.character("/"), .alt)
    #expect(play.requests.count == 2 && play.session.notice != nil)
  }

  @Test func `what lies below the scissors is never sent, however long it is`() throws {
    let scissors = "# ------------------------ >8 ------------------------\n"
    let message = "Fix the clock\n" + scissors + String(repeating: "+a line of the diff\n", count: 200)
    var play = try CompletionPlay(message, file: "COMMIT_EDITMSG")
    play.key(.end, .control)
    play.type("more words")
    play.wait(.seconds(1))
    play.key(.character("/"), .alt)
    #expect(play.requests.isEmpty && play.session.notice?.contains("nothing to complete") == true)
  }

  @Test func `a comment line that the cursor stands before is never sent`() throws {
    var play = try CompletionPlay("Fix the clock\n# On branch main\n", file: "MERGE_MSG")
    play.key(.home, .control)
    play.key(.down)
    play.key(.character("/"), .alt)
    #expect(play.requests.isEmpty)
  }

  @Test func `neither the inspector nor a search shows a password`() throws {
    var play = try CompletionPlay(privacy: Privacy(purpose: .password))
    play.type("hunter2")
    play.key(.character("r"), .control)
    #expect(play.session.modes.isEmpty && play.session.notice?.contains("not searched") == true)
    play.key(.function(12))
    #expect(!play.keyboard.effects.contains(.trace(true)))
    #expect(
      play.session.inspectorLines(InspectorState(page: .keys)) == ["The keys of a password are not shown."])
  }

  @Test func `a request is shown before it leaves`() throws {
    var play = try CompletionPlay(settings: ["ai.confirm": "on"])
    play.type("on for")
    play.wait(.milliseconds(400))
    guard case .complete(1, _, isHeld: true)? = play.requests.first else {
      Issue.record("it is not held")
      return
    }
    let picture = RequestPicture(
      method: "POST", address: "https://x", headers: [.init("x-api-key", "sk-…")], body: "{}")
    play.answer(1, .prepared(picture))
    #expect(play.session.completionBadge == "waits: F12" && play.session.notice?.contains("F12") == true)
    play.key(.function(12))
    #expect(play.session.inspectorLines(InspectorState(page: .requests)).contains("x-api-key: sk-…"))
    play.key(.enter)
    #expect(play.requests.last == .send(id: 1))
    play.key(.escape)
    play.answer(1, .sent, .text("tonight?\n"), .finished(CompletionEnd(.finished)))
    #expect(play.completions == [" tonight?"])
    play.type("x")
    play.wait(.milliseconds(400))
    play.key(.character("/"), .alt)
    #expect(play.requests.last == .send(id: 2))
    play.type("y")
    #expect(play.requests.last == .cancel(id: 2))
  }
}
