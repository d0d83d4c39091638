import KeylineStore

/// Writes tapes anew whose expectations are not what there was: the line is replaced, everything else stays.
enum TapeUpdate {
  /// Writes a tape anew.
  ///
  /// - Parameter tape: The tape, with its faults.
  /// - Returns: The numbers of the lines that were replaced.
  /// - Throws: `CommandFailure` when it cannot be written.
  static func run(_ tape: PlayedTape) throws(CommandFailure) -> [Int] {
    let corrections = tape.faults.compactMap(\.correction)
    guard !corrections.isEmpty else { return [] }
    guard tape.path != "-" else {
      throw CommandFailure(message: "What came from standard input cannot be written anew: name a file.")
    }
    let opened: OpenedFile
    do throws(FileOpenError) { opened = try FileReader.open(tape.path) } catch {
      throw CommandFailure(message: error.message)
    }
    let text = replacing(corrections, in: opened.bytes)
    let contents: Descriptor
    do throws(SystemError) {
      contents = try Descriptor.memory("tape")
      try contents.write(text)
    } catch {
      throw CommandFailure(message: "\(tape.path) was not written anew (\(error.reason)).")
    }
    switch FileSaver.save(from: contents, to: tape.path, expected: opened.identity, overwritesChanges: false)
    {
    case .saved: return corrections.map(\.line)
    case .changedOnDisk:
      throw CommandFailure(message: "\(tape.path) has just been changed by somebody else: play it again.")
    case .failed(let sentence): throw CommandFailure(message: sentence)
    }
  }

  private static func replacing(_ corrections: [(line: Int, text: String)], in bytes: [UInt8]) -> [UInt8] {
    var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map(Array.init)
    for (line, text) in corrections {
      let old = lines[line - 1]
      let indentation = old.prefix { $0 == 0x20 || $0 == 0x09 }
      lines[line - 1] = indentation + text.utf8 + (old.last == 0x0D ? [0x0D] : [])
    }
    return Array(lines.joined(separator: [0x0A]))
  }
}
