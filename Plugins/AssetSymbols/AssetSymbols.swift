import Foundation
import PackagePlugin

/// A plug-in that generates a constant for each image and each color in the asset catalogs of a target, as Xcode does.
///
/// ```swift
/// .executableTarget(
///   name: "MyApp",
///   dependencies: [.product(name: "SwiftUI", package: "Navigator")],
///   resources: [.copy("Assets.xcassets")],
///   plugins: [.plugin(name: "AssetSymbols", package: "Navigator")]
/// )
/// ```
@main
struct AssetSymbols: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    #if canImport(Darwin)
      return []
    #else
      guard let module = target as? SwiftSourceModuleTarget else { return [] }
      let files = FileManager.default.enumerator(at: module.directoryURL, includingPropertiesForKeys: nil)
      let urls = (files?.compactMap { $0 as? URL } ?? []).sorted { $0.path < $1.path }
      let catalogs = urls.filter { $0.pathExtension == "xcassets" }
      guard !catalogs.isEmpty else { return [] }
      let descriptions = urls.filter { $0.lastPathComponent == "Contents.json" }
      let output = context.pluginWorkDirectoryURL.appending(path: "AssetSymbols.swift")
      return [
        .buildCommand(
          displayName: "Generating symbols for the assets of \(target.name)",
          executable: try context.tool(named: "AssetSymbolGenerator").url,
          arguments: [output.path] + catalogs.map(\.path), inputFiles: descriptions, outputFiles: [output])
      ]
    #endif
  }
}
