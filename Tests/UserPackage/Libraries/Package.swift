// swift-tools-version:6.2
import PackageDescription

// A package that does not depend on Navigator, like most libraries.
let package = Package(
  name: "Libraries",
  products: [.library(name: "Locator", targets: ["Locator"])],
  targets: [.target(name: "Locator")]
)
