extension LayoutError: CustomStringConvertible {
  /// The error in one line: the file, the place and what to do.
  public var description: String {
    let place = [
      layer.map { "layer \($0.quoted)" }, row.map { "row \($0)" }, key.map { "key \($0.quoted)" },
    ].compactMap(\.self).joined(separator: ", ")
    return "\(file.withoutControls): " + (place.isEmpty ? "" : "\(place): ") + reason.description
  }
}

extension LayoutError.Reason: CustomStringConvertible {
  /// What is wrong and, where it can be said, what is right.
  public var description: String {
    switch self {
    case .tooLarge(let bytes): "\(bytes) bytes; at most \(LayoutLimits.bytes) are read"
    case .notJSON(let fault): fault.description
    case .wrongKind(let field, let expected): "\(field.quoted) must be \(expected)"
    case .missingField(let field): "the field \(field.quoted) is missing"
    case .unknownField(let field, let nearest): "there is no field \(field.quoted)" + hint(nearest)
    case .unknownValue(let field, let value, let nearest):
      "\(field.quoted) cannot be \(value.quoted)" + hint(nearest)
    case .unsuitableText(let field):
      "\(field.quoted) must be 1 to \(LayoutLimits.characters) characters without control characters"
    case .unsupportedSchema(let schema): "schema \(schema) is not known; this program reads schema 1"
    case .duplicateKey: "two keys have this id"
    case .duplicateLayer: "two layers have this id"
    case .tooMany(let what, let most): "too many \(what); at most \(most) are allowed"
    case .noBaseLayer: "there is no layer \"base\""
    case .noRows: "the layer has no rows"
    case .emptyRow: "the row has no keys"
    case .unknownKey(let nearest): "no key has this id" + hint(nearest)
    case .repeatedKey: "the layer shows this key twice; give the second one an id of its own"
    case .unknownLayer(let layer, let nearest): "there is no layer \(layer.quoted)" + hint(nearest)
    case .missingLayerID: "a key of role \"layer\" needs a \"layerId\""
    case .noWayToBase: "no key leads from here back to the layer \"base\""
    case .unreachableLayer: "no key leads here"
    case .missingRole(let role): "there is no key of role \(role.rawValue.quoted)"
    case .missingOutput: "a key of role \"character\" needs an \"output\""
    case .badWidth: "the width must be above 0 and at most \(Int(LayoutLimits.units))"
    case .badGap: "the gap must be from 0 to \(Int(LayoutLimits.units))"
    case .unknownAlternate(let id, let nearest): "\"longPress\" names no key: \(id.quoted)" + hint(nearest)
    case .alternateWithoutOutput(let id):
      "\"longPress\" offers \(id.quoted), which is not of role \"character\""
    case .defaultNotAmongAlternates(let id): "\"longPressDefault\" is \(id.quoted), which \"longPress\" lacks"
    case .labelTooWide(let cells, let most):
      "the label is \(cells) cells wide and the key \(most) at 40 columns; shorten \"display\" or widen the key"
    case .bareCombiningMark: "the label begins with a combining mark; show it on a base such as ◌"
    case .badVersion(let version): "the version \(version.quoted) is not of the form 1.2.3"
    case .idIsNotFileName(let id): "the id is \(id.quoted); give the file the same name, with .json after it"
    case .notOneStep: "a step is exactly one of \"keystroke\", \"backspace\" and \"check\""
    }
  }

  private func hint(_ nearest: String?) -> String { nearest.map { "; did you mean \($0.quoted)?" } ?? "" }
}

extension String {
  /// The text of a file as it may be shown: in quotes, cut to a readable length, without control characters.
  public var quoted: String {
    let text = withoutControls
    return text.count > LayoutLimits.characters
      ? "\"\(text.prefix(LayoutLimits.characters))…\"" : "\"\(text)\""
  }

  /// The text with everything a terminal could act on replaced.
  public var withoutControls: String {
    String(String.UnicodeScalarView(unicodeScalars.map { $0.isUnprintable ? "\u{FFFD}" : $0 }))
  }
}

extension Unicode.Scalar {
  /// Whether a terminal would act on the scalar instead of showing it, or hide text behind it.
  var isUnprintable: Bool {
    if (0x20..<0x7F).contains(value) { return false }
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate: return true
    // Bidirectional overrides and isolates reorder what follows; joiners belong to scripts and emoji.
    case .format: return self != "\u{200C}" && self != "\u{200D}"
    default: return false
    }
  }
}
