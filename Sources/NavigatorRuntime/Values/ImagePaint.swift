import Foundation
import IssueReporting
import NavigatorHost

/// A style that fills an area with copies of a picture.
///
/// ```swift
/// Circle().fill(.image(Image("Pattern"), scale: 0.5))
/// ```
///
/// The picture comes from an asset catalog or from data, or is a symbol in the font and the foreground style of the view. A
/// picture is always the variant for the light color scheme. A source rectangle requires a picture of at most 256 KiB: for a
/// larger picture, the style reports an issue and paints the whole picture. In a `Canvas`, the pattern starts at the corner of
/// the canvas and does not extend beyond the canvas.
nonisolated public struct ImagePaint: ShapeStyle {
  /// The picture.
  public var image: Image
  /// The part of the picture that is painted, as fractions of the picture's size.
  public var sourceRect: CGRect
  /// The scale factor of the picture.
  public var scale: CGFloat
  /// The point of the painted area at which a copy starts, in points.
  var origin = CGPoint.zero

  /// Creates a style that fills an area with copies of a picture.
  public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  /// Returns the paint with a picture at an address.
  ///
  /// - Parameters:
  ///   - density: The number of the picture's pixels per point.
  ///   - part: A closure that returns the address of a drawing of the source rectangle for a scale factor; nil if the picture's
  ///     data is unavailable.
  private func source(_ address: String, density: Double, part: (_ factor: Double) -> String?) -> PaintSource {
    let factor = Double(scale).finite(or: 1, in: 0.01...100)
    if sourceRect != Self.wholePicture || origin != .zero {
      if let address = part(factor) { return .paint(.image(address: address, density: 1)) }
      reportIssue("An ImagePaint cannot paint its source rectangle, so it paints the whole picture. Use a smaller picture.")
    }
    return .paint(.image(address: address, density: density / factor))
  }

  /// The maximum size of a picture that is painted with a source rectangle, in bytes.
  private static let maximumPicture = 256 << 10
  private static let wholePicture = CGRect(x: 0, y: 0, width: 1, height: 1)

  /// Returns the address of a drawing of the source rectangle of a picture, or nil if the rectangle is no part of it.
  private func partAddress(of picture: String, _ size: CGSize, _ factor: Double) -> String? {
    let numbers = [sourceRect.minX, sourceRect.minY, sourceRect.width, sourceRect.height, origin.x, origin.y]
    guard numbers.allSatisfy(\.isFinite) else { return nil }
    let part = sourceRect.intersection(Self.wholePicture)
    guard part.width > 0, part.height > 0 else { return nil }
    let (width, height) = (size.width * factor, size.height * factor)
    func length(_ value: CGFloat) -> String { String((Double(value) * 1000).rounded() / 1000) }
    let box = [part.minX * width, part.minY * height, part.width * width, part.height * height].map(length)
    let extent = "width='\(box[2])' height='\(box[3])'"
    let view = "viewBox='\(box.joined(separator: " "))'"
    let content = """
      <image width='\(length(width))' height='\(length(height))' preserveAspectRatio='none' href='\(picture)'/>
      """
    let root = "<svg xmlns='http://www.w3.org/2000/svg' \(extent)"
    var drawing = "\(root) \(view)>\(content)</svg>"
    let copies = shifts(CGSize(width: part.width * width, height: part.height * height))
    if copies.count > 1 {
      let uses = copies.map { "<use href='#p' x='\(length($0.x))' y='\(length($0.y))'/>" }.joined()
      drawing = "\(root)><defs><svg id='p' \(extent) \(view)>\(content)</svg></defs>\(uses)</svg>"
    }
    return "data:image/svg+xml;base64,\(Data(drawing.utf8).base64EncodedString())"
  }

  /// Returns the positions of the copies in a tile that starts at the corner of the painted area.
  private func shifts(_ part: CGSize) -> [CGPoint] {
    func places(_ origin: CGFloat, _ length: CGFloat) -> [CGFloat] {
      let rest = origin.truncatingRemainder(dividingBy: length)
      return rest == 0 ? [0] : [rest < 0 ? rest : rest - length, rest < 0 ? rest + length : rest]
    }
    return places(origin.y, part.height).flatMap { y in places(origin.x, part.width).map { CGPoint(x: $0, y: y) } }
  }
}

extension ImagePaint: EnvironmentShapeStyle {
  func environmentSource(in environment: EnvironmentValues) -> PaintSource {
    if image.content.string(.symbol) != nil, let symbol = symbolPicture(in: environment) {
      return source(symbol.address, density: 1) { partAddress(of: symbol.address, symbol.size, $0) }
    }
    guard let source = image.source else {
      reportIssue("An ImagePaint has no picture, so nothing is painted. Use an image from an asset catalog or from data.")
      return .paint(.color(ColorStyle(.named("clear"))))
    }
    return self.source(source.address, density: source.density) { factor in
      guard let picture = image.knownPicture, picture.data.count <= Self.maximumPicture, let size = picture.size
      else { return nil }
      return partAddress(of: picture.address, size, factor)
    }
  }

  /// Draws the symbol in an environment. Returns nil if it cannot be drawn.
  private func symbolPicture(in environment: EnvironmentValues) -> (address: String, size: CGSize)? {
    // Styles of views and canvases are resolved on the main actor.
    guard MainQueue.isCurrent else { return nil }
    let content = MainActorValue((image: image, values: environment.allOverrides().withoutWindow))
    return MainActor.assumeIsolated {
      let source = PictureSource(content.value.image)
      let session = PictureSession(environment: content.value.values) { $0.make(PictureRoot(source: source)) }
      defer { session?.end() }
      guard let session, let picture = session.picture(isOpaque: false) else { return nil }
      let address = "data:image/svg+xml;base64," + Data(picture.text.utf8).base64EncodedString()
      return (address, session.contentSize)
    }
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// A style that fills an area with copies of a picture. See ``ImagePaint``.
  nonisolated public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}

extension Image {
  /// The address of the picture and its number of pixels per point. It is nil if the image is a symbol or has no picture.
  nonisolated fileprivate var source: (address: String, density: Double)? {
    if let picture {
      guard let best = picture.light.max(by: { $0.scale < $1.scale }) else { return nil }
      return (best.path, Double(best.scale))
    }
    return content.string(.url).map { ($0, content.number(.value) ?? 1) }
  }
}
