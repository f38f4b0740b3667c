// swift-tools-version:6.2
import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "Navigator", path: ".."),
    .package(url: "https://github.com/apple/swift-nio", from: "2.80.0"),
  ],
  targets: [
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        .product(name: "SwiftUI", package: "Navigator"),
        .product(name: "NavigatorHost", package: "Navigator"),
        .product(name: "NavigatorHTML", package: "Navigator"),
        .product(name: "NavigatorWeb", package: "Navigator"),
      ]
    ),
    // An app on the web host, a minimal echo server as the baseline, and load clients for both.
    .executableTarget(
      name: "WebBenchmarks",
      dependencies: [
        "CMemory",
        .product(name: "SwiftUI", package: "Navigator"),
        .product(name: "NavigatorHost", package: "Navigator"),
        .product(name: "NavigatorWeb", package: "Navigator"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOWebSocket", package: "swift-nio"),
      ]
    ),
    // Enums in a separate module, like the enums of an app's feature: the measured calls cross the module boundary.
    .target(name: "CasePathEnums", dependencies: [.product(name: "NavigatorCasePaths", package: "Navigator")]),
    // Counts allocations by replacing the C library's malloc.
    .target(name: "CAllocations"),
    // Reads the number of bytes in use from the C library's allocator.
    .target(name: "CMemory"),
    .executableTarget(name: "CasePathBenchmarks", dependencies: ["CAllocations", "CasePathEnums"]),
  ],
  swiftLanguageModes: [.v6]
)
