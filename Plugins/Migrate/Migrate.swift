import Foundation
import PackagePlugin

/// A command that reports the names that an app's sources use and Navigator lacks, and the pictures that browsers do not show.
///
/// ```
/// swift package plugin migrate --check
/// swift package plugin migrate --check --sources ../MyApp
/// ```
@main
struct Migrate: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    let checks = extractor.extractFlag(named: "check") > 0
    let folders = extractor.extractOption(named: "sources")
    guard checks, extractor.remainingArguments.isEmpty else {
      print(Self.usage)
      return
    }
    let names = try AbsentNames(contentsOf: Self.navigator(in: context).appending(path: "Documentation/absent-names.tsv"))
    let files = try sources(in: folders, of: context.package)
    let tokens = files.map { SourceTokens(of: $0.text) }
    let declared = tokens.reduce(into: Set<String>()) { $0.formUnion($1.declaredNames) }
    let findings = zip(files, tokens).map { FileFindings(name: $0.name, tokens: $1, absent: names.excluding(declared)) }
    let catalogs = CatalogFindings.findings(in: try assets(in: folders, of: context.package))
    print(Report(findings, catalogs: catalogs).text)
  }

  private static let usage = """
    swift package plugin migrate --check [--sources FOLDER]...

    Reports, for each file, the names of SwiftUI's API that Navigator lacks, and the imports that the file needs on Linux. For
    each asset catalog, it reports the PDF files without an SVG file. It changes nothing. Without --sources it reads the package's
    targets.
    """

  /// Returns the folder of the Navigator package: a dependency, or the package itself.
  private static func navigator(in context: PluginContext) -> URL {
    let dependency = context.package.dependencies.first { $0.package.displayName == "Navigator" }
    return (dependency?.package ?? context.package).directoryURL
  }

  private func sources(in folders: [String], of package: Package) throws -> [(name: String, text: String)] {
    let files =
      folders.isEmpty
      ? package.targets.compactMap { $0 as? SwiftSourceModuleTarget }.flatMap { $0.sourceFiles(withSuffix: "swift").map(\.url) }
      : try folders.flatMap { try self.files(below: URL(filePath: $0, relativeTo: package.directoryURL)) }
        .filter { $0.pathExtension == "swift" }
    return try files.sorted { $0.path() < $1.path() }.map { url in
      (name(of: url, in: package), try String(contentsOf: url, encoding: .utf8))
    }
  }

  /// Returns the paths of all files in the folders, or in the folders of the package's targets if there are none.
  private func assets(in folders: [String], of package: Package) throws -> [String] {
    let searched =
      folders.isEmpty
      ? package.targets.compactMap { ($0 as? SwiftSourceModuleTarget)?.directoryURL }
      : folders.map { URL(filePath: $0, relativeTo: package.directoryURL) }
    return try searched.flatMap { try files(below: $0) }.map { name(of: $0, in: package) }
  }

  /// Returns the path of a file relative to the package, or its absolute path if it is outside the package.
  private func name(of file: URL, in package: Package) -> String {
    let root = package.directoryURL.standardizedFileURL.path(percentEncoded: false)
    let path = file.standardizedFileURL.path(percentEncoded: false)
    return path.hasPrefix(root) ? String(path.dropFirst(root.count).drop { $0 == "/" }) : path
  }

  private func files(below folder: URL) throws -> [URL] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder.path(percentEncoded: false), isDirectory: &isFolder), isFolder.boolValue
    else {
      throw MigrateError.noFolder(folder.path(percentEncoded: false))
    }
    let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    return all?.allObjects as? [URL] ?? []
  }
}

/// An error in the command's arguments.
enum MigrateError: Error, CustomStringConvertible {
  case noFolder(String)

  var description: String {
    switch self {
    case .noFolder(let path): "There is no folder at \(path)."
    }
  }
}
