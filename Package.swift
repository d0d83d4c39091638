// swift-tools-version: 6.3
import Foundation
import PackageDescription

/// What is known of a key press, as the compiler reads it; `Scripts/release.sh` makes it (docs/decisions/0013).
let profile = ProcessInfo.processInfo.environment["KEYLINE_PROFILE"]

/// Code that a key press runs through goes first, and apart from what it passes by.
let profiling: [SwiftSetting] =
  profile.map { path in
    let flags = ["-Xfrontend", "-ir-profile-use=\(path)", "-Xllvm", "-enable-split-machine-functions"]
    return [.unsafeFlags(flags, .when(configuration: .release))]
  } ?? []

let swiftSettings: [SwiftSetting] =
  profiling + [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
    // For the linker to put functions in the order that keeps a key's code together (docs/decisions/0012).
    .unsafeFlags(["-Xfrontend", "-function-sections"], .when(configuration: .release)),
  ]

// MARK: C libraries, one importable module each

let systemLibraries: [Target] = [
  .systemLibrary(name: "CNcurses", providers: [.apt(["libncurses-dev"])]),
  .systemLibrary(name: "CLinux", providers: [.apt(["libc6-dev"])]),
  .systemLibrary(name: "CSeccomp", providers: [.apt(["libseccomp-dev"])]),
  .systemLibrary(name: "CSQLite", providers: [.apt(["libsqlite3-dev"])]),
  .systemLibrary(name: "CCurl", providers: [.apt(["libcurl4-openssl-dev"])]),
  .systemLibrary(name: "CVTerm", providers: [.apt(["libvterm-dev"])]),
  .target(name: "CMappedFile"),
  .target(name: "CTerminalRescue", dependencies: ["CMappedFile"]),
]

// MARK: The product: three floors

/// The program's C libraries and modules.
let programDependencies: [Target.Dependency] = [
  "CNcurses", "CLinux", "CSeccomp", "CTerminalRescue", "KeylineCore", "KeylinePrediction", "KeylineScreen",
  "KeylineStore",
]

/// The release build has SQLite inside: the keyboard, which does not use it, would wait for a library at each start.
let sqlite: [LinkerSetting] = [
  .linkedLibrary("sqlite3", .when(configuration: .debug)),
  .unsafeFlags(["-Xlinker", "-l:libsqlite3.a"], .when(configuration: .release)),
]

let product: [Target] = [
  .target(name: "KeylineCore", swiftSettings: swiftSettings),
  .target(
    name: "KeylinePrediction", dependencies: ["KeylineCore", "CMappedFile"], swiftSettings: swiftSettings),
  .target(name: "KeylineScreen", dependencies: ["KeylineCore"], swiftSettings: swiftSettings),
  .target(
    name: "KeylineStore", dependencies: ["KeylineCore", "CLinux", "CSQLite"], swiftSettings: swiftSettings,
    linkerSettings: sqlite),
  .target(name: "KeylineAI", dependencies: ["KeylineCore", "CCurl"], swiftSettings: swiftSettings),
]

/// What keeps a released program small in memory: no symbols, the list of addresses for the loader in its short form, and C++'s
/// library as an archive, of which only what Swift's runtime needs goes in (the folder is made by Scripts/release.sh).
let small =
  ["-s", "-z", "pack-relative-relocs"].flatMap { ["-Xlinker", $0] } + [
    "-L\(Context.packageDirectory)/.build/archives", "-Xclang-linker", "-static-libgcc",
  ]

/// The libraries that the release build holds inside, so that the start does not wait for them to be found.
let libraries = ["ncursesw", "tinfo", "seccomp"]

/// The release build keeps together what a key runs through, ncurses included: see docs/decisions/0012.
let linking: [LinkerSetting] =
  libraries.map { .linkedLibrary($0, .when(configuration: .debug)) } + [
    .unsafeFlags(["-use-ld=lld"], .when(configuration: .release)),
    .unsafeFlags(
      (libraries.map { "-l:lib\($0).a" } + [
        "--symbol-ordering-file=\(Context.packageDirectory)/Scripts/function-order.txt",
        "--no-warn-symbol-ordering",
      ]).flatMap { ["-Xlinker", $0] } + small, .when(configuration: .release)),
  ]

let program: Target = .executableTarget(
  name: "keyline", dependencies: programDependencies, swiftSettings: swiftSettings, linkerSettings: linking)

let broker: Target = .executableTarget(
  name: "keyline-broker", dependencies: ["CLinux", "KeylineCore", "KeylineStore", "KeylineAI"],
  swiftSettings: swiftSettings,
  linkerSettings: [
    .unsafeFlags(["-use-ld=lld"] + small, .when(configuration: .release))
  ])

/// Builds model files from word counts and text: `make models`.
let trainer: Target = .executableTarget(
  name: "keyline-train", dependencies: ["KeylineCore", "KeylinePrediction"], swiftSettings: swiftSettings)

// MARK: Tests

let testSupport: Target = .target(
  name: "KeylineTestSupport",
  dependencies: ["KeylineCore", "KeylinePrediction", "KeylineScreen", "CLinux", "CVTerm"],
  swiftSettings: swiftSettings)

let tests: [Target] = [
  .target(name: "CRescueVictim", dependencies: ["CTerminalRescue"], path: "Tests/CRescueVictim"),
  .testTarget(
    name: "KeylineCoreTests", dependencies: ["KeylineCore", "KeylineTestSupport"],
    swiftSettings: swiftSettings),
  .testTarget(
    name: "KeylinePredictionTests",
    dependencies: ["KeylinePrediction", "KeylineCore", "KeylineTestSupport"],
    swiftSettings: swiftSettings),
  .testTarget(
    name: "KeylineScreenTests", dependencies: ["KeylineScreen", "KeylineTestSupport"],
    swiftSettings: swiftSettings),
  .testTarget(
    name: "KeylineStoreTests", dependencies: ["KeylineStore", "KeylineCore", "CLinux", "KeylineTestSupport"],
    swiftSettings: swiftSettings),
  .testTarget(
    name: "KeylineAITests", dependencies: ["KeylineAI", "KeylineCore", "KeylineTestSupport"],
    swiftSettings: swiftSettings),
  .testTarget(
    name: "TrainerTests", dependencies: ["keyline-train", "KeylinePrediction", "KeylineTestSupport"],
    swiftSettings: swiftSettings),
  .testTarget(
    name: "BrokerTests",
    dependencies: ["keyline-broker", "KeylineAI", "KeylineCore", "KeylineStore", "KeylineTestSupport"],
    swiftSettings: swiftSettings),
  .testTarget(
    name: "KeylineProgramTests",
    dependencies: ["keyline", "KeylinePrediction", "KeylineCore", "KeylineTestSupport", "CRescueVictim"],
    swiftSettings: swiftSettings),
  .testTarget(
    name: "EndToEndTests",
    dependencies: ["KeylineTestSupport", "KeylineCore", "KeylinePrediction", "CLinux"],
    swiftSettings: swiftSettings),
]

// MARK: The benchmark, built only by `make bench`, in the place of the program

// No program can import another, and what is measured is the program's own: its sources are compiled in.
let benchmark: Target = .executableTarget(
  name: "keyline-bench", dependencies: programDependencies + ["KeylineTestSupport"], path: "Sources",
  exclude: ["keyline/main.swift", "keyline-broker", "keyline-train"]
    + (systemLibraries + product + [testSupport]).map(\.name),
  sources: ["keyline", "keyline-bench"], swiftSettings: swiftSettings,
  linkerSettings: [.unsafeFlags(["-use-ld=lld"])] + libraries.map { .linkedLibrary($0) })
let isMeasuring = ProcessInfo.processInfo.environment["KEYLINE_BENCH"] != nil

// MARK: Fuzz targets, built only by `make fuzz`: their `main` is the fuzzer's own

/// What targets fuzz beside Core.
let fuzzedModules: [String: [Target.Dependency]] = [
  "FuzzSSE": ["KeylineAI"], "FuzzModel": ["KeylinePrediction"],
]

let fuzzing: [Target] =
  ProcessInfo.processInfo.environment["KEYLINE_FUZZ"] == nil
  ? []
  : ["FuzzDecoder", "FuzzLayout", "FuzzDocument", "FuzzSSE", "FuzzWire", "FuzzModel"].map { name in
    .executableTarget(
      name: name, dependencies: ["KeylineCore"] + (fuzzedModules[name] ?? []),
      path: "Fuzz/\(name)",
      swiftSettings: swiftSettings + [.unsafeFlags(["-parse-as-library"])])
  }

let package = Package(
  name: "keyline",
  products: isMeasuring
    ? []
    : [
      .executable(name: "keyline", targets: ["keyline"]),
      .executable(name: "keyline-broker", targets: ["keyline-broker"]),
    ],
  targets: systemLibraries + product + [testSupport]
    + (isMeasuring ? [benchmark] : [program, broker, trainer] + tests + fuzzing))
