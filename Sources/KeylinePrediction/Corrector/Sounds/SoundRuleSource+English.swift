extension SoundRuleSource {
  /// How English is written by ear.
  static let english: SoundRuleSource = {
    var source = SoundRuleSource(alike: [
      "ck", "cs", "sz", "fv", "mn", "gj", "iy", "kq", "dt", "bp", "uw", "xs",
    ])
    // Consonants with several spellings.
    source.add(
      "f/ph ff/ph k/ch c/ch k/ck c/ck k/cc x/cc x/cs x/cks x/ks x/xc x/cc kw/qu cw/qu c/qu k/que c/que",
      cost: 0.4)
    source.add("s/sc s/ss c/ss s/ce sc/ss s/sce sk/sch sc/sch sk/sc qu/cqu aq/acq c/cqu q/qu", cost: 0.4)
    source.add(
      "sh/ch sh/ti sh/ci sh/si sh/ssi sh/sci sh/sch ch/tch ch/ti j/g j/dg j/dge g/dg j/d", cost: 0.45)
    source.add("n/kn n/gn n/pn r/wr r/rh s/ps w/wh h/wh w/u", cost: 0.35, at: .start)
    source.add(
      "m/mb m/mn m/lm f/gh f/ugh ff/gh in/ing k/que g/gue g/gh n/gn t/bt t/te s/se z/se z/s", cost: 0.4,
      at: .end)
    source.add(
      "r/rr l/ll t/th d/th f/th v/th g/gh r/rh g/gu w/wh st/t sl/stl sn/stn n/nd ng/n nk/nc ngk/nk",
      cost: 0.55)
    source.add("t/ght ite/ight it/ight aut/ought ort/ought ort/aught ot/ought aut/aught ort/ort", cost: 0.45)
    source.add(
      "oud/ould ud/ould uld/ould od/ould ood/ould alk/ork ork/alk orl/all awl/all af/alf arf/alf", cost: 0.45)
    // Endings by sound.
    source.add(
      "shun/tion shun/sion shun/ssion shon/tion shen/tion shin/tion tion/sion sion/ssion tion/ssion",
      cost: 0.35)
    source.add(
      "cion/tion sion/cion cian/tion tian/cian shun/cian tial/cial shal/tial shal/cial shul/cial", cost: 0.35)
    source.add("cious/tious shus/cious shus/tious sious/cious sious/tious xion/ction ction/xion", cost: 0.35)
    source.add("cher/ture chur/ture tur/ture chure/ture ture/ter sher/sure shur/sure zher/sure", cost: 0.4)
    source.add(
      "er/or er/ar er/re er/ur er/ir or/our ar/ur er/our ir/ur a/er er/a or/ore ure/er ur/or", cost: 0.45)
    source.add("el/le al/le ul/le ol/le il/le al/el el/il le/all", cost: 0.4, at: .end)
    source.add("ol/le ul/le el/le", cost: 0.5)
    source.add(
      "able/ible abel/able ibel/ible uble/able ably/ibly ance/ence ant/ent ancy/ency anse/ance ens/ence",
      cost: 0.3)
    source.add("ense/ence ents/ence ants/ance ans/ance ence/ense ise/ize yse/yze ise/yse", cost: 0.3)
    source.add("ly/lly aly/ally ely/ly ily/ally icly/ically icaly/ically lly/ly ley/ly", cost: 0.3)
    source.add("full/ful full/ful ment/ement ment/mment ness/nness", cost: 0.3)
    source.add("us/ous ius/ious ous/eous ious/eous ous/ious es/ous is/ous iou/ou", cost: 0.4)
    source.add("y/ey y/ie y/ee y/i ie/ey i/ie ys/ies eys/ies yed/ied ies/es y/ay", cost: 0.4)
    source.add("ed/t ed/d t/ed d/ed t/pt ed/ted", cost: 0.5, at: .end)
    source.add("ary/ery ory/ery ory/ary ery/ry ary/ry ury/ary iry/ary", cost: 0.35)
    // Vowels with several spellings.
    source.add("ee/ea e/ea e/ee ee/ie ee/ei ea/ie ea/ei e/ie ie/ei ee/e i/ee i/ea e/ei ie/i", cost: 0.45)
    source.add("a/ai a/ay a/ei ai/ei ay/ai ai/ay ey/ay ay/ei a/ea ai/ea ei/ey a/eigh ay/eigh", cost: 0.45)
    source.add("o/oa o/ow o/ou o/oe oa/ow oa/oe ow/ou o/ough ow/ough oe/ow o/ew oh/ow", cost: 0.45)
    source.add(
      "u/oo u/ou u/ew u/ue u/eu u/ui oo/ou oo/ew oo/ue oo/ui ew/ue ou/ew yu/u oo/o o/ou eau/eu eau/ou you/eu",
      cost: 0.45)
    source.add(
      "or/au or/aw au/aw o/au o/aw a/au or/oar or/oor or/our ou/au ar/al aw/ough au/ough", cost: 0.45)
    source.add(
      "ear/ere ear/eer ere/eer air/are air/ear are/ear eir/air eir/ere ier/eer er/ear ir/er re/ire yr/ir",
      cost: 0.45)
    source.add("i/igh i/y i/ai y/igh ie/igh ei/igh ye/igh i/eye i/uy ie/ye ire/ier", cost: 0.45)
    source.add("uff/ough of/ough off/ough", cost: 0.4)
    source.add("oi/oy o/oi ol/oul oo/oul u/oul ou/ow", cost: 0.45)
    source.add("ial/eal ia/ie io/ia ai/ia ia/ea eo/io ien/ian ien/ein", cost: 0.45)
    // Prefixes.
    source.add(
      "dis/des de/di per/pre pro/per pur/per in/en im/em un/in fore/for four/for fer/fur", cost: 0.45,
      at: .start)
    return source
  }()
}
