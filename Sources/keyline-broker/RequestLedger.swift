import KeylineStore

/// The ledger, as the broker writes it: rows of this run by the numbers of their requests.
struct RequestLedger {
  /// What may still be taken of is among the last few.
  private static let mostRemembered = 100

  private var ledger: UsageLedger?
  private var rows: [(request: Int, row: Int64)] = []
  /// What was taken of an answer that was told a moment before it is written down.
  private var taken: (request: Int, characters: Int)?

  /// Opens the ledger of a container.
  init(in container: Container) {
    do throws(DatabaseFileError) { ledger = try UsageLedger(in: container) } catch { ledger = nil }
  }

  /// Writes a request down; one that cannot be written was performed all the same.
  mutating func record(_ entry: LedgerEntry, of request: Int) {
    do throws(DatabaseFileError) {
      guard let row = try ledger?.record(entry) else { return }
      rows.append((request, row))
      if rows.count > Self.mostRemembered { rows.removeFirst() }
      if let taken, taken.request == request { noteTaken(request, characters: taken.characters) }
      taken = nil
    } catch {}
  }

  /// Adds to what was taken of a request's answer.
  mutating func noteTaken(_ request: Int, characters: Int) {
    guard let row = rows.last(where: { $0.request == request })?.row else {
      taken = (request, characters)
      return
    }
    do throws(DatabaseFileError) { try ledger?.noteTaken(row, characters: characters) } catch {}
  }
}
