import KeylineCore

/// Writes rows of learned words within one transaction.
struct WordWriter {
  private let addWord, findWord, addForm, addSequence, addVerdict: DatabaseStatement
  private let dropForm, dropSequence, dropWord, dropVerdict, dropVerdicts: DatabaseStatement
  private var ids: [String: Int64] = [:]
  /// The words that were taken back.
  private var taken: Set<Int> = []

  init(_ database: Database) throws(DatabaseError) {
    addWord = try database.prepare("INSERT INTO word (text) VALUES (?) RETURNING id")
    findWord = try database.prepare("SELECT id FROM word WHERE text = ?")
    addForm = try database.prepare(WordSchema.addForm)
    addSequence = try database.prepare(WordSchema.addSequence)
    addVerdict = try database.prepare("INSERT OR REPLACE INTO verdict VALUES (?, ?, ?)")
    dropForm = try database.prepare(WordSchema.dropForm)
    dropSequence = try database.prepare(WordSchema.dropSequence)
    dropWord = try database.prepare(WordSchema.dropWord)
    dropVerdict = try database.prepare("DELETE FROM verdict WHERE kind = ? AND word = ? AND other = ?")
    dropVerdicts = try database.prepare("DELETE FROM verdict WHERE kind = ? AND word = ?")
  }

  /// Adds a sequence, or to one; what is taken back whole goes.
  mutating func add(_ sequence: LearnedSequence) throws(DatabaseError) {
    var words: [DatabaseValue] = []
    for word in sequence.words { words.append(.number(try id(of: word))) }
    let weight = DatabaseValue.real(WordSchema.stored(sequence.weight, day: sequence.day))
    let least = DatabaseValue.real(WordSchema.stored(WordSchema.leastWeight, day: sequence.day))
    let day = DatabaseValue(sequence.day)
    if words.count == 1 {
      let key = [words[0], .text(sequence.form)]
      try addForm.rows(key + [weight, day])
      if sequence.weight < 0 {
        try dropForm.rows(key + [least])
        taken.insert(words[0].number ?? 0)
      }
    } else {
      let key = [words.count == 3 ? words[0] : .number(-1), words[words.count - 2], words[words.count - 1]]
      try addSequence.rows(key + [weight, day])
      if sequence.weight < 0 { try dropSequence.rows(key + [least]) }
    }
  }

  /// Takes out the words that nothing names any more.
  func finish() throws(DatabaseError) {
    for id in taken { try dropWord.rows([DatabaseValue(id)]) }
  }

  /// Adds a verdict; one about the same word that says otherwise goes.
  func add(_ verdict: WordVerdict) throws(DatabaseError) {
    let row = verdict.row
    try withdraw(verdict)
    switch verdict {
    case .taught(let word): try withdraw(.blocked(word))
    case .blocked(let word): try withdraw(.taught(word))
    case .reverted: break
    }
    try addVerdict.rows([.number(row.kind), .text(row.word), .text(row.other)])
  }

  /// Takes a verdict out.
  func withdraw(_ verdict: WordVerdict) throws(DatabaseError) {
    let row = verdict.row
    if case .reverted = verdict {
      try dropVerdict.rows([.number(row.kind), .text(row.word), .text(row.other)])
    } else {
      try dropVerdicts.rows([.number(row.kind), .text(row.word)])
    }
  }

  private mutating func id(of text: String) throws(DatabaseError) -> Int64 {
    if let id = ids[text] { return id }
    let found = try findWord.rows([.text(text)])
    let rows = found.isEmpty ? try addWord.rows([.text(text)]) : found
    guard let id = rows.first?.first?.number else { preconditionFailure("a word that was added has an id") }
    ids[text] = Int64(id)
    return Int64(id)
  }
}
