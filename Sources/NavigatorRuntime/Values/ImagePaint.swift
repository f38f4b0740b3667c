import Foundation
import IssueReporting
import NavigatorHost

/// A style that repeats a picture.
///
/// ```swift
/// Circle().fill(.image(Image("Pattern"), scale: 0.5))
/// ```
///
/// The picture is one of an asset catalog or of data, not a symbol, and always the variant for light surfaces. Hosts paint the
/// whole picture: a source rectangle other than the unit rectangle is reported. In a drawing with gradients or in a Canvas, the
/// picture begins at the corner of an area that is twice as large.
nonisolated public struct ImagePaint: HostShapeStyle {
  /// The picture.
  public var image: Image
  /// The part of the picture, as fractions of its size.
  public var sourceRect: CGRect
  /// The factor of the size of the picture.
  public var scale: CGFloat

  /// Creates a style that repeats a picture.
  public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  var paintSource: PaintSource {
    guard let source = image.source else {
      reportIssue("An ImagePaint has no picture, so nothing is painted. Use an image of an asset catalog or of data.")
      return .paint(.color(ColorStyle(.named("clear"))))
    }
    if sourceRect != CGRect(x: 0, y: 0, width: 1, height: 1) {
      reportIssue("No host can paint a part of a picture, so the whole picture is painted. Use a smaller picture.")
    }
    let factor = Double(scale).finite(or: 1, in: 0.01...100)
    return .paint(.image(address: source.address, density: source.density / factor))
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// A style that repeats a picture; see ``ImagePaint``.
  nonisolated public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}

extension Image {
  /// The address of the picture and the number of its pixels in a point, or nil if the image is a symbol or has no picture.
  nonisolated fileprivate var source: (address: String, density: Double)? {
    if let picture {
      guard let best = picture.light.max(by: { $0.scale < $1.scale }) else { return nil }
      return (best.path, Double(best.scale))
    }
    return content.string(.url).map { ($0, content.number(.value) ?? 1) }
  }
}
