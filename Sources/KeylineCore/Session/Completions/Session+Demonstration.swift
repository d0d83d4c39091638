/// The demonstration provider, which the loop's timers drive as they drive everything else.
extension Session {
  /// Hands the demonstration what it is asked.
  mutating func askDemonstration(now: Duration, _ effects: inout [Effect]) {
    guard isDemonstration || demonstrationDeadline != nil else { return }
    for case .ask(let request, of: .demonstration) in effects { demonstration.take(request, now: now) }
    effects.removeAll { if case .ask(_, of: .demonstration) = $0 { true } else { false } }
    guard demonstration.nextDeadline != demonstrationDeadline else { return }
    demonstrationDeadline = demonstration.nextDeadline
    effects.append(demonstrationDeadline.map { .schedule(.demonstration, at: $0) } ?? .cancel(.demonstration))
  }

  /// Takes what the demonstration has to say by now.
  mutating func hearDemonstration(now: Duration, _ effects: inout [Effect]) {
    demonstrationDeadline = nil
    while let (id, event) = demonstration.popDue(now: now) { take(event, of: id, now: now, &effects) }
  }

  /// What the demonstration has to say by now.
  func demonstrationAnswers(now: Duration) -> [BrokerEvent] {
    var demonstration = demonstration
    var answers: [BrokerEvent] = []
    while let (_, event) = demonstration.popDue(now: now) { answers.append(event) }
    return answers
  }

  /// Has the demonstration say something next; a tape that does so wants it on.
  mutating func scriptAnswer(_ lines: [String], now: Duration) {
    isDemonstration = true
    demonstration.script(lines, now: now)
  }

  /// Has nothing answered from now on but what a tape says.
  mutating func beginScript() {
    isScripted = true
    demonstration.isScripted = true
  }

  /// Full Access was granted or revoked: what is under way is given up, the text stays as it is.
  mutating func changeAccess(_ isGranted: Bool, now: Duration, _ effects: inout [Effect]) {
    guard isGranted != hasFullAccess else { return }
    if !isDemonstration { forgetCompletions(now: now, &effects) }
    hasFullAccess = isGranted
  }

  /// Other settings of AI: nothing that was asked under the old ones is shown.
  mutating func changeAI(to ai: AISettings, now: Duration, _ effects: inout [Effect]) {
    forgetCompletions(now: now, &effects)
    if ai.provider != settings.ai.provider { isDemonstration = ai.provider == .demo }
  }
}
