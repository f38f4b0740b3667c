/// The source with the constants.
struct AssetSource {
  let assets: AssetNamespace

  var text: String {
    """
    // Generated from the asset catalogs of this target.
    \(["Foundation", "SwiftUI"].map { "import \($0)" }.joined(separator: "\n"))

    \(resources("ColorResource", \.colors, suffix: "Color"))\
    \(resources("ImageResource", \.images, suffix: "Image"))\
    \(colors("Color", names: ReservedNames.ofColor))\
    \(colors("UIColor", names: ReservedNames.ofUIColor))\
    \(colors("ShapeStyle where Self == Color", "Color", names: ReservedNames.ofColor, nests: false))\
    \(pictures)
    """
  }

  /// Returns the constants of resources.
  private func resources(_ type: String, _ names: KeyPath<AssetNamespace, [String]>, suffix: String) -> String {
    declarations(in: type, names, suffix: suffix) { asset in
      "static let \(asset.symbol) = \(type)(name: \(literal(asset.name)), bundle: .module)"
    }
  }

  /// Returns the properties of a type of colors, except those that the type has already.
  private func colors(_ extended: String, _ type: String? = nil, names: Set<String>, nests: Bool = true) -> String {
    let type = "SwiftUI.\(type ?? extended)"
    return declarations(in: extended, \.colors, suffix: "Color", excluding: names, nests: nests) { asset in
      let label = type == "SwiftUI.UIColor" ? "resource: " : ""
      return "static var \(asset.symbol): \(type) { \(type)(\(label)SwiftUI.ColorResource.\(asset.path)) }"
    }
  }

  /// Returns the properties of pictures of UIKit.
  private var pictures: String {
    declarations(in: "UIImage", \.images, suffix: "Image") { asset in
      "static var \(asset.symbol): SwiftUI.UIImage { SwiftUI.UIImage(resource: SwiftUI.ImageResource.\(asset.path)) }"
    }
  }

  /// An asset with its symbol, and its symbol after those of its namespaces.
  private struct Asset {
    let name: String
    let symbol: String
    let path: String
  }

  /// Returns an extension with a declaration for each asset, or an empty text if there are none.
  private func declarations(
    in type: String, _ names: KeyPath<AssetNamespace, [String]>, suffix: String, excluding known: Set<String> = [],
    nests: Bool = true, declaration: (Asset) -> String
  ) -> String {
    func members(of namespace: AssetNamespace, at path: [String], known: Set<String>) -> String {
      var (known, text) = (known, "")
      let indent = String(repeating: "  ", count: path.count + 1)
      for name in namespace[keyPath: names] {
        let symbol = AssetSymbol.constant(of: String(name.split(separator: "/").last ?? ""), suffix: suffix)
        guard !symbol.isEmpty, known.insert(symbol).inserted else { continue }
        let shown = quoted(symbol)
        let asset = Asset(name: name, symbol: shown, path: (path + [shown]).joined(separator: "."))
        text += "\(indent)/// The asset \(literal(name)).\n\(indent)\(declaration(asset))\n"
      }
      guard nests else { return text }
      for (folder, child) in namespace.children.sorted(by: { $0.key < $1.key }) {
        let type = AssetSymbol.type(of: folder)
        let inner = type.isEmpty ? "" : members(of: child, at: path + [type], known: [])
        guard !inner.isEmpty, known.insert(type).inserted else { continue }
        text += "\(indent)/// The assets in the folder \(literal(folder)).\n\(indent)enum \(type) {\n\(inner)\(indent)}\n"
      }
      return text
    }
    let body = members(of: assets, at: [], known: known)
    return body.isEmpty ? "" : "extension \(type) {\n\(body)}\n\n"
  }

  private func literal(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  private func quoted(_ symbol: String) -> String {
    ReservedNames.keywords.contains(symbol) ? "`\(symbol)`" : symbol
  }
}
