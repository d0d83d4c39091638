import KeylineCore
import KeylineStore

extension DraftKeeper {
  /// Whether there is something to do between the keys.
  ///
  /// - Parameter textSize: The text's length in bytes.
  /// - Returns: Whether ``step(_:)`` is to be called.
  func isStepDue(textSize: Int) -> Bool {
    if rewriting.journal != nil { return rewriting.isWriting }
    guard !rewriting.isResting, container != nil else { return false }
    return isBehind || journal?.isOutgrown(by: textSize) == true
  }

  /// Takes the next step of writing the journal anew, of less than half a millisecond.
  ///
  /// - Parameter text: The text, with all edits that were appended.
  /// - Returns: Whether the journal waits for the disk now (``syncRequest``).
  /// - Complexity: O(log n) in the text.
  mutating func step(_ text: PieceTree) -> Bool {
    do throws(ContainerError) {
      if rewriting.journal == nil, let container {
        rewriting.begin(
          try UnfinishedJournal(
            in: container, replacing: journal, file: file, identity: identity, text: text))
      }
      guard let unfinished = rewriting.journal, try unfinished.step() else { return false }
      _ = try unfinished.flush()
      rewriting.expectSync()
      return true
    } catch {
      rewriting.fail()
      return false
    }
  }

  /// The file that the launcher is to bring to the disk, and what its answer is known by.
  var syncRequest: (file: Int32, number: Int)? {
    rewriting.journal.map { ($0.rawDescriptor, rewriting.number) }
  }

  /// The disk has the new journal: it takes the old one's place, unless more was typed meanwhile.
  ///
  /// What the old one holds on the disk must be there in the new one, too: so what came meanwhile goes first.
  ///
  /// - Parameters:
  ///   - number: What the answer is known by.
  ///   - isDurable: Whether the disk has it.
  /// - Returns: Whether it has to be synced once more.
  mutating func synced(_ number: Int, isDurable: Bool) -> Bool {
    guard let unfinished = rewriting.journal, rewriting.isSyncing, number == rewriting.number else {
      return false
    }
    do throws(ContainerError) {
      guard isDurable else {
        rewriting.fail()
        return false
      }
      if try unfinished.flush() { return true }
      use(try unfinished.publish())
      rewriting.abandon()
    } catch {
      rewriting.fail()
    }
    return false
  }

  /// Begins a journal that holds the whole text, on the disk when this returns.
  ///
  /// - Parameter text: A text that exists nowhere else but in a draft.
  /// - Returns: False when that could not be done.
  /// - Complexity: O(n) in the text.
  mutating func beginWhole(_ text: PieceTree) -> Bool {
    guard let container else { return false }
    rewriting.abandon()
    do throws(ContainerError) {
      let unfinished = try UnfinishedJournal(
        in: container, replacing: journal, file: file, identity: identity, text: text)
      while try !unfinished.step() {}
      try unfinished.sync()
      use(try unfinished.publish())
      return true
    } catch {
      fallBehind(error)
      return false
    }
  }
}
