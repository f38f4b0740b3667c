import Foundation
import PackagePlugin

/// A command that reports what an app's sources use that Navigator's SwiftUI lacks.
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
    print(Report(findings).text)
  }

  private static let usage = """
    swift package plugin migrate --check [--sources FOLDER]...

    Reports, for each file, the names of SwiftUI's API that Navigator lacks, and the imports that the file needs on Linux. It
    changes nothing. Without --sources it reads the Swift sources of the package's targets.
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
      : try folders.flatMap { try swiftFiles(below: URL(filePath: $0, relativeTo: package.directoryURL)) }
    let root = package.directoryURL.standardizedFileURL.path(percentEncoded: false)
    return try files.sorted { $0.path() < $1.path() }.map { url in
      let path = url.standardizedFileURL.path(percentEncoded: false)
      let name = path.hasPrefix(root) ? String(path.dropFirst(root.count).drop { $0 == "/" }) : path
      return (name, try String(contentsOf: url, encoding: .utf8))
    }
  }

  private func swiftFiles(below folder: URL) throws -> [URL] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder.path(percentEncoded: false), isDirectory: &isFolder), isFolder.boolValue
    else {
      throw MigrateError.noFolder(folder.path(percentEncoded: false))
    }
    let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    return (all?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
  }
}

/// An error of the command's arguments.
enum MigrateError: Error, CustomStringConvertible {
  case noFolder(String)

  var description: String {
    switch self {
    case .noFolder(let path): "There is no folder at \(path)."
    }
  }
}
