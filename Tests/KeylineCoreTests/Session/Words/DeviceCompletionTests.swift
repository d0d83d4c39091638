import Testing

@testable import KeylineCore

@Suite struct DeviceCompletionTests {
  private static let completions = ["tomo": "rrow", "": "night"]

  private func play(settings: [String: String] = [:], privacy: Privacy = Privacy()) throws -> WordPlay {
    try WordPlay(completions: Self.completions, settings: settings, privacy: privacy)
  }

  @Test func `after the pause the word is finished as ghost text without any access`() throws {
    var play = try play()
    play.type("see you tomo")
    play.wait(.milliseconds(399))
    #expect(play.session.ghostText == nil)
    play.wait(.milliseconds(1))
    #expect(play.session.ghostText == "rrow")
    #expect(play.session.completionMark == "device")
  }

  @Test func `Tab takes it with a blank behind it, as every word`() throws {
    var play = try play()
    play.type("see you tomo")
    play.wait(.milliseconds(400))
    play.key(.tab)
    play.type(".")
    #expect(play.text == "see you tomorrow.")
  }

  @Test func `behind a blank one next word is shown`() throws {
    var play = try play()
    play.type("good ")
    play.wait(.milliseconds(400))
    #expect(play.session.ghostText == "night")
  }

  @Test func `it stays while its letters are typed, and goes with another`() throws {
    var play = try play()
    play.type("a tomo")
    play.wait(.milliseconds(400))
    play.type("r")
    #expect(play.session.ghostText == "row")
    play.type("x")
    #expect(play.session.ghostText == nil)
  }

  @Test func `a provider that fails leaves the word to the device`() throws {
    var play = try play(privacy: Privacy(hasFullAccess: true))
    play.type("see you tomo")
    play.wait(.milliseconds(400))
    let id = try #require(play.session.completion.request?.id)
    play.send(.broker(id: id, .failed(.offline("no route"))))
    #expect(play.session.ghostText == "rrow")
    #expect(play.session.completionBadge == "offline")
  }

  @Test func `a provider that is slow is helped out, and its answer takes the place`() throws {
    var play = try play(privacy: Privacy(hasFullAccess: true))
    play.type("see you tomo")
    play.wait(.milliseconds(400))
    #expect(play.session.ghostText == nil)
    play.wait(Delay.slowAnswer)
    #expect(play.session.ghostText == "rrow")
    let id = try #require(play.session.completion.request?.id)
    play.send(.broker(id: id, .text("tomorrow at eight\n")))
    #expect(play.session.ghostText == "rrow at eight")
  }

  @Test func `the provider "device" asks nobody else, whatever access there is`() throws {
    var play = try play(settings: ["ai.provider": "device"], privacy: Privacy(hasFullAccess: true))
    play.type("see you tomo")
    play.wait(.milliseconds(400))
    #expect(play.session.completion.request == nil)
    #expect(play.session.ghostText == "rrow")
    #expect(play.session.completionBadge == "device")
  }

  @Test(arguments: [["ai.mode": "off"], ["ai.enabled": "off"], ["suggestions.words": "off"]])
  func `it is silent where it is switched off`(settings: [String: String]) throws {
    var play = try play(settings: settings)
    play.type("see you tomo")
    play.wait(.seconds(5))
    #expect(play.session.ghostText == nil)
  }

  @Test func `on demand it comes with the key that asks`() throws {
    var play = try play(settings: ["ai.mode": "onDemand"])
    play.type("see you tomo")
    play.wait(.seconds(5))
    #expect(play.session.ghostText == nil)
    play.alt("/")
    #expect(play.session.ghostText == "rrow")
  }
}
