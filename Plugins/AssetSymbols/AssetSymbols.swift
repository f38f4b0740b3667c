import Foundation
import PackagePlugin

/// A plug-in that generates a constant for each image and each color in the asset catalogs of a target, as Xcode does, and warns
/// about pictures that browsers do not show.
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
      if let warning = Self.warning(of: urls, in: module.directoryURL) { Diagnostics.warning(warning) }
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

  /// The maximum number of files that a warning names.
  private static let maximumNames = 20

  /// Returns a warning about the PDF files in asset catalogs that have no corresponding SVG file, or nil if there are none.
  ///
  /// The plug-in does not convert the files, because the result would depend on the programs that are installed on the machine.
  private static func warning(of files: [URL], in folder: URL) -> String? {
    let drawings = Set(files.filter { $0.pathExtension == "svg" }.map(\.path))
    let missing = files.filter { file in
      let isPicture = file.pathExtension.lowercased() == "pdf" && file.deletingLastPathComponent().pathExtension == "imageset"
      return isPicture && !drawings.contains(file.deletingPathExtension().appendingPathExtension("svg").path)
    }
    guard let first = missing.first else { return nil }
    let names = missing.map { $0.path.hasPrefix(folder.path) ? String($0.path.dropFirst(folder.path.count + 1)) : $0.path }
    let listed = names.prefix(maximumNames).joined(separator: ", ")
    let rest = names.count > maximumNames ? " and \(names.count - maximumNames) more" : ""
    let name = first.deletingPathExtension().lastPathComponent
    return """
      Browsers do not show PDF files: \(listed)\(rest). Add an SVG file of the same name beside each, such as with \
      'pdftocairo -svg \(name).pdf \(name).svg' of poppler-utils.
      """
  }
}
