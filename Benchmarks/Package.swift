// swift-tools-version:6.2
import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Navigator", path: "..")],
  targets: [
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        .product(name: "SwiftUI", package: "Navigator"),
        .product(name: "NavigatorHost", package: "Navigator"),
        .product(name: "NavigatorTesting", package: "Navigator"),
        .product(name: "NavigatorWeb", package: "Navigator"),
      ]
    ),
    // Enums in a module of their own, as an app's features have them: what is measured has to cross that border.
    .target(name: "CasePathEnums", dependencies: [.product(name: "NavigatorCasePaths", package: "Navigator")]),
    // Counts allocations: it stands before the C library's malloc.
    .target(name: "CAllocations"),
    .executableTarget(name: "CasePathBenchmarks", dependencies: ["CAllocations", "CasePathEnums"]),
  ],
  swiftLanguageModes: [.v6]
)
