import Foundation

/// Writes a Swift file with a constant for each image and each color of asset catalogs.
///
/// The arguments are the path of the output file, followed by the paths of the catalogs.
@main
enum AssetSymbolGenerator {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard let output = arguments.first else { return }
    var assets = AssetNamespace()
    for catalog in arguments.dropFirst() { assets.add(URL(filePath: catalog)) }
    try AssetSource(assets: assets).text.write(to: URL(filePath: output), atomically: true, encoding: .utf8)
  }
}
