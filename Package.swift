// swift-tools-version: 6.2
import PackageDescription

/// Settings of every Swift target: language mode 6, no hidden existentials, no hidden imports.
let strict: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

/// Settings of the targets that also compile as Embedded Swift for wasm32 (docs/architecture.md, "Embedded Swift shapes the core").
/// `Scripts/build-wasm` proves the rest: some restrictions only show when a module is really emitted.
let embeddedClean: [SwiftSetting] = strict + [.treatWarning("EmbeddedRestrictions", as: .error)]

let package = Package(
    name: "Iconsmith",
    products: [
        .library(name: "IconKit", targets: ["IconKit"]),
        .library(name: "IconCore", targets: ["IconCore"]),
        .library(name: "IconFormats", targets: ["IconFormats"]),
        .executable(name: "iconsmith", targets: ["iconsmith"]),
        .executable(name: "IconWasm", targets: ["IconWasm"]),
    ],
    targets: [
        // The core: from a recipe to pixels. No Foundation, no I/O.
        .target(name: "IconCore", swiftSettings: embeddedClean),
        .target(name: "IconFormats", dependencies: ["IconCore"], swiftSettings: embeddedClean),
        .target(name: "IconKit", dependencies: ["IconCore", "IconFormats"], swiftSettings: strict),

        // What reads the world outside.
        .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
        .systemLibrary(name: "CArchive", pkgConfig: "libarchive", providers: [.apt(["libarchive-dev"])]),
        .target(name: "FileSystem", dependencies: ["IconCore"], swiftSettings: strict),
        .target(name: "Database", dependencies: ["CSQLite"], swiftSettings: strict),
        .target(name: "ArtworkReader", dependencies: ["IconCore"], swiftSettings: strict),
        .target(
            name: "GlyphCatalog",
            dependencies: ["IconCore", "IconKit", "FileSystem", "ArtworkReader", "Database", "CArchive"],
            swiftSettings: strict),
        .target(
            name: "ListStore", dependencies: ["IconKit", "FileSystem", "Database"], swiftSettings: strict),

        // What answers a browser.
        .systemLibrary(
            name: "CMicroHTTPD", pkgConfig: "libmicrohttpd", providers: [.apt(["libmicrohttpd-dev"])]),
        .target(
            name: "IconServer",
            dependencies: [
                "IconCore", "IconFormats", "IconKit", "FileSystem", "GlyphCatalog", "ListStore", "CMicroHTTPD",
            ],
            swiftSettings: strict),

        // The command line, as a library and as a program of one call.
        .target(
            name: "IconCommand",
            dependencies: [
                "IconCore", "IconFormats", "IconKit", "FileSystem", "ArtworkReader", "GlyphCatalog", "IconServer",
            ],
            swiftSettings: strict),
        .executableTarget(name: "iconsmith", dependencies: ["IconCommand"], swiftSettings: strict),

        // The core in the browser.
        .target(name: "CWasmRuntime"),
        .executableTarget(
            name: "IconWasm", dependencies: ["IconCore", "IconFormats", "CWasmRuntime"], swiftSettings: embeddedClean),

        .target(name: "TestSupport", dependencies: ["IconCore"], path: "Tests/TestSupport", swiftSettings: strict),
        .testTarget(name: "IconCoreTests", dependencies: ["IconCore", "TestSupport"], swiftSettings: strict),
        .testTarget(name: "IconFormatsTests", dependencies: ["IconFormats", "TestSupport"], swiftSettings: strict),
        .testTarget(
            name: "GoldenTests", dependencies: ["IconCore", "IconFormats", "TestSupport"], swiftSettings: strict),
        .testTarget(name: "IconKitTests", dependencies: ["IconKit", "TestSupport"], swiftSettings: strict),
        .testTarget(name: "ArtworkReaderTests", dependencies: ["ArtworkReader", "TestSupport"], swiftSettings: strict),
        .testTarget(
            name: "GlyphCatalogTests", dependencies: ["Database", "GlyphCatalog", "TestSupport"], swiftSettings: strict),
        .testTarget(
            name: "ListStoreTests", dependencies: ["CSQLite", "Database", "IconKit", "ListStore", "TestSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "IconServerTests", dependencies: ["IconServer", "GlyphCatalog", "TestSupport"], swiftSettings: strict),
        .testTarget(
            name: "IconCommandTests", dependencies: ["FileSystem", "IconCommand", "TestSupport"], swiftSettings: strict),
    ]
)

// Only Scripts/bench builds the benchmarks; they are of this package so that they may see its `package` declarations.
if Context.environment["ICONSMITH_BENCH"] != nil {
    package.targets.append(
        .executableTarget(
            name: "IconBench", dependencies: ["IconCore", "IconFormats", "IconKit", "GlyphCatalog", "IconCommand"],
            path: "Benchmarks/IconBench", swiftSettings: strict))
}
