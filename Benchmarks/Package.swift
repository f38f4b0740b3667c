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
    // An app on the web host, a bare echo as the floor beside it, and clients that load either.
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
    // Enums in a module of their own, as an app's features have them: what is measured has to cross that border.
    .target(name: "CasePathEnums", dependencies: [.product(name: "NavigatorCasePaths", package: "Navigator")]),
    // Counts allocations: it stands before the C library's malloc.
    .target(name: "CAllocations"),
    // Asks the C library's allocator what is in use.
    .target(name: "CMemory"),
    .executableTarget(name: "CasePathBenchmarks", dependencies: ["CAllocations", "CasePathEnums"]),
  ],
  swiftLanguageModes: [.v6]
)
