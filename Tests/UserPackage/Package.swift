// swift-tools-version:6.2
import PackageDescription

// Gives NavigatorSwiftUI the name SwiftUI, as Documentation/Combine.md describes.
let importsSwiftUI = SwiftSetting.unsafeFlags(["-module-alias", "SwiftUI=NavigatorSwiftUI"], .when(platforms: [.linux]))

// A package of a user of Navigator, with the app and the test of the README, and with a library that checks for SwiftUI.
// Scripts/user_package.py runs its tests.
let package = Package(
  name: "Shop",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "Navigator", path: "../.."),
    .package(path: "Libraries"),
  ],
  targets: [
    // NavigatorWeb is left out, because its dependencies would double the time of the build.
    .executableTarget(
      name: "Shop",
      dependencies: [
        .product(name: "NavigatorUI", package: "Navigator"),
        .product(name: "NavigatorSwiftUI", package: "Navigator"),
      ],
      swiftSettings: [.defaultIsolation(MainActor.self), importsSwiftUI]
    ),
    // A target whose sources import Accessibility, Combine, CoreTransferable and UniformTypeIdentifiers, as
    // Documentation/Combine.md describes.
    .target(
      name: "Feed",
      dependencies: [
        .product(name: "NavigatorAccessibility", package: "Navigator"),
        .product(name: "NavigatorCombine", package: "Navigator"),
        .product(name: "NavigatorTransferable", package: "Navigator"),
        .product(name: "NavigatorTypeIdentifiers", package: "Navigator"),
      ],
      swiftSettings: [
        .unsafeFlags(
          [
            "-module-alias", "Combine=NavigatorCombine", "-module-alias", "CoreTransferable=NavigatorTransferable",
            "-module-alias", "UniformTypeIdentifiers=NavigatorTypeIdentifiers",
            "-module-alias", "Accessibility=NavigatorAccessibility",
          ], .when(platforms: [.linux]))
      ]
    ),
    // A target that determines its imports with canImport, as libraries such as Factory do. Locator does the same in a package
    // that does not depend on Navigator.
    .target(
      name: "Container",
      dependencies: [
        .product(name: "NavigatorSwiftUI", package: "Navigator"),
        .product(name: "Locator", package: "Libraries"),
      ],
      swiftSettings: [importsSwiftUI]
    ),
    .testTarget(
      name: "ConditionTests",
      dependencies: [
        "Container", "Feed", .product(name: "Locator", package: "Libraries"),
        .product(name: "NavigatorSwiftUI", package: "Navigator"), .product(name: "NavigatorTesting", package: "Navigator"),
      ],
      swiftSettings: [importsSwiftUI]
    ),
    .testTarget(
      name: "ShopTests", dependencies: ["Shop", .product(name: "NavigatorTesting", package: "Navigator")],
      swiftSettings: [importsSwiftUI]),
  ]
)
