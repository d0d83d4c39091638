import Glibc
import KeylineCore
import KeylinePrediction
import KeylineStore

/// One word in lists.
struct WordListRow: Encodable, Equatable {
  let word: String
  /// How often it was written, less what time has taken.
  var times: Double
  /// The day it was last written; nil for one that was only decided about.
  var lastDay: String?
  var isTaught = false
  var isBlocked = false

  /// The rows of all words, those written most first.
  static func of(_ words: LearnedWords, today: Int) -> [WordListRow] {
    let history = UserHistory(words, today: today)
    var rows: [String: WordListRow] = [:]
    var days: [String: Int32] = [:]
    for form in words.forms {
      let text = words.texts[Int(form.word)]
      let weight =
        Double(form.weight) * exp2(-Double(max(0, today - Int(form.day))) / LearnedSequence.halfLife)
      let day = max(form.day, days[text] ?? form.day)
      days[text] = day
      var row = rows[text] ?? WordListRow(word: history.form(of: text) ?? text, times: 0)
      row.times += weight
      row.lastDay = UTCTime(milliseconds: Int64(day) * 86_400_000).text.prefix(10).description
      rows[text] = row
    }
    for verdict in words.verdicts {
      switch verdict {
      case .taught(let word):
        rows[LearnedSequence.folded(word), default: WordListRow(word: word, times: 0)].isTaught = true
      case .blocked(let word): rows[word, default: WordListRow(word: word, times: 0)].isBlocked = true
      case .reverted: break
      }
    }
    return rows.values.sorted { ($0.times, $1.word) > ($1.times, $0.word) }.map { row in
      var rounded = row
      rounded.times = (row.times * 10).rounded() / 10
      return rounded
    }
  }

  /// The row in a table for people.
  var cells: [String] {
    let state = [isTaught ? "taught" : nil, isBlocked ? "blocked" : nil].compactMap { $0 }
    return [
      word.withoutControls, lastDay == nil ? "-" : "\(times)", lastDay ?? "-", state.joined(separator: ", "),
    ]
  }
}
