/// The page of the score, the heat map, and when the score is kept.
extension Session {
  /// Opens the page, and has read what was kept.
  mutating func openScore(_ effects: inout [Effect]) {
    modes.append(.score(ScoreState()))
    guard settings.statistics == .keep else { return }
    keepScore(&effects)
    effects.append(.loadScore)
  }

  /// Handles a key while the page is open.
  mutating func reduceScore(_ state: ScoreState, _ chord: KeyChord) {
    switch bindings.action(for: chord) {
    case .heatMap: return toggleHeatMap()
    case .score:
      modes.removeLast()
      return
    default: break
    }
    guard let top = scrolled(state.top, by: chord, count: scoreLines.count) else {
      modes.removeLast()
      return
    }
    modes[modes.count - 1] = .score(ScoreState(top: top))
  }

  /// The lines of the page.
  public var scoreLines: [String] {
    guard purpose != .password else { return [ScoreWording.secret] }
    var lines: [String] = []
    if isIncognito { lines.append(ScoreWording.incognito) }
    guard settings.statistics != .off else { return lines + [ScoreWording.off] }
    var columns = [(heading: ScoreWording.run, tally: score.total)]
    if settings.statistics == .keep, let keptScore { columns.append((ScoreWording.kept, keptScore)) }
    return lines + ScoreTable(columns).lines(width: screenLayout.document.width)
  }

  /// Shows on the drawn keys how often they were pressed, or no more.
  mutating func toggleHeatMap() {
    isHeatMapOn.toggle()
    notice = isHeatMapOn ? ScoreWording.heatMapOn : ScoreWording.heatMapOff
  }

  /// How warm the keys of the drawn layer are; nil while that is not shown.
  public var heatMap: HeatMap? {
    guard isHeatMapOn, let layer = keyboard.layer(drawnLayer.layerID) else { return nil }
    return HeatMap(of: layer, presses: score.keys(of: keyboard.id))
  }

  // MARK: Keeping

  /// Has the score kept in a while, where something was counted.
  mutating func keepScoreLater(now: Duration, _ effects: inout [Effect]) {
    guard score.hasChanged, !isScoreDue, settings.statistics == .keep else { return }
    isScoreDue = true
    effects.append(.schedule(.score, at: now + Delay.score))
  }

  /// Hands over what was counted since the last time.
  mutating func keepScore(_ effects: inout [Effect]) {
    isScoreDue = false
    let change = takeScoreChange()
    if !change.isEmpty { effects.append(.keepScore(change)) }
  }

  /// Takes what was counted since the last call, to be kept; nothing where that is not wanted.
  ///
  /// - Returns: A tally for each layout.
  public mutating func takeScoreChange() -> [Tally] {
    settings.statistics == .keep ? score.takeChange() : []
  }
}
