import Glibc
import KeylineCore

extension WordStore {
  /// Forgets words, and everything in which they occur; keyboards that hold them are told by `forgottenElsewhere`.
  ///
  /// - Parameter words: The words, however they are written.
  /// - Returns: Those that there were.
  /// - Throws: ``DatabaseFileError``; nothing was forgotten then.
  /// - Complexity: O(*n*) in what there is.
  public func forget(_ words: [String]) throws(DatabaseFileError) -> [String] {
    try connection.run { database throws(DatabaseError) in
      try database.transaction { () throws(DatabaseError) in
        var known: [String] = []
        for word in words where !LearnedSequence.marks.contains(word) {
          let text = LearnedSequence.folded(word)
          let id = try database.rows("SELECT id FROM word WHERE text = ?", [.text(text)]).first?.first
          let taught = try database.rows(
            "DELETE FROM verdict WHERE kind <> 2 AND (word = ?1 OR kind = 3 AND other = ?1) RETURNING kind",
            [.text(text)])
          var isLearned = false
          if let id {
            isLearned = try !database.rows("DELETE FROM form WHERE word = ? RETURNING word", [id]).isEmpty
            try database.rows("DELETE FROM sequence WHERE older = ?1 OR newer = ?1 OR last = ?1", [id])
            try database.rows("DELETE FROM word WHERE id = ?", [id])
          }
          if isLearned || taught.contains([.number(1)]) { known.append(word) }
        }
        try database.execute(Self.noteForgetting)
        return known
      }
    }
  }

  /// Forgets everything: no file holds any of it afterwards.
  ///
  /// What a file system keeps of blocks that are no longer used is beyond this.
  ///
  /// - Throws: ``DatabaseFileError``; something may be left then.
  public func reset() throws(DatabaseFileError) {
    let path = connection.file.path
    let isWhole = try connection.run { database throws(DatabaseError) in
      try database.transaction { () throws(DatabaseError) in
        for table in ["word", "form", "sequence", "verdict"] { try database.execute("DELETE FROM \(table)") }
        try database.execute(Self.noteForgetting)
      }
      try database.execute("VACUUM")
      // The first number of the answer says whether somebody held it up.
      return try Self.number("PRAGMA wal_checkpoint(TRUNCATE)", in: database) == 0
    }
    guard isWhole else { throw .inUse(path: path) }
    // What was set aside as damaged holds words too.
    guard let slash = path.lastIndex(of: "/") else { preconditionFailure("a database lies in a folder") }
    let (folder, name) = (String(path[..<slash]), path[path.index(after: slash)...] + ".unreadable-")
    for other in FolderNames.of(folder) where other.hasPrefix(name) {
      let place = folder + "/" + other
      guard unlink(place) == 0 || errno == ENOENT else {
        throw .container(ContainerError(SystemError(call: "unlink", path: place, code: errno), path: place))
      }
    }
  }

  /// Takes out what counts least.
  ///
  /// - Parameters:
  ///   - forms: How many words.
  ///   - sequences: How many sequences.
  /// - Throws: ``DatabaseFileError``; nothing was taken out then.
  func trim(forms: Int, sequences: Int) throws(DatabaseFileError) {
    try connection.run { database throws(DatabaseError) in
      try database.transaction { () throws(DatabaseError) in
        try database.rows(WordSchema.trimForms, [DatabaseValue(max(0, forms))])
        try database.rows(WordSchema.trimSequences, [DatabaseValue(max(0, sequences))])
        try database.execute(WordSchema.dropEnds)
        try database.execute(WordSchema.dropWords)
      }
    }
  }

  /// Looks at every page.
  ///
  /// - Returns: Whether all of them are as they should be.
  /// - Throws: ``DatabaseFileError``.
  public func isSound() throws(DatabaseFileError) -> Bool {
    try connection.run { database throws(DatabaseError) in try WordSchema.database.isSound(database) }
  }

  private static let noteForgetting = "UPDATE forgotten SET times = times + 1"
}
