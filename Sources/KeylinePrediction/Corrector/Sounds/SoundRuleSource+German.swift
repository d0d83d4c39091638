extension SoundRuleSource {
  /// How German is written by ear, or on a keyboard without its letters.
  static let german: SoundRuleSource = {
    var source = SoundRuleSource(alike: ["ck", "sz", "fv", "vw", "mn", "gk", "dt", "bp", "iyü", "gj", "sß"])
    source.add("ß/ss ae/ä oe/ö ue/ü ä/ae ö/oe ü/ue", cost: 0.12)
    source.add("k/ck z/tz f/ph t/th r/rh t/dt d/dt k/ch sch/ch ks/x chs/x cks/x ks/chs qu/kw", cost: 0.45)
    source.add(
      "ai/ei äu/eu oi/eu i/ie i/ih ie/ih a/ah o/oh u/uh e/eh ä/äh ö/öh ü/üh e/ee a/aa o/oo ee/eh", cost: 0.4)
    source.add("s/ß das/dass", cost: 0.35)
    source.add("g/ch ig/ich s/z", cost: 0.5, at: .end)
    source.add("f/pf schp/sp scht/st", cost: 0.45, at: .start)
    return source
  }()
}
