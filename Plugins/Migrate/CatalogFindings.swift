import Foundation

/// The pictures of an asset catalog that browsers do not show.
struct CatalogFindings {
  /// The path of the catalog.
  let name: String
  /// The paths of the catalog's PDF files that have no SVG file with the same name in the same folder.
  let pictures: [String]

  /// Returns the findings of all catalogs that contain such pictures.
  ///
  /// - Parameter files: The paths of files.
  static func findings(in files: [String]) -> [CatalogFindings] {
    let known = Set(files)
    var pictures: [String: Set<String>] = [:]
    for file in files where file.lowercased().hasSuffix(".pdf") {
      let parts = file.split(separator: "/", omittingEmptySubsequences: false)
      guard let index = parts.firstIndex(where: { $0.hasSuffix(".xcassets") }), !known.contains(file.dropLast(3) + "svg"),
        parts.dropLast().last?.hasSuffix(".imageset") == true
      else { continue }
      let catalog = parts[...index].joined(separator: "/")
      pictures[catalog, default: []].insert(parts[(index + 1)...].joined(separator: "/"))
    }
    return pictures.sorted { $0.key < $1.key }.map { CatalogFindings(name: $0.key, pictures: $0.value.sorted()) }
  }
}
