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
    )
  ],
  swiftLanguageModes: [.v6]
)
