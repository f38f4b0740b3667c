import Foundation

/// The asset catalogs of a program: the catalogs in its main bundle and in the bundles of its targets.
///
/// A catalog is part of a bundle if the app's target declares it as a resource: `resources: [.copy("Assets.xcassets")]`.
package final class AssetLibrary: Sendable {
  /// A picture that a host serves.
  package struct File: Sendable {
    /// The path of the picture, which changes with its content.
    package let path: String
    package let contentType: String
    package let data: Data
    package let fingerprint: String
  }

  /// The files of a picture: their paths and scales in both color schemes.
  package struct Picture: Hashable, Sendable {
    package struct Source: Hashable, Sendable {
      package let path: String
      package let scale: Int
    }

    /// A size in points.
    package struct Size: Hashable, Sendable {
      package let width: Double
      package let height: Double
    }

    package let light: [Source]
    package let dark: [Source]
    /// A Boolean value that indicates whether the picture is drawn in the foreground color.
    package let isTemplate: Bool
    /// The natural size of the picture in points, or nil if no file has one.
    package let size: Size?
    /// A Boolean value that indicates whether the picture depends on the color scheme.
    package var isAdaptive: Bool { !dark.isEmpty }
    /// The file with the most pixels per point, for the light color scheme.
    package var largest: Source? { light.max { $0.scale < $1.scale } }
  }

  /// The prefix of the paths at which a host serves pictures.
  package static let pathPrefix = "/asset/"
  private static let maximumFileSize = 32 << 20
  private static let contentTypes = [
    "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg", "gif": "image/gif", "webp": "image/webp",
    "svg": "image/svg+xml",
  ]

  private let pictures: [String: [(bundle: String, picture: Picture)]]
  private let colors: [String: [(bundle: String, color: AssetColor)]]
  private let files: [String: File]

  /// The catalogs of this program, which are read at the first use.
  package static let ofProgram = AssetLibrary(catalogs: catalogsOfProgram())

  /// Reads catalogs.
  ///
  /// - Parameter catalogs: The folders, each with the name of the bundle that contains it.
  package init(catalogs: [(bundle: String, folder: URL)]) {
    var pictures: [String: [(bundle: String, picture: Picture)]] = [:]
    var colors: [String: [(bundle: String, color: AssetColor)]] = [:]
    var files: [String: File] = [:]
    for (bundle, folder) in catalogs {
      let catalog = AssetCatalog(at: folder)
      for (name, variants) in catalog.images {
        var sources: (light: [Picture.Source], dark: [Picture.Source]) = ([], [])
        for variant in variants {
          guard let file = Self.file(of: variant) else { continue }
          files[file.path] = file
          let source = Picture.Source(path: file.path, scale: variant.scale)
          if variant.isDark { sources.dark.append(source) } else { sources.light.append(source) }
        }
        if sources.light.isEmpty { sources = (sources.dark, []) }
        guard !sources.light.isEmpty else { continue }
        let size = sources.light.max { $0.scale < $1.scale }.flatMap { Self.size(of: $0, in: files) }
        let picture = Picture(
          light: sources.light, dark: sources.dark, isTemplate: catalog.templates.contains(name), size: size)
        pictures[name, default: []].append((bundle, picture))
      }
      for (name, color) in catalog.colors { colors[name, default: []].append((bundle, color)) }
    }
    (self.pictures, self.colors, self.files) = (pictures, colors, files)
  }

  /// Returns the picture with a name in a bundle, or in any bundle if it is nil.
  package func picture(_ name: String, in bundle: Bundle?) -> Picture? {
    let found = pictures[name] ?? []
    return (found.first { $0.bundle == bundle?.bundleURL.lastPathComponent } ?? found.first)?.picture
  }

  /// Returns the color with a name in a bundle, or in any bundle if it is nil.
  package func color(_ name: String, in bundle: Bundle?) -> AssetColor? {
    let found = colors[name] ?? []
    return (found.first { $0.bundle == bundle?.bundleURL.lastPathComponent } ?? found.first)?.color
  }

  /// Returns the picture at a path that starts with ``pathPrefix``.
  package func file(at path: String) -> File? { files[path] }

  /// Returns the size of a file in points.
  private static func size(of source: Picture.Source, in files: [String: File]) -> Picture.Size? {
    guard let pixels = files[source.path].flatMap({ PictureSize(of: $0.data) }) else { return nil }
    let scale = Double(max(source.scale, 1))
    return Picture.Size(width: Double(pixels.width) / scale, height: Double(pixels.height) / scale)
  }

  private static func file(of variant: AssetCatalog.ImageVariant) -> File? {
    let url = variant.file
    guard let type = contentTypes[url.pathExtension.lowercased()],
      let size = (try? FileManager.default.attributesOfItem(atPath: url.path))?[.size] as? Int, size <= maximumFileSize,
      let content = try? Data(contentsOf: url, options: .mappedIfSafe)
    else { return nil }
    let data = variant.isConverted ? ConvertedDrawing.data(of: content) : content
    let fingerprint = String(FNV1a.hash64(data), radix: 36)
    let path = "\(pathPrefix)\(fingerprint).\(url.pathExtension.lowercased())"
    return File(path: path, contentType: type, data: data, fingerprint: fingerprint)
  }

  /// Returns the catalogs in the main bundle and in the bundles of targets.
  private static func catalogsOfProgram() -> [(bundle: String, folder: URL)] {
    (ProgramBundles.ofProgram.main + ProgramBundles.ofProgram.targets).flatMap { bundle in
      ProgramBundles.contents(of: bundle).filter { $0.pathExtension == "xcassets" }.map {
        (bundle: bundle.lastPathComponent, folder: $0)
      }
    }
  }
}
