// swift-tools-version: 6.2
import PackageDescription

// A program of someone else's that uses the library. Scripts/check-outside-package builds and runs it where the headers
// of the C libraries are hidden: IconKit and IconCore must not need them.
let package = Package(
    name: "OutsidePackage",
    dependencies: [.package(name: "Iconsmith", path: "../..")],
    targets: [
        .executableTarget(
            name: "Outside",
            dependencies: [
                .product(name: "IconKit", package: "Iconsmith"), .product(name: "IconCore", package: "Iconsmith"),
            ])
    ]
)
