import Foundation

/// Writes a Swift file with a constant for each image and each color of asset catalogs.
///
/// The arguments are the path of the output file, followed by the paths of the catalogs.
@main
enum AssetSymbolGenerator {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard let output = arguments.first else { return }
    let names = arguments.dropFirst().map { AssetNames(in: URL(filePath: $0)) }
    let source = AssetSource(images: names.flatMap(\.images), colors: names.flatMap(\.colors))
    try source.text.write(to: URL(filePath: output), atomically: true, encoding: .utf8)
  }
}

/// The names of the images and colors in a catalog.
struct AssetNames {
  private(set) var images: [String] = []
  private(set) var colors: [String] = []

  init(in catalog: URL) {
    add(catalog, namespace: "", depth: 0)
  }

  private mutating func add(_ folder: URL, namespace: String, depth: Int) {
    let entries = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    for entry in entries.sorted(by: { $0.path < $1.path }) {
      let name = namespace + entry.deletingPathExtension().lastPathComponent
      switch entry.pathExtension {
      case "imageset": images.append(name)
      case "colorset": colors.append(name)
      default:
        guard entry.hasDirectoryPath, depth < 16 else { continue }
        let text = (try? String(contentsOf: entry.appending(path: "Contents.json"), encoding: .utf8)) ?? ""
        let isNamespace = text.filter { !$0.isWhitespace }.contains("\"provides-namespace\":true")
        add(entry, namespace: isNamespace ? namespace + entry.lastPathComponent + "/" : namespace, depth: depth + 1)
      }
    }
  }
}

/// The source with the constants.
struct AssetSource {
  let images: [String]
  let colors: [String]

  var text: String {
    let colors = symbols(self.colors, suffix: "Color")
    let images = symbols(self.images, suffix: "Image")
    let shared = colors.filter { !Self.colorsOfSwiftUI.contains($0.symbol) }
    return """
      // Generated from the asset catalogs of this target.
      \(Self.imports)

      extension ColorResource {
      \(colors.map { constant($0, "ColorResource") }.joined())}

      extension ImageResource {
      \(images.map { constant($0, "ImageResource") }.joined())}

      extension Color {
      \(shared.map { "  static var \(quoted($0.symbol)): Color { Color(ColorResource.\(quoted($0.symbol))) }\n" }.joined())}

      extension ShapeStyle where Self == Color {
      \(shared.map { "  static var \(quoted($0.symbol)): Color { Color(ColorResource.\(quoted($0.symbol))) }\n" }.joined())}

      """
  }

  private static let imports = ["Foundation", "SwiftUI"].map { "import \($0)" }.joined(separator: "\n")

  private func constant(_ asset: (name: String, symbol: String), _ type: String) -> String {
    """
      /// The asset "\(asset.name)".
      static let \(quoted(asset.symbol)) = \(type)(name: \(literal(asset.name)), bundle: .module)

    """
  }

  /// Returns each name with its symbol. If several names have the same symbol, the first one keeps it.
  private func symbols(_ names: [String], suffix: String) -> [(name: String, symbol: String)] {
    var known: Set<String> = []
    return names.map { ($0, AssetSymbol.name(of: $0, suffix: suffix)) }.filter { !$0.1.isEmpty && known.insert($0.1).inserted }
  }

  private func literal(_ text: String) -> String {
    "\"" + text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"") + "\""
  }

  private func quoted(_ symbol: String) -> String {
    Self.keywords.contains(symbol) ? "`\(symbol)`" : symbol
  }

  private static let keywords: Set<String> = [
    "as", "break", "case", "class", "continue", "default", "do", "else", "enum", "extension", "false", "for", "func", "if",
    "import", "in", "init", "is", "let", "nil", "operator", "private", "protocol", "public", "repeat", "return", "self", "static",
    "struct", "super", "switch", "true", "var", "where", "while",
  ]

  /// The colors that SwiftUI defines under these names.
  private static let colorsOfSwiftUI: Set<String> = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown", "white", "gray",
    "black", "clear", "primary", "secondary", "tertiary", "quaternary", "background", "foreground", "tint", "selection",
    "separator", "placeholder", "link", "fill", "accentColor",
  ]
}

/// The symbol of an asset: its name in the form of a Swift constant.
enum AssetSymbol {
  /// Returns the symbol of a name, such as `appWhite` for `App White`. The suffix is omitted unless nothing would remain.
  static func name(of name: String, suffix: String) -> String {
    let words = name.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }.map(String.init)
    guard let first = words.first else { return "" }
    var symbol = lowercasedStart(first) + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    if symbol.hasSuffix(suffix), symbol.count > suffix.count { symbol = String(symbol.dropLast(suffix.count)) }
    return symbol.first?.isNumber == true ? "_" + symbol : symbol
  }

  /// Returns a word with its leading capitals in lowercase: `appWhite` for `AppWhite`, `urlIcon` for `URLIcon`.
  private static func lowercasedStart(_ word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }
    if capitals.count <= 1 || capitals.count == word.count { return capitals.lowercased() + word.dropFirst(capitals.count) }
    return capitals.dropLast().lowercased() + word.dropFirst(capitals.count - 1)
  }
}
