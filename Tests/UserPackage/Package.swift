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
    // A target whose sources import Combine and UniformTypeIdentifiers, as Documentation/Combine.md describes.
    .target(
      name: "Feed",
      dependencies: [
        .product(name: "NavigatorCombine", package: "Navigator"),
        .product(name: "NavigatorTypeIdentifiers", package: "Navigator"),
      ],
      swiftSettings: [
        .unsafeFlags(
          [
            "-module-alias", "Combine=NavigatorCombine", "-module-alias", "UniformTypeIdentifiers=NavigatorTypeIdentifiers",
          ], .when(platforms: [.linux]))
      ]
    ),
    // A target that decides with canImport what it imports, as libraries such as Factory do.
    .target(name: "Container", dependencies: [.product(name: "SwiftUI", package: "Navigator")]),
    .testTarget(
      name: "CombineTests",
      dependencies: ["Container", "Feed", .product(name: "NavigatorTesting", package: "Navigator")]
    ),
    .testTarget(name: "ShopTests", dependencies: ["Shop", .product(name: "NavigatorTesting", package: "Navigator")]),
  ]
)
