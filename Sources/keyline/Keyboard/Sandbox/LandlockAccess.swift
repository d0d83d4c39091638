/// What may be done with files, as the kernel counts it (landlock(7)).
struct LandlockAccess: OptionSet, Hashable, Sendable {
  let rawValue: UInt64

  static let execute = LandlockAccess(rawValue: 1 << 0)
  static let writeFile = LandlockAccess(rawValue: 1 << 1)
  static let readFile = LandlockAccess(rawValue: 1 << 2)
  static let readFolder = LandlockAccess(rawValue: 1 << 3)
  static let removeFolder = LandlockAccess(rawValue: 1 << 4)
  static let removeFile = LandlockAccess(rawValue: 1 << 5)
  static let makeCharacterDevice = LandlockAccess(rawValue: 1 << 6)
  static let makeFolder = LandlockAccess(rawValue: 1 << 7)
  static let makeFile = LandlockAccess(rawValue: 1 << 8)
  static let makeSocket = LandlockAccess(rawValue: 1 << 9)
  static let makeFIFO = LandlockAccess(rawValue: 1 << 10)
  static let makeBlockDevice = LandlockAccess(rawValue: 1 << 11)
  static let makeLink = LandlockAccess(rawValue: 1 << 12)
  /// Renaming and linking from one folder to another.
  static let refer = LandlockAccess(rawValue: 1 << 13)
  static let truncate = LandlockAccess(rawValue: 1 << 14)
  static let deviceControl = LandlockAccess(rawValue: 1 << 15)

  /// Reading, and nothing else.
  static let reading: LandlockAccess = [.readFile, .readFolder]
  /// All that a container of documents needs.
  static let keeping: LandlockAccess = [
    .readFile, .readFolder, .writeFile, .truncate, .makeFile, .removeFile, .makeFolder, .removeFolder, .refer,
  ]
  /// What can be allowed for something that is no folder.
  static let ofFiles: LandlockAccess = [.execute, .writeFile, .readFile, .truncate, .deviceControl]

  /// All that a kernel can refuse.
  ///
  /// - Parameter version: The version of Landlock it speaks.
  /// - Returns: Every access it knows.
  static func known(to version: Int) -> LandlockAccess {
    // Bit 13 came with version 2, 14 with 3, 15 with 5; each version knows what the ones before it knew.
    let count =
      switch version {
      case ...1: 13
      case 2: 14
      case 3, 4: 15
      default: 16
      }
    return LandlockAccess(rawValue: (1 << count) - 1)
  }
}
