// swift-tools-version: 6.3
import Foundation
import PackageDescription

let swiftSettings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

// MARK: C libraries, one importable module each

let systemLibraries: [Target] = [
  .systemLibrary(name: "CNcurses", providers: [.apt(["libncurses-dev"])]),
  .systemLibrary(name: "CLinux", providers: [.apt(["libc6-dev"])]),
  .systemLibrary(name: "CVTerm", providers: [.apt(["libvterm-dev"])]),
  .target(name: "CTerminalRescue"),
]

// MARK: The product: three floors

let product: [Target] = [
  .target(name: "KeylineCore", swiftSettings: swiftSettings),
  .target(name: "KeylineScreen", dependencies: ["KeylineCore"], swiftSettings: swiftSettings),
  .target(name: "KeylineStore", dependencies: ["KeylineCore", "CLinux"], swiftSettings: swiftSettings),
  .executableTarget(
    name: "keyline",
    dependencies: [
      "CNcurses", "CLinux", "CTerminalRescue", "KeylineCore", "KeylineScreen", "KeylineStore",
    ],
    swiftSettings: swiftSettings),
]

// MARK: Tests

let tests: [Target] = [
  .target(name: "CRescueVictim", dependencies: ["CTerminalRescue"], path: "Tests/CRescueVictim"),
  .target(
    name: "KeylineTestSupport", dependencies: ["KeylineCore", "KeylineScreen", "CLinux", "CVTerm"],
    swiftSettings: swiftSettings),
  .testTarget(
    name: "KeylineCoreTests", dependencies: ["KeylineCore", "KeylineTestSupport"],
    swiftSettings: swiftSettings),
  .testTarget(
    name: "KeylineScreenTests", dependencies: ["KeylineScreen", "KeylineTestSupport"],
    swiftSettings: swiftSettings),
  .testTarget(
    name: "KeylineStoreTests", dependencies: ["KeylineStore", "KeylineCore", "CLinux", "KeylineTestSupport"],
    swiftSettings: swiftSettings),
  .testTarget(
    name: "KeylineProgramTests", dependencies: ["keyline", "KeylineTestSupport", "CRescueVictim"],
    swiftSettings: swiftSettings),
  .testTarget(
    name: "EndToEndTests", dependencies: ["KeylineTestSupport", "KeylineCore"],
    swiftSettings: swiftSettings),
]

// MARK: Fuzz targets, built only by `make fuzz` (they need the sanitizer's own main)

let fuzzFlags: [SwiftSetting] =
  swiftSettings + [.unsafeFlags(["-sanitize=fuzzer,address", "-parse-as-library"])]
let fuzzing: [Target] =
  ProcessInfo.processInfo.environment["KEYLINE_FUZZ"] == nil
  ? []
  : ["FuzzDecoder", "FuzzLayout", "FuzzDocument"].map { name in
    .executableTarget(
      name: name, dependencies: ["KeylineCore"], path: "Fuzz/\(name)", swiftSettings: fuzzFlags,
      linkerSettings: [.unsafeFlags(["-sanitize=fuzzer,address"])])
  }

let package = Package(
  name: "keyline",
  products: [.executable(name: "keyline", targets: ["keyline"])],
  targets: systemLibraries + product + tests + fuzzing)
