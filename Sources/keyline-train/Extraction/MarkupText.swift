/// The text of HTML and XML, without a parser: what is between the tags.
struct MarkupText {
  /// Elements that are left out with all they hold.
  let dropped: Set<String>
  /// Elements inside of which a sentence goes on; every other tag ends a passage.
  let inline: Set<String>

  /// Pages of documentation.
  static let page = MarkupText(
    dropped: ["script", "style", "pre", "head", "programlisting", "screen", "info"],
    inline: [
      "a", "abbr", "acronym", "app", "application", "b", "big", "cite", "cmd", "code", "command", "dfn", "em",
      "emphasis", "file", "font", "gui", "guilabel", "guiseq", "i", "item1", "kbd", "key", "keyseq", "link",
      "literal",
      "mark", "option", "q", "s", "small", "span", "strong", "sub", "sup", "sys", "tt", "u", "var",
    ])
  /// Answers of a chat program: what it matches and computes is left out.
  static let answers = MarkupText(
    dropped: ["pattern", "that", "srai", "sr", "think", "condition", "script", "head", "meta"],
    inline: ["a", "b", "em", "i", "set", "person", "formal", "random"])

  /// The passages of a page.
  ///
  /// - Complexity: O(*n*) in its length.
  func passages(in bytes: [UInt8]) -> [String] {
    var result: [String] = []
    var passage: [UInt8] = []
    func end() {
      if !passage.isEmpty {
        result.append(CharacterReferences.resolved(in: String(decoding: passage, as: UTF8.self)))
      }
      passage.removeAll(keepingCapacity: true)
    }
    var place = 0
    while place < bytes.count {
      guard Tag.begins(bytes, at: place) else {
        passage.append(bytes[place] < 32 ? 32 : bytes[place])
        place += 1
        continue
      }
      let tag = Tag(bytes, at: place)
      place = tag.end
      if dropped.contains(tag.name), !tag.isClosing, !tag.isEmpty {
        place = Self.end(of: tag.name, in: bytes, from: place)
        end()
      } else if inline.contains(tag.name) {
        continue
      } else {
        end()
      }
    }
    end()
    return result
  }

  /// Where the element ends that a tag began; the end of the bytes where nothing closes it.
  private static func end(of name: String, in bytes: [UInt8], from place: Int) -> Int {
    var place = place
    while place < bytes.count {
      guard Tag.begins(bytes, at: place) else {
        place += 1
        continue
      }
      let tag = Tag(bytes, at: place)
      place = tag.end
      if tag.isClosing, tag.name == name { return place }
    }
    return place
  }
}

/// One tag, comment or declaration.
private struct Tag {
  var name = ""
  var isClosing = false
  /// It closes itself.
  var isEmpty = false
  /// Behind its `>`.
  var end: Int

  /// Whether a tag begins at a place; a `<` before a space is a mark.
  static func begins(_ bytes: [UInt8], at place: Int) -> Bool {
    guard bytes[place] == UInt8(ascii: "<"), place + 1 < bytes.count else { return false }
    switch bytes[place + 1] {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "/"),
      UInt8(ascii: "!"), UInt8(ascii: "?"):
      return true
    default: return false
    }
  }

  init(_ bytes: [UInt8], at start: Int) {
    if bytes[start...].starts(with: "<!--".utf8) {
      end = start + 4
      while end < bytes.count, !bytes[end...].starts(with: "-->".utf8) { end += 1 }
      end = min(bytes.count, end + 3)
      return
    }
    end = start + 1
    while end < bytes.count, bytes[end] != UInt8(ascii: ">") { end += 1 }
    var inside = bytes[(start + 1)..<end]
    end = min(bytes.count, end + 1)
    isEmpty = inside.last == UInt8(ascii: "/")
    if inside.first == UInt8(ascii: "/") {
      isClosing = true
      inside = inside.dropFirst()
    }
    name = String(decoding: inside.prefix { $0 > 32 && $0 != UInt8(ascii: "/") }, as: UTF8.self).lowercased()
  }
}
