import Foundation

/// The folders of a program's bundles: its main bundle, and the bundles of its targets, which the package manager puts beside the
/// program.
package struct ProgramBundles: Sendable {
  /// The folders of the main bundle.
  package let main: [URL]
  /// The folders of the targets' bundles, in the order of their paths.
  package let targets: [URL]

  /// The bundles of this program, which are searched at the first use.
  package static let ofProgram = ProgramBundles(main: [Bundle.main.bundleURL, Bundle.main.resourceURL].compactMap(\.self))

  /// Searches the folders of a main bundle for the bundles of targets.
  package init(main folders: [URL]) {
    var main: [URL] = []
    for folder in folders.map(\.standardizedFileURL) where !main.contains(where: { $0.path == folder.path }) {
      main.append(folder)
    }
    self.main = main
    targets = main.flatMap(Self.contents).filter { target in
      ["resources", "bundle"].contains(target.pathExtension) && !main.contains { $0.path == target.path }
    }
  }

  /// Returns the files and folders in a folder, in the order of their paths.
  package static func contents(of folder: URL) -> [URL] {
    let contents = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    return contents.sorted { $0.path < $1.path }
  }
}
