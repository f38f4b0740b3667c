// swift-tools-version:6.2
import CompilerPluginSupport
import PackageDescription

// The macros' tests are a separate package: a package whose tests use a macro's code builds everything its tests need a
// second time, for the compiler's side. The macros' sources are the ones of the package around this one.
let package = Package(
  name: "NavigatorMacrosTests",
  platforms: [.macOS(.v15)],
  dependencies: [
    // Expands macros in tests, and the macros themselves.
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.0")
  ],
  targets: [
    .macro(
      name: "NavigatorMacros",
      dependencies: [
        .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
        .product(name: "SwiftCompilerPlugin", package: "swift-syntax"),
      ]
    ),
    .testTarget(
      name: "NavigatorMacrosTests",
      dependencies: [
        "NavigatorMacros",
        .product(name: "SwiftSyntaxMacrosGenericTestSupport", package: "swift-syntax"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)
