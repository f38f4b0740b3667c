import Foundation

/// The names of the images and colors in a namespace: that of the catalogs, or that of a folder that provides one.
struct AssetNamespace {
  /// The names with the folders that provide namespaces, such as `Icons/star`.
  private(set) var images: [String] = []
  private(set) var colors: [String] = []
  /// The namespaces in this one, by the names of their folders.
  private(set) var children: [String: AssetNamespace] = [:]

  private static let maximumDepth = 16

  /// Adds the assets in a folder.
  mutating func add(_ folder: URL) {
    add(folder, prefix: "", depth: 0)
  }

  private mutating func add(_ folder: URL, prefix: String, depth: Int) {
    let entries = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    for entry in entries.sorted(by: { $0.path < $1.path }) {
      let name = entry.deletingPathExtension().lastPathComponent
      switch entry.pathExtension {
      case "imageset": images.append(prefix + name)
      case "colorset": colors.append(prefix + name)
      default:
        guard entry.hasDirectoryPath, depth < Self.maximumDepth else { continue }
        if Self.providesNamespace(entry) {
          let folder = entry.lastPathComponent
          children[folder, default: AssetNamespace()].add(entry, prefix: prefix + folder + "/", depth: depth + 1)
        } else {
          add(entry, prefix: prefix, depth: depth + 1)
        }
      }
    }
  }

  private static func providesNamespace(_ folder: URL) -> Bool {
    let text = (try? String(contentsOf: folder.appending(path: "Contents.json"), encoding: .utf8)) ?? ""
    return text.filter { !$0.isWhitespace }.contains("\"provides-namespace\":true")
  }
}
