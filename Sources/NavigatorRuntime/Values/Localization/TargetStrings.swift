import Foundation
import NavigatorHost

/// The translations in the bundles of a program's targets. They are searched after the translations in the main bundle.
struct TargetStrings: Sendable {
  /// The translations of this program's targets. The bundles are searched on first use.
  static let ofProgram = TargetStrings(folders: ProgramBundles.ofProgram.targets)

  private static let tableTypes: Set = ["strings", "stringsdict", "xcstrings"]

  /// The bundles with translations, sorted by path.
  let bundles: [Bundle]
  /// The keys in the tables with the default name. It is nil if the keys of one of these tables cannot be listed.
  private let keys: Set<String>?

  /// Searches folders for bundles with translations.
  init(folders: [URL]) {
    var bundles: [Bundle] = []
    var keys: Set<String>? = []
    for folder in folders {
      let tables = Self.tables(in: folder)
      guard !tables.isEmpty, let bundle = Bundle(url: folder) else { continue }
      bundles.append(bundle)
      for table in tables where table.deletingPathExtension().lastPathComponent == "Localizable" {
        guard let new = StringCatalog.keys(at: table) else {
          keys = nil
          continue
        }
        keys?.formUnion(new)
      }
    }
    (self.bundles, self.keys) = (bundles, keys)
  }

  /// Returns a Boolean value that indicates whether a table with the default name may contain a key.
  func mayContain(_ key: String) -> Bool {
    !bundles.isEmpty && (keys?.contains(key) ?? true)
  }

  /// Returns the tables in a bundle and in its language folders.
  private static func tables(in folder: URL) -> [URL] {
    let contents = ProgramBundles.contents(of: folder)
    let languages = contents.filter { $0.pathExtension == "lproj" }
    return (contents + languages.flatMap(ProgramBundles.contents)).filter { tableTypes.contains($0.pathExtension) }
  }
}
