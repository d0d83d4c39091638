import KeylineCore
import KeylineScreen
import Testing

@Suite struct KeyGridTests {
  @Test func statesOfShiftDifferWithoutColours() {
    var play = Play("x")
    let off = play.frame.text
    play.click(key: "shift")
    let oneShot = play.frame.text
    play.click(key: "shift")
    let locked = play.frame.text
    #expect(off.contains("⇧") && oneShot.contains("⬆") && locked.contains("⇪"))
  }

  @Test func statesOfShiftDifferInASCIIToo() {
    var play = Play("x")
    var labels: [String] = []
    for _ in 0..<3 {
      labels.append(Frame(rendering: play.session, appearance: Appearance(labels: .ascii)).text)
      play.click(key: "shift")
    }
    #expect(labels[0].contains("shift") && labels[1].contains("Shift") && labels[2].contains("SHIFT"))
  }

  @Test(arguments: Scene.allCases)
  func asciiLabelsNeedNothingElse(in scene: Scene) {
    var play = scene.play(columns: 80, rows: 24)
    play.send(
      .notice(
        "A sentence that is much longer than any row of the screen: " + String(repeating: "word ", count: 99))
    )
    let frame = Frame(rendering: play.session, appearance: Appearance(labels: .ascii))
    let keyboard = frame.rowTexts[play.session.screenLayout.bar.row...].joined()
    #expect(keyboard.filter { !$0.isASCII } == (scene == .numbers ? "€" : ""))
  }

  @Test func `capitals of a sentence's start are up at once and drawn at the pause`() {
    var play = Play("So")
    play.key(.end)
    play.type(". ")
    #expect(play.session.layer.shift == .oneShot)
    #expect(play.frame.text.contains("⇧") && !play.frame.text.contains("⬆"))
    play.send(.timer(.capitals))
    #expect(play.frame.text.contains("⬆"))
    // What a person sees of them goes with the letter that they were for.
    play.type("n")
    #expect(play.session.document.text.bytes == Array("So. N".utf8))
    #expect(play.frame.text.contains("⇧"))
    play.click(key: "shift")
    #expect(play.frame.text.contains("⬆"))
  }

  @Test func `whoever types on sees no capitals come and go`() {
    var play = Play("So")
    play.key(.end)
    var pictures: Set<String> = []
    for character in ". no. no" {
      play.type(String(character))
      pictures.insert(play.frame.text.contains("⬆") ? "capitals" : "letters")
    }
    #expect(pictures == ["letters"])
  }

  @Test func aPhysicalKeyLightsTheDrawnOneAndTheNextPutsItOut() {
    var play = Play("x")
    play.type("f")
    #expect(litLabel(in: play.frame) == " f ")
    play.type("g")
    #expect(litLabel(in: play.frame) == " g ")
    play.key(.left)
    #expect(litLabel(in: play.frame).isEmpty)
  }

  @Test(arguments: [(40, 20), (80, 24), (120, 40), (200, 50)])
  func aLightChangesNoCharacter(columns: Int, rows: Int) {
    var play = Play("x", columns: columns, rows: rows)
    let grid = play.session.screenLayout.grid
    func keys() -> [String] { Array(play.frame.rowTexts[grid.row..<grid.row + grid.height]) }
    let dark = keys()
    for character in "qazplm " {
      play.type(String(character))
      #expect(!litLabel(in: play.frame).isEmpty && keys() == dark)
    }
  }

  @Test func theFocusedKeyHasBrackets() {
    var play = Play("x")
    play.key(.function(2))
    #expect(play.frame.text.contains("[a]"))
    play.key(.up)
    #expect(play.frame.text.contains("[w]"))
  }

  @Test func noKeyLeavesTheGrid() {
    for columns in 1...130 {
      let play = Play("x", columns: columns, rows: 40)
      let grid = play.session.screenLayout.grid
      for place in play.session.screenLayout.geometry.frames {
        #expect(place.x >= 0 && place.x + place.width <= columns)
        #expect(place.y >= 0 && place.y + place.height <= grid.height)
      }
    }
  }

  private func litLabel(in frame: Frame) -> String {
    String(frame.rows.joined().filter { $0.style == .keyLit }.map { frame.character(of: $0) })
  }
}
