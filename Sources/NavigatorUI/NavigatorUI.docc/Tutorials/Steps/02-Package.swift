// swift-tools-version:6.2
import PackageDescription

let package = Package(
  name: "TeaShop",
  platforms: [.macOS(.v15), .iOS(.v17)],
  dependencies: [
    .package(name: "Navigator", path: "../Navigator")
  ],
  targets: [
    .executableTarget(
      name: "TeaShop",
      dependencies: [
        .product(name: "NavigatorUI", package: "Navigator"),
        .product(name: "SwiftUI", package: "Navigator"),
        .product(name: "NavigatorWeb", package: "Navigator", condition: .when(platforms: [.linux])),
      ],
      swiftSettings: [.defaultIsolation(MainActor.self)]
    )
  ]
)
