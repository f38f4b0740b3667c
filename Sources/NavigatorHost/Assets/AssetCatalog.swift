import Foundation

/// The images and colors of an asset catalog, a folder with the extension `xcassets`.
///
/// Reading is bounded: files beyond the limits are omitted.
package struct AssetCatalog: Sendable {
  /// A picture in one file.
  package struct ImageVariant: Hashable, Sendable {
    package let file: URL
    package let scale: Int
    package let isDark: Bool
    /// A Boolean value that indicates whether the file is an SVG file in place of a PDF file.
    package let isConverted: Bool
  }

  /// The pictures and colors by name. A folder that provides a namespace is part of the name.
  package private(set) var images: [String: [ImageVariant]] = [:]
  /// The names of the pictures that are drawn in the foreground color.
  package private(set) var templates: Set<String> = []
  package private(set) var colors: [String: AssetColor] = [:]

  private static let maximumDepth = 16
  private static let maximumEntries = 10_000
  private static let maximumDescriptionSize = 1 << 20

  /// Reads the catalog in a folder.
  package init(at folder: URL) {
    var pending = [(folder: folder, namespace: "", depth: 0)]
    var count = 0
    while let (folder, namespace, depth) = pending.popLast() {
      let entries = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
      for entry in entries.sorted(by: { $0.path < $1.path }) {
        count += 1
        guard count <= Self.maximumEntries else { return }
        let name = namespace + entry.deletingPathExtension().lastPathComponent
        switch entry.pathExtension {
        case "imageset": addImage(name, at: entry)
        case "colorset": addColor(name, at: entry)
        default:
          guard depth < Self.maximumDepth, entry.hasDirectoryPath else { continue }
          let isNamespace = Self.description(AssetGroup.self, at: entry)?.properties?.providesNamespace == true
          let inner = isNamespace ? namespace + entry.lastPathComponent + "/" : namespace
          pending.append((entry, inner, depth + 1))
        }
      }
    }
  }

  private mutating func addImage(_ name: String, at folder: URL) {
    guard let set = Self.description(ImageSet.self, at: folder) else { return }
    let images = set.images.filter { !$0.appearances.isForContrast }
    let universal = images.filter { $0.idiom == "universal" && $0.filename != nil }
    let entries = universal.isEmpty ? images : universal
    if set.properties?.intent == "template" { templates.insert(name) }
    self.images[name] = entries.compactMap { entry in
      guard let filename = entry.filename, !filename.utf8.contains(UInt8(ascii: "/")) else { return nil }
      let scale = entry.scale.flatMap { $0.hasSuffix("x") ? Int($0.dropLast()) : nil } ?? 1
      let file = folder.appending(path: filename)
      // Browsers do not show PDF files.
      let isPDF = file.pathExtension.lowercased() == "pdf"
      let shown = isPDF ? file.deletingPathExtension().appendingPathExtension("svg") : file
      return ImageVariant(
        file: shown, scale: min(max(scale, 1), 4), isDark: entry.appearances.isDark, isConverted: isPDF)
    }
  }

  private mutating func addColor(_ name: String, at folder: URL) {
    guard let set = Self.description(ColorSet.self, at: folder) else { return }
    let colors = set.colors.filter { !$0.appearances.isForContrast }
    let universal = colors.filter { $0.idiom == "universal" }
    let entries = universal.isEmpty ? colors : universal
    guard let light = (entries.first { !$0.appearances.isDark } ?? entries.first)?.color?.value else { return }
    self.colors[name] = AssetColor(light: light, dark: entries.first { $0.appearances.isDark }?.color?.value ?? light)
  }

  private static func description<D: Decodable>(_ type: D.Type, at folder: URL) -> D? {
    guard let data = try? Data(contentsOf: folder.appending(path: "Contents.json")), data.count <= maximumDescriptionSize
    else { return nil }
    return try? JSONDecoder().decode(type, from: data)
  }
}

private struct AssetGroup: Decodable {
  struct Properties: Decodable {
    let providesNamespace: Bool?
    enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
  }

  let properties: Properties?
}

private struct Appearance: Decodable {
  let appearance: String
  let value: String
}

extension [Appearance]? {
  fileprivate var isDark: Bool { self?.contains { $0.appearance == "luminosity" && $0.value == "dark" } ?? false }
  /// A Boolean value that indicates whether an entry is for users who prefer a high contrast.
  fileprivate var isForContrast: Bool { self?.contains { $0.appearance == "contrast" } ?? false }
}

private struct ImageSet: Decodable {
  struct Entry: Decodable {
    let filename: String?
    let idiom: String?
    let scale: String?
    let appearances: [Appearance]?
  }

  struct Properties: Decodable {
    let intent: String?
    enum CodingKeys: String, CodingKey { case intent = "template-rendering-intent" }
  }

  let images: [Entry]
  let properties: Properties?
}

private struct ColorSet: Decodable {
  struct Entry: Decodable {
    let color: Components?
    let idiom: String?
    let appearances: [Appearance]?
  }

  struct Components: Decodable {
    let components: [String: String]?

    /// The components as one number. Colors of all color spaces count as sRGB.
    var value: UInt32? {
      guard let components else { return nil }
      func component(_ name: String) -> UInt32 {
        let text = components[name] ?? components["white"] ?? "1"
        let number: Double? = text.hasPrefix("0x") ? UInt32(text.dropFirst(2), radix: 16).map { Double($0) / 255 } : Double(text)
        guard let number, number.isFinite else { return 0 }
        let isByte = !text.contains(".") && !text.hasPrefix("0x") && number > 1
        return UInt32((min(max(isByte ? number / 255 : number, 0), 1) * 255).rounded())
      }
      let alpha = components["alpha"] == nil ? 255 : component("alpha")
      return component("red") << 24 | component("green") << 16 | component("blue") << 8 | alpha
    }
  }

  let colors: [Entry]
}

/// A color of a catalog: its red, green, blue and opacity in both color schemes, a byte each.
package struct AssetColor: Hashable, Sendable {
  package let light: UInt32
  package let dark: UInt32

  package init(light: UInt32, dark: UInt32) {
    (self.light, self.dark) = (light, dark)
  }

  private static let prefix = "asset:"

  /// The name with which a ``ColorStyle`` refers to the color, which contains its components.
  package var name: String { "\(Self.prefix)\(Self.hexadecimal(light))-\(Self.hexadecimal(dark))" }

  /// Creates the color that a name describes. Returns nil if the name does not describe a color of a catalog.
  package init?(name: String) {
    guard name.hasPrefix(Self.prefix) else { return nil }
    let parts = name.dropFirst(Self.prefix.count).split(separator: "-").map { UInt32($0, radix: 16) }
    guard parts.count == 2, let light = parts[0], let dark = parts[1] else { return nil }
    self.init(light: light, dark: dark)
  }

  /// Returns a number with eight digits.
  package static func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}
