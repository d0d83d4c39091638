/// The inspector's page of the session's state.
extension Session {
  /// What the session is at, a line a matter.
  var stateLines: [String] {
    let isSecret = purpose == .password
    let selection = document.selection
    var rows: [(name: String, value: String)] = [
      ("keyboard", "\(keyboard.id), layer \(layer.page ?? Layout.baseLayerID), shift \(layer.shift)"),
      ("open", modes.map(Self.name).joined(separator: " over ")),
      ("purpose", purpose.rawValue),
      (
        "text",
        "\(document.text.byteCount) bytes, revision \(document.revision)\(isModified ? ", changed" : "")"
      ),
      (
        "cursor",
        "at byte \(selection.head)" + (selection.isCaret ? "" : ", selected \(selection.range.count) bytes")
      ),
      ("input", isSecret || currentInput.isEmpty ? "-" : TapeText.quoted(currentInput)),
      ("undo, redo", "\(document.undoName?.rawValue ?? "-"), \(document.redoName?.rawValue ?? "-")"),
      ("words", "\(words.candidates.count) offered" + (areWordsBehind ? ", behind the text" : "")),
      ("AI", Self.name(completionSource)),
      ("request", completion.request.map { "#\($0.id)\($0.isHeld ? ", held" : "")" } ?? "-"),
    ]
    rows += inspected.timers.map { ("timer", "\($0.timer) in \(InspectorText.milliseconds($0.left)) ms") }
    rows += [
      ("access", hasFullAccess ? "granted" : "off"),
      ("incognito", isIncognito ? "on" : "off"),
      ("sandbox", "\(sandbox)"), ("recording", "\(recording)"),
    ]
    return InspectorText.table(rows)
  }

  private static func name(of mode: Mode) -> String {
    String(String(describing: mode).prefix { $0 != "(" })
  }

  private static func name(_ source: CompletionSource) -> String {
    if case .none(let why) = source { return CompletionWording.badge(why) ?? "off" }
    return "\(source)"
  }
}
