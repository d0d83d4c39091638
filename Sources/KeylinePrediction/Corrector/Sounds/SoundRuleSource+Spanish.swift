extension SoundRuleSource {
  /// How Spanish is written by ear.
  static let spanish: SoundRuleSource = {
    var source = SoundRuleSource(alike: ["bv", "csz", "gj", "iy", "nñ", "kq", "mn", "xs"])
    source.add(
      "ll/y k/qu k/c q/qu c/qu s/sc c/sc x/cc x/s x/xc g/gu gu/gü r/rr n/nn ny/ñ ni/ñ nn/ñ", cost: 0.4)
    source.add("hu/w gu/w ue/hue ie/hie ie/ye y/hi", cost: 0.45)
    source.add("a/ha e/he i/hi o/ho u/hu", cost: 0.35, at: .start)
    source.add("ado/ao s/z d/z", cost: 0.45, at: .end)
    return source
  }()
}
