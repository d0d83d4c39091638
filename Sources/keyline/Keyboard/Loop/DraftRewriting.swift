import KeylineStore

/// Where the beginning anew of a journal stands.
struct DraftRewriting {
  /// The journal that is being written; nil when none is.
  private(set) var journal: UnfinishedJournal?
  /// Whether its text is whole, so that it waits for the disk only.
  private(set) var isSyncing = false
  /// What the answers to requests of this attempt are known by.
  private(set) var number = 0
  /// Whether an earlier attempt failed and the next is not yet due.
  private(set) var isResting = false

  /// Whether a step can be taken.
  var isWriting: Bool { journal != nil && !isSyncing }

  mutating func begin(_ journal: UnfinishedJournal) {
    self.journal = journal
    isSyncing = false
    number += 1
  }

  mutating func expectSync() { isSyncing = true }

  /// Ends an attempt, successful or not.
  mutating func abandon() {
    journal = nil
    isSyncing = false
  }

  /// Ends an attempt that failed: the next one has to wait for ``wake()``.
  mutating func fail() {
    abandon()
    isResting = true
  }

  /// Lets a new attempt be made.
  mutating func wake() { isResting = false }
}
