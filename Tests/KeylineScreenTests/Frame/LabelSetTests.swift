import Testing

@testable import KeylineScreen

@Suite struct Labels {
  @Test(arguments: [
    (["TERM": "xterm-256color", "LANG": "de_DE.UTF-8"], LabelSet.unicode),
    (["TERM": "xterm-256color", "LC_ALL": "C.utf8"], .unicode),
    (["TERM": "xterm-256color", "LANG": "de_DE.UTF-8", "LC_ALL": "C"], .ascii),
    (["TERM": "xterm-256color", "LANG": "de_DE.UTF-8", "LC_ALL": ""], .unicode),
    (["TERM": "xterm-256color"], .ascii),
    (["TERM": "linux", "LANG": "C.UTF-8"], .ascii),
    (["TERM": "vt100", "LANG": "C.UTF-8"], .ascii),
    (["TERM": "dumb", "LANG": "C.UTF-8"], .ascii),
  ])
  func `labels are ASCII where the terminal may not show more`(
    environment: [String: String], labels: LabelSet
  ) {
    #expect(LabelSet.detected(environment: environment) == labels)
    for setting in LabelSet.allCases {
      #expect(LabelSet.detected(environment: environment, setting: setting) == setting)
    }
  }
}
