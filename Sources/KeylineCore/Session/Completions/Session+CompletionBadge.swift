extension Session {
  /// A word or two on how completions stand, for the end of the words row; nil where a person has switched them off.
  public var completionBadge: String? {
    switch completionSource {
    case .none(let obstacle): return CompletionWording.badge(obstacle)
    case .device: return "device"
    case .broker, .demonstration: break
    }
    if let request = completion.request {
      if request.isHeld { return CompletionWording.waits }
      if request.spinnerStep != nil { return CompletionWording.asking }
    } else if let obstacle = completion.obstacle, let badge = CompletionWording.badge(obstacle) {
      return badge
    }
    // Beside completions their own row says who makes them.
    return visibleCompletions.isEmpty ? completionMark : nil
  }

  /// What completions are marked with: who makes them.
  public var completionMark: String {
    completion.isFromDevice ? "device" : isDemonstration ? "DEMO" : "AI"
  }

  /// The state of the run that the toolbar shows besides file, mouse and keyboard.
  public var stateMarks: [String] {
    var marks: [String] = []
    switch sandbox {
    case .full: break
    case .partly: marks.append("sandbox: partly")
    case .off: marks.append("no sandbox")
    }
    switch recording {
    case .off: break
    case .on where !isUntold: marks.append("REC")
    case .on, .paused: marks.append("REC paused")
    }
    marks += settings.emulation.rules.map { "~" + $0 }
    if isIncognito { marks.append("incognito") }
    if isAccessForRun, mayAsk { marks.append("full access") }
    return marks
  }
}
