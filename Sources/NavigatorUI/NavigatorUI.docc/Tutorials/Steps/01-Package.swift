// swift-tools-version:6.2
import PackageDescription

let package = Package(
  name: "TeaShop",
  targets: [
    .executableTarget(name: "TeaShop")
  ]
)
