import Foundation
import NavigatorHost
import NavigatorSVG

/// An image from data, from a symbol, or from an ``ImageRenderer``. It corresponds to UIKit's `UIImage` and provides the members
/// that views need.
public final class UIImage: Hashable, Sendable {
  enum Source: Hashable {
    case empty
    /// The contents of a file, and the number of pixels per point.
    case data(Data, type: String, scale: Double)
    case drawing(SVGDrawing)
    case symbol(String)
    /// The name and the picture of an asset catalog, which follows the color scheme.
    case asset(String, AssetLibrary.Picture)
  }

  /// A drawing with its size in points and its number of pixels per point.
  struct SVGDrawing: Hashable {
    let svg: String
    let width: Double
    let height: Double
    let scale: Double
  }

  let source: Source

  init(_ source: Source) {
    self.source = source
  }

  /// Creates an empty image.
  public init() {
    source = .empty
  }

  /// Creates an image from the contents of a PNG, JPEG, GIF or WebP file. Returns nil for other data.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Creates an image from the contents of a PNG, JPEG, GIF or WebP file. Returns nil for other data.
  ///
  /// - Parameters:
  ///   - data: The contents of the file.
  ///   - scale: The number of pixels per point.
  public init?(data: Data, scale: CGFloat) {
    guard let type = Self.type(of: data) else { return nil }
    source = .data(data, type: type, scale: scale > 0 ? Double(scale).finite(or: 1, in: 0.1...10) : 1)
  }

  /// Creates an image from a drawing of an ``ImageRenderer``.
  convenience init(_ drawing: SVGDrawing) {
    self.init(.drawing(drawing))
  }

  /// Creates an image from the contents of a file. Returns nil if the file is missing or is not an image.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  /// Creates an image from the name of an SF Symbol. Returns nil if the name is empty.
  public init?(systemName name: String) {
    if name.isEmpty { return nil }
    source = .symbol(name)
  }

  /// The size in points. For an image from data, it is the pixel size in the header of the file, divided by the scale. It is zero
  /// for data without a size, and for a symbol, whose size depends on the font.
  public var size: CGSize {
    switch source {
    case .empty, .symbol: .zero
    case .data(let data, _, let scale): KnownPicture(contentType: "", data: data, density: scale).size ?? .zero
    case .drawing(let drawing): CGSize(width: drawing.width, height: drawing.height)
    case .asset(_, let picture): picture.size.map { CGSize(width: $0.width, height: $0.height) } ?? .zero
    }
  }

  /// The number of pixels per point. For an image from an ``ImageRenderer``, it is the scale of the renderer, and for an asset
  /// that of the largest file.
  public var scale: CGFloat {
    switch source {
    case .empty, .symbol: 1
    case .data(_, _, let scale): CGFloat(scale)
    case .drawing(let drawing): CGFloat(drawing.scale)
    case .asset(_, let picture): CGFloat(max(picture.largest?.scale ?? 1, 1))
    }
  }

  private static func type(of data: Data) -> String? {
    let start = [UInt8](data.prefix(12))
    if start.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return "image/png" }
    if start.starts(with: [0xFF, 0xD8, 0xFF]) { return "image/jpeg" }
    if start.starts(with: Array("GIF8".utf8)) { return "image/gif" }
    return start.count == 12 && start.starts(with: Array("RIFF".utf8)) && start[8...].elementsEqual("WEBP".utf8)
      ? "image/webp" : nil
  }

  /// Returns a Boolean value that indicates whether two images have the same source.
  public static func == (lhs: UIImage, rhs: UIImage) -> Bool {
    lhs === rhs || lhs.source == rhs.source
  }

  /// Hashes the source.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(source)
  }
}

extension Image {
  /// Creates an image from a UIKit image. Assistive technologies ignore an image from data. The web page embeds the data, so it
  /// should be small.
  public init(uiImage: UIImage) {
    switch uiImage.source {
    // An empty image is a transparent picture of one point, because browsers show a picture without a size as broken.
    case .empty:
      self.init(
        address: "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==", scale: 1,
        size: CGSize(width: 1, height: 1))
    case .symbol(let name): self.init(systemName: name)
    case .asset(let name, let picture): self.init(decorative: name, picture)
    case .data(let data, let type, let scale):
      self.init(address: "data:\(type);base64,\(data.base64EncodedString())", scale: CGFloat(scale), size: uiImage.size)
    case .drawing(let drawing):
      self.init(
        address: "data:image/svg+xml;base64,\(Data(drawing.svg.utf8).base64EncodedString())", scale: 1, size: uiImage.size)
    }
  }

  init(url: URL, scale: CGFloat) {
    self.init(address: url.absoluteString, scale: scale)
  }
}
