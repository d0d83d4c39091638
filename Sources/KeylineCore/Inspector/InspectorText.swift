/// What the inspector's pages say, line by line.
enum InspectorText {
  // MARK: Keys

  /// The last batches of bytes, the newest first.
  static func keys(_ trace: [KeyTrace], bindings: Bindings) -> [String] {
    guard !trace.isEmpty else {
      return ["Type: each key is shown here with its bytes, and goes into the text."]
    }
    return trace.reversed().flatMap { entry -> [String] in
      let time = entry.latency.map { " \(milliseconds($0, digits: 2)) ms" } ?? ""
      let more = entry.byteCount > entry.bytes.count ? " … \(entry.byteCount) bytes" : ""
      let head = hex(entry.bytes) + more + "  " + text(entry.bytes) + time
      return [head] + entry.events.prefix(8).map { "  " + description($0, bindings) }
        + (entry.effects.isEmpty ? [] : ["  → " + entry.effects.map(description).joined(separator: ", ")])
    }
  }

  private static func hex(_ bytes: [UInt8]) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined(separator: " ")
  }

  private static func text(_ bytes: [UInt8]) -> String {
    let shown = bytes.map { byte -> Character in
      (0x20..<0x7F).contains(byte) ? Character(Unicode.Scalar(byte)) : "."
    }
    return "|" + String(shown) + "|"
  }

  private static func description(_ event: InputEvent, _ bindings: Bindings) -> String {
    switch event {
    case .key(let key):
      let action = bindings.action(for: key.chord).map { " = \($0.rawValue)" } ?? ""
      let phase = key.phase == .press ? "" : " (\(key.phase))"
      return key.chord.notation + phase + action
    case .mouse(let mouse): return "mouse \(mouse.kind) at \(mouse.column),\(mouse.row)"
    case .paste(let bytes): return "paste of \(bytes.count) bytes"
    case .focus(let isIn): return "focus \(isIn ? "in" : "out")"
    case .reply: return "reply of the terminal"
    }
  }

  /// An effect by its name: what it carries may be text.
  private static func description(_ effect: Effect) -> String {
    switch effect {
    case .schedule(let timer, _): return "schedule \(timer)"
    case .cancel(let timer): return "cancel \(timer)"
    case .ask(let request, _): return "ask \(name(of: request))"
    default: return String(String(describing: effect).prefix { $0 != "(" })
    }
  }

  private static func name(of request: BrokerRequest) -> String {
    switch request {
    case .complete(let id, _, _): "complete \(id)"
    case .send(let id): "send \(id)"
    case .cancel(let id): "cancel \(id)"
    case .taken(let id, _): "taken \(id)"
    }
  }

  // MARK: Requests

  /// The last requests, the newest first and whole.
  static func requests(_ records: [LoggedRequest], why: String?, isHeld: Bool, width: Int) -> [String] {
    var lines = why.map { wrapped($0, width: width) } ?? []
    guard let newest = records.last else { return lines + ["Nothing has been asked in this run."] }
    if isHeld { lines.append("This request waits: Enter sends it, going on with typing drops it.") }
    lines.append(summary(newest))
    if let picture = newest.picture {
      lines += wrapped("\(picture.method) \(picture.address)", width: width)
      lines += picture.headers.flatMap { wrapped("\($0.name): \($0.value)", width: width) }
      lines +=
        [""]
        + picture.body.split(separator: "\n", omittingEmptySubsequences: false).flatMap {
          wrapped(String($0), width: width)
        }
    }
    let older = records.dropLast().reversed().map(summary)
    return older.isEmpty ? lines : lines + ["", "Before:"] + older
  }

  private static func summary(_ record: LoggedRequest) -> String {
    var parts = ["#\(record.id)", state(record.state)]
    if let first = record.firstText { parts.append("first text \(milliseconds(first)) ms") }
    if let end = record.end { parts.append("end \(milliseconds(end)) ms") }
    if record.answerBytes > 0 { parts.append("\(record.answerBytes) bytes") }
    if let count = record.count, let input = count.inputTokens, let output = count.outputTokens {
      parts.append("\(input) + \(output) tokens")
    }
    if record.source == .demonstration { parts.append("DEMO") }
    return parts.joined(separator: "  ")
  }

  private static func state(_ state: LoggedRequest.State) -> String {
    switch state {
    case .waiting: "not sent yet"
    case .sent: "sent"
    case .answering: "answering"
    case .finished: "finished"
    case .cancelled: "cancelled"
    case .failed(let error): CompletionWording.badge(.failed(error)) ?? "failed"
    }
  }

  /// Cuts a line into pieces of a width, at any character: nothing of it is left out.
  private static func wrapped(_ line: String, width: Int) -> [String] {
    guard line.count > width else { return [line] }
    var lines: [String] = []
    var rest = line[...]
    while !rest.isEmpty {
      lines.append(String(rest.prefix(width)))
      rest = rest.dropFirst(width)
    }
    return lines
  }

  // MARK: Knobs

  /// The settings of the demonstration, the chosen one marked.
  static func knobs(_ settings: Settings, chosen: Int, isOn: Bool) -> [String] {
    let rows = DemonstrationKnob.allCases.enumerated().map { index, knob in
      let value = settings.value(of: knob.setting)?.description ?? ""
      return "\(index == chosen ? ">" : " ") \(knob.setting)  \(value)"
    }
    return ["The demonstration is \(isOn ? "on" : "off"). Up and down choose, left and right turn.", ""]
      + rows
  }

  static func milliseconds(_ duration: Duration, digits: Int = 0) -> String {
    let scale = digits == 0 ? 1.0 : 100
    let value = (duration / .milliseconds(1) * scale).rounded() / scale
    return digits == 0 ? String(Int(value)) : String(value)
  }
}
