// swift-tools-version: 6.2

// The manifest needs no more than 6.2 has; all is built and tested with Swift 6.3.
import PackageDescription

/// Every target is held to the same strict settings; what they catch early is expensive later.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  .strictMemorySafety(),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// The targets and their imports are the architecture: the model knows no format, formats know
/// the model, and C is reached only through the thin targets `CaptionXML`, `CaptionEncoding`,
/// `CaptionLanguage`, `CaptionStore` and `SystemIO`.
let package = Package(
  name: "CaptionKit",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .visionOS(.v2)],
  products: [
    .library(name: "CaptionKit", targets: ["CaptionKit"]),
    .executable(name: "captionkit", targets: ["captionkit"]),
  ],
  targets: [
    .systemLibrary(
      name: "CLibXML2",
      pkgConfig: "libxml-2.0",
      providers: [.apt(["libxml2-dev"]), .yum(["libxml2-devel"]), .brew(["libxml2"])]
    ),
    .systemLibrary(name: "CIconv"),
    .systemLibrary(name: "CAllocator"),
    .systemLibrary(
      name: "CUchardet",
      pkgConfig: "uchardet",
      providers: [.apt(["libuchardet-dev"]), .yum(["uchardet-devel"]), .brew(["uchardet"])]
    ),
    .systemLibrary(
      name: "CSQLite",
      pkgConfig: "sqlite3",
      providers: [.apt(["libsqlite3-dev"]), .yum(["sqlite-devel"]), .brew(["sqlite"])]
    ),
    // An interface in C for a library of C++; phones, and macOS without the library, are told nothing.
    .target(
      name: "CCLD2",
      linkerSettings: [.linkedLibrary("cld2", .when(platforms: [.linux]))]
    ),
    .target(
      name: "CaptionModel",
      swiftSettings: strict,
      // Rounding is in the C mathematics library, which only Foundation would link by itself.
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]
    ),
    .target(name: "CaptionXML", dependencies: ["CLibXML2"], swiftSettings: strict),
    .target(
      name: "CaptionEncoding",
      dependencies: [
        "CaptionModel", "CIconv",
        // Phones guess without it.
        .target(name: "CUchardet", condition: .when(platforms: [.linux, .macOS])),
      ],
      swiftSettings: strict,
      linkerSettings: [.linkedLibrary("iconv", .when(platforms: [.macOS, .iOS, .tvOS, .visionOS]))]
    ),
    .target(name: "CaptionLanguage", dependencies: ["CCLD2"], swiftSettings: strict),
    .target(
      name: "CaptionFormats",
      dependencies: ["CaptionModel", "CaptionXML"],
      swiftSettings: strict
    ),
    .target(name: "CaptionAnalysis", dependencies: ["CaptionModel"], swiftSettings: strict),
    .target(
      name: "CaptionPlaylists",
      dependencies: ["CaptionModel", "CaptionXML"],
      swiftSettings: strict
    ),
    .target(name: "CaptionContainers", dependencies: ["CaptionModel"], swiftSettings: strict),
    .target(
      name: "CaptionRules",
      dependencies: [
        "CaptionModel", "CaptionEncoding", "CaptionAnalysis", "CaptionPlaylists",
        "CaptionContainers", "CaptionTagging", "CaptionLanguage",
      ],
      // Written by `make docs` from the rules and profiles themselves.
      exclude: ["RULES.md"],
      swiftSettings: strict
    ),
    .target(
      name: "CaptionProfiles",
      dependencies: ["CaptionModel", "CaptionRules"],
      resources: [.embedInCode("Profiles")],
      swiftSettings: strict
    ),
    .target(
      name: "CaptionTagging",
      dependencies: ["CaptionModel", "CaptionAnalysis", "CaptionPlaylists", "CaptionContainers"],
      swiftSettings: strict
    ),
    .target(
      name: "CaptionSync",
      dependencies: ["CaptionModel", "CaptionAnalysis"],
      // What `.ci/train-speech-model` writes.
      resources: [.embedInCode("Weights")],
      swiftSettings: strict
    ),
    .target(
      name: "CaptionKit",
      dependencies: [
        "CaptionModel", "CaptionEncoding", "CaptionFormats", "CaptionAnalysis", "CaptionPlaylists",
        "CaptionContainers", "CaptionRules", "CaptionProfiles", "CaptionTagging", "CaptionSync",
        "CaptionLanguage",
      ],
      swiftSettings: strict
    ),
    .target(
      name: "SystemIO",
      dependencies: [.target(name: "CAllocator", condition: .when(platforms: [.linux]))],
      swiftSettings: strict
    ),
    .target(name: "CaptionStore", dependencies: ["CSQLite"], swiftSettings: strict),
    .target(
      name: "CaptionCommand",
      dependencies: ["CaptionKit", "CaptionStore", "SystemIO"],
      resources: [.embedInCode("Reports/HTML/Page")],
      swiftSettings: strict
    ),
    .executableTarget(
      name: "captionkit",
      dependencies: ["CaptionCommand"],
      swiftSettings: strict
    ),
    .target(
      name: "TestSupport",
      dependencies: ["CaptionKit"],
      path: "Tests/Support",
      swiftSettings: strict
    ),
    .testTarget(
      name: "CaptionModelTests",
      dependencies: ["CaptionModel", "TestSupport"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "CaptionEncodingTests",
      dependencies: ["CaptionEncoding", "TestSupport"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "CaptionLanguageTests",
      dependencies: ["CaptionLanguage"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "CaptionXMLTests",
      dependencies: ["CaptionXML", "TestSupport"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "CaptionFormatsTests",
      dependencies: ["CaptionFormats", "CaptionEncoding", "TestSupport"],
      exclude: ["Fixtures"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "CaptionPlaylistsTests",
      dependencies: ["CaptionPlaylists", "CaptionTagging", "CaptionKit", "TestSupport"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "CaptionContainersTests",
      dependencies: ["CaptionContainers", "CaptionTagging", "CaptionKit", "TestSupport"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "CaptionRulesTests",
      dependencies: [
        "CaptionRules", "CaptionAnalysis", "CaptionTagging", "CaptionKit", "TestSupport",
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "CaptionSyncTests",
      dependencies: ["CaptionSync", "CaptionAnalysis", "CaptionKit", "TestSupport"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "CaptionKitTests",
      dependencies: ["CaptionKit", "TestSupport"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "CaptionCommandTests",
      dependencies: ["CaptionCommand", "CaptionKit", "CaptionStore", "SystemIO", "TestSupport"],
      swiftSettings: strict
    ),
  ]
)

// Fuzzing and measuring have their own executables, which ordinary builds leave out.
if Context.environment["CAPTIONKIT_FUZZ"] != nil {
  package.products.append(.executable(name: "CaptionFuzz", targets: ["CaptionFuzz"]))
  package.targets.append(
    .executableTarget(
      name: "CaptionFuzz",
      dependencies: ["CaptionKit"],
      path: "Tests/Fuzz",
      exclude: ["Dictionaries"],
      // The fuzzer brings the entry point.
      swiftSettings: strict + [.unsafeFlags(["-parse-as-library"])]
    )
  )
}
if Context.environment["CAPTIONKIT_BENCH"] != nil {
  for (name, folder, dependencies) in [
    ("CaptionBench", "Runner", []),
    ("CaptionBenchReader", "Reader", ["CaptionKit", "SystemIO"]),
    (
      "CaptionBenchFacts", "Facts",
      ["CaptionModel", "CaptionFormats", "CaptionEncoding", "CaptionAnalysis", "SystemIO"]
    ),
    ("CaptionBenchHearing", "Hearing", ["CaptionSync", "SystemIO"]),
  ] {
    package.products.append(.executable(name: name, targets: [name]))
    package.targets.append(
      .executableTarget(
        name: name,
        dependencies: dependencies.map { .byName(name: $0) },
        path: "Tests/Bench/\(folder)",
        swiftSettings: strict
      )
    )
  }
}
