// swift-tools-version:6.2
import PackageDescription

// A package as a user of Navigator has it, with the app and the test of the README. Scripts/user_package.py runs its tests.
let package = Package(
  name: "Shop",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "Navigator", path: "../..")
  ],
  targets: [
    // NavigatorWeb is left out, because its dependencies would double the time of the build.
    .executableTarget(
      name: "Shop",
      dependencies: [
        .product(name: "NavigatorUI", package: "Navigator"),
        .product(name: "SwiftUI", package: "Navigator"),
      ],
      swiftSettings: [.defaultIsolation(MainActor.self)]
    ),
    .testTarget(name: "ShopTests", dependencies: ["Shop", .product(name: "NavigatorTesting", package: "Navigator")]),
  ]
)
