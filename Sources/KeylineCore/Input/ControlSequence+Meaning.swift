extension ControlSequence {
  /// What the sequence means.
  ///
  /// - Parameter expectsCursorReport: Whether `CSI row;column R` is awaited as an answer.
  /// - Returns: The meaning, `.unknown` when we know none.
  func meaning(expectsCursorReport: Bool) -> ControlMeaning {
    if marker == UInt8(ascii: "<"), intermediates.isEmpty { return mouseMeaning }
    if marker != nil || !intermediates.isEmpty { return replyMeaning }
    switch final {
    case UInt8(ascii: "R"): return cursorReportOrF3(expectsCursorReport: expectsCursorReport)
    case UInt8(ascii: "I"), UInt8(ascii: "O"):
      return parameters.isEmpty ? .event(.focus(final == UInt8(ascii: "I"))) : .unknown
    case UInt8(ascii: "u"): return kittyMeaning
    case UInt8(ascii: "~"), UInt8(ascii: "^"), UInt8(ascii: "@"): return numberedKeyMeaning
    case UInt8(ascii: "n"), UInt8(ascii: "t"), UInt8(ascii: "x"), UInt8(ascii: "c"):
      if final == UInt8(ascii: "c"), parameters.isEmpty { return letterKeyMeaning }
      return parameters.isEmpty ? .unknown : .event(.reply(.other))
    // The mouse in urxvt's encoding, which we never ask for.
    case UInt8(ascii: "M"): return parameters.count == 3 ? .nothing : .unknown
    default: return letterKeyMeaning
    }
  }

  /// `CSI 1;2 R` is Shift-F3 in old xterms and an answer to `CSI 6n` as well.
  private func cursorReportOrF3(expectsCursorReport: Bool) -> ControlMeaning {
    let couldBeKey = value(0) == 1 && (2...16).contains(value(1) ?? 0)
    if parameters.count == 2, expectsCursorReport || !couldBeKey, let cursorReport {
      return .event(.reply(cursorReport))
    }
    return letterKeyMeaning
  }

  /// The cursor's place, nil when it is on no screen.
  private var cursorReport: TerminalReply? {
    let cells = 1...MouseReport.sizeLimit
    guard let row = value(0), let column = value(1), cells.contains(row), cells.contains(column) else {
      return nil
    }
    return .cursorPosition(row: row, column: column)
  }

  /// Answers that no key looks like.
  private var replyMeaning: ControlMeaning {
    switch (marker, intermediates, final) {
    case (UInt8(ascii: "?"), [], UInt8(ascii: "c")):
      return .event(.reply(.primaryAttributes(parameters.compactMap { $0.first ?? nil })))
    case (UInt8(ascii: "?"), [], UInt8(ascii: "u")): return .event(.reply(.kittyFlags(value(0) ?? 0)))
    case (UInt8(ascii: "?"), [], UInt8(ascii: "R")):
      return cursorReport.map { .event(.reply($0)) } ?? .unknown
    case (UInt8(ascii: "?"), [UInt8(ascii: "$")], UInt8(ascii: "y")):
      guard let mode = value(0), let state = value(1) else { return .unknown }
      return .event(.reply(.mode(mode, state: state)))
    case (nil, [UInt8(ascii: "$")], UInt8(ascii: "y")),
      (UInt8(ascii: "?"), [], UInt8(ascii: "n")), (UInt8(ascii: "?"), [], UInt8(ascii: "S")),
      (UInt8(ascii: ">"), [], UInt8(ascii: "c")), (UInt8(ascii: "="), [], UInt8(ascii: "c")):
      return .event(.reply(.other))
    default: return .unknown
    }
  }

  /// `CSI < code ; column ; row M`, or `m` for a release.
  private var mouseMeaning: ControlMeaning {
    let isRelease = final == UInt8(ascii: "m")
    guard isRelease || final == UInt8(ascii: "M"), parameters.count == 3,
      parameters.allSatisfy({ $0.count == 1 }), let code = value(0), let column = value(1),
      let row = value(2)
    else { return .unknown }
    return MouseReport(code: code, column: column, row: row, isRelease: isRelease).meaning
  }
}
