import Foundation
import IssueReporting
import NavigatorHost

/// A style that repeats a picture.
///
/// ```swift
/// Circle().fill(.image(Image("Pattern"), scale: 0.5))
/// ```
///
/// The picture is one of an asset catalog or of data, not a symbol, and always the variant for light surfaces. A part of a
/// picture with more than 256 KiB is reported, and the whole picture is painted. In a Canvas, the picture begins at the corner of
/// the canvas and does not extend beyond it.
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
    let factor = Double(scale).finite(or: 1, in: 0.01...100)
    if sourceRect != Self.wholePicture {
      if let address = partAddress(factor) { return .paint(.image(address: address, density: 1)) }
      reportIssue("The part of the picture of an ImagePaint cannot be painted, so the whole picture is. Use a smaller picture.")
    }
    return .paint(.image(address: source.address, density: source.density / factor))
  }

  /// The maximum size of a picture of which a part is painted, in bytes.
  private static let maximumPicture = 256 << 10
  private static let wholePicture = CGRect(x: 0, y: 0, width: 1, height: 1)

  /// Returns the address of a drawing with the part of the picture, or nil if the app does not have the picture.
  private func partAddress(_ factor: Double) -> String? {
    let numbers = [sourceRect.minX, sourceRect.minY, sourceRect.width, sourceRect.height]
    guard numbers.allSatisfy(\.isFinite), let picture = image.knownPicture, picture.data.count <= Self.maximumPicture,
      let size = picture.size
    else { return nil }
    let part = sourceRect.intersection(Self.wholePicture)
    guard part.width > 0, part.height > 0 else { return nil }
    let (width, height) = (size.width * factor, size.height * factor)
    func length(_ value: CGFloat) -> String { String((Double(value) * 1000).rounded() / 1000) }
    let box = [part.minX * width, part.minY * height, part.width * width, part.height * height].map(length)
    let drawing = """
      <svg xmlns='http://www.w3.org/2000/svg' width='\(box[2])' height='\(box[3])' viewBox='\(box.joined(separator: " "))'>\
      <image width='\(length(width))' height='\(length(height))' preserveAspectRatio='none' href='\(picture.address)'/></svg>
      """
    return "data:image/svg+xml;base64,\(Data(drawing.utf8).base64EncodedString())"
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
