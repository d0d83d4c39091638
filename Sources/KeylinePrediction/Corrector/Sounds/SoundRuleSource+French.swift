extension SoundRuleSource {
  /// How French is written by ear.
  static let french: SoundRuleSource = {
    var source = SoundRuleSource(alike: ["ck", "csç", "sz", "mn", "gj", "iy", "kq"])
    source.add("œ/oe æ/ae", cost: 0.1)
    source.add(
      "f/ph k/qu c/qu q/qu k/c s/ss c/ss s/sc t/th r/rh g/gu j/ge gn/ni y/ill il/ill x/cc ks/x gz/x",
      cost: 0.45)
    source.add(
      "o/au o/eau au/eau e/ai é/ai è/ai ê/ai e/ei é/er é/ez er/ez é/ée é/et ai/ei è/ei oi/oua ou/oû",
      cost: 0.4)
    source.add("an/en am/em in/ain in/ein ain/ein in/im en/em un/in on/om eu/oeu eu/œu u/eu", cost: 0.45)
    source.add(
      "é/és é/ée é/ées i/is i/it u/us u/ut er/é ent/e es/e s/x ait/ai ais/ait ai/ais aient/ait", cost: 0.45,
      at: .end)
    source.add("n/nn m/mm l/ll t/tt p/pp r/rr f/ff", cost: 0.35)
    source.add("o/ho a/ha i/hi é/hé e/he", cost: 0.45, at: .start)
    return source
  }()
}
