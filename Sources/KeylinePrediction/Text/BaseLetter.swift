extension Unicode.Scalar {
  /// The letter below an accent, for lower-case Latin letters; itself for all others.
  var withoutAccent: Unicode.Scalar {
    switch self {
    case ..<"\u{E0}": self
    case "à"..."å", "ā", "ă", "ą": "a"
    case "ç", "ć", "ĉ", "ċ", "č": "c"
    case "ď", "đ": "d"
    case "è"..."ë", "ē", "ĕ", "ė", "ę", "ě": "e"
    case "ĝ", "ğ", "ġ", "ģ": "g"
    case "ĥ", "ħ": "h"
    case "ì"..."ï", "ĩ", "ī", "ĭ", "į", "ı": "i"
    case "ĵ": "j"
    case "ķ": "k"
    case "ĺ", "ļ", "ľ", "ŀ", "ł": "l"
    case "ñ", "ń", "ņ", "ň": "n"
    case "ò"..."ö", "ø", "ō", "ŏ", "ő": "o"
    case "ŕ", "ŗ", "ř": "r"
    case "ś", "ŝ", "ş", "š", "ș": "s"
    case "ţ", "ť", "ŧ", "ț": "t"
    case "ù"..."ü", "ũ", "ū", "ŭ", "ů", "ű", "ų": "u"
    case "ŵ": "w"
    case "ý", "ÿ", "ŷ": "y"
    case "ź", "ż", "ž": "z"
    default: self
    }
  }
}
