import Foundation
import NavigatorHost

/// An image: a named symbol, or an asset that the host serves.
public struct Image: Equatable, Sendable {
  /// The rendering mode of an image, which determines its colors.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// The mode that draws the image in the foreground color, with the opacity of the image.
    case template
    /// The mode that draws the image in its original colors.
    case original
  }

  /// The mode in which a resizable image fills the available space.
  public enum ResizingMode: Hashable, Sendable {
    /// The mode that repeats the image at its original size.
    case tile
    /// The mode that scales the image to the available space.
    case stretch
  }

  /// The content for hosts, without the label.
  private(set) var content: Content
  /// The text that assistive technologies read.
  private(set) var label: Text?
  /// The picture of an asset catalog.
  private(set) var picture: AssetLibrary.Picture?
  /// The drawing of a closure, or nil for other images.
  var drawing: DrawnImage?

  /// The rendering mode of a symbol, or nil for the mode of the environment.
  private(set) var symbolMode: SymbolRenderingMode.Kind?

  /// The way in which the color of a symbol fills it, or nil for that of the environment.
  private(set) var symbolColors: SymbolColorRenderingMode.Kind?

  /// Returns this image with a way in which the color of a symbol fills it.
  func with(_ mode: SymbolColorRenderingMode?) -> Image {
    var image = self
    image.symbolColors = mode?.kind
    return image
  }

  /// Returns this image with a rendering mode for symbols.
  func with(_ mode: SymbolRenderingMode?) -> Image {
    var image = self
    image.symbolMode = mode?.kind
    return image
  }

  /// Creates an image from the address of a picture.
  ///
  /// - Parameters:
  ///   - address: The address, which may be a data URL.
  ///   - scale: The number of pixels per point.
  ///   - size: The natural size in points, or nil if it is unknown.
  ///   - label: The text that assistive technologies read, or nil to hide the image from them.
  init(address: String, scale: CGFloat, size: CGSize? = nil, label: Text? = nil) {
    self.init(label == nil ? [.url: .string(address), .label: ""] : [.url: .string(address)], label: label)
    if scale.isFinite, scale > 0, scale != 1 { content[.value] = .number(Double(scale)) }
    if let size { setNaturalSize(Double(size.width), Double(size.height)) }
  }

  private mutating func setNaturalSize(_ width: Double, _ height: Double) {
    guard width > 0, height > 0, width.isFinite, height.isFinite else { return }
    content[.pictureWidth] = .number(width)
    content[.pictureHeight] = .number(height)
  }

  /// Returns this image with a value in its content. A value of nil removes the key.
  func with(_ key: Content.Key, _ value: String?) -> Image {
    var image = self
    image.content[key] = value.map { .string($0) }
    return image
  }

  private init(_ content: Content, label: Text? = nil) {
    self.content = content
    self.label = label
  }

  private init(asset name: String, bundle: Bundle?, _ content: Content, label: Text? = nil) {
    self.init(content, label: label)
    show(AssetLibrary.ofProgram.picture(name, in: bundle))
  }

  /// Creates an image from a picture of an asset catalog. Assistive technologies ignore the image.
  init(decorative name: String, _ picture: AssetLibrary.Picture) {
    self.init([.name: .string(name), .label: ""])
    show(picture)
  }

  private mutating func show(_ picture: AssetLibrary.Picture?) {
    self.picture = picture
    content[.kind] = ownMode
    if let size = picture?.size { setNaturalSize(size.width, size.height) }
  }

  /// The rendering mode that an asset catalog declares.
  private var ownMode: Content.Value? { picture?.isTemplate == true ? .kind(.template) : nil }

  /// Creates an image from the name of an SF Symbol. A host draws the most similar symbol that it provides.
  public init(systemName: String) {
    self.init([.symbol: .string(systemName)])
  }

  /// Creates an image from an asset. Assistive technologies read the name of the asset.
  ///
  /// - Parameters:
  ///   - name: The name of the asset.
  ///   - bundle: The bundle with the asset catalog, or nil to search the catalogs of all targets.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(asset: name, bundle: bundle, [.name: .string(name), .label: .string(name)])
  }

  /// Creates an image from an asset. Assistive technologies read `label`.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(asset: name, bundle: bundle, [.name: .string(name)], label: label)
  }

  /// Creates an image from an asset. Assistive technologies ignore the image.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(asset: name, bundle: bundle, [.name: .string(name), .label: ""])
  }

  /// Returns an image that is resized to fill the available space.
  ///
  /// The parts of a picture within the cap insets keep their thickness. The other parts are stretched or repeated. A symbol is
  /// always stretched as a whole.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
    var image = self
    image.content[.variant] = .variant(.resizable)
    image.content[.resizing] = Self.resizing(capInsets, resizingMode).map { .string($0) }
    return image
  }

  /// The maximum length of a cap inset, in points.
  private static let maximumInset = 10_000.0

  /// Returns the resizing parameters for hosts, or nil if the whole picture is stretched.
  private static func resizing(_ insets: EdgeInsets, _ mode: ResizingMode) -> String? {
    let lengths = [insets.top, insets.leading, insets.bottom, insets.trailing].map {
      Double($0).finite(or: 0, in: 0...maximumInset)
    }
    let hasInsets = lengths.contains { $0 > 0 }
    guard hasInsets || mode == .tile else { return nil }
    let name = mode == .tile ? "tile" : "stretch"
    return hasInsets ? ([name] + lengths.map { "\($0)" }).joined(separator: " ") : name
  }

  /// Returns an image with a rendering mode. A mode of nil selects the mode of the asset catalog, or else the host's default.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    var image = self
    switch renderingMode {
    case nil: image.content[.kind] = ownMode
    case .template: image.content[.kind] = .kind(.template)
    case .original: image.content[.kind] = .kind(.original)
    }
    return image
  }
}
