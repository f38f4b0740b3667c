import Foundation
import NavigatorHost

extension CanvasLayer {
  /// The text or picture of the layer in a mask. It is nil if the layer has other content.
  nonisolated var insert: Drawing.Insert? {
    switch (content, stencil) {
    case (.view(_, let point, let anchor), .text(let text)?):
      let size = text.measure(in: CGSize(width: CGFloat.infinity, height: .infinity))
      return line(text, at: CGPoint(x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height))
    case (.boundedView(_, let rect), .text(let text)?): return line(text, at: rect.origin)
    case (.view(_, let point, let anchor), .image(let image)?):
      let size = image.size
      let origin = CGPoint(x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height)
      return picture(image, in: CGRect(origin: origin, size: size))
    case (.boundedView(_, let rect), .image(let image)?): return picture(image, in: rect)
    default: return nil
    }
  }

  nonisolated private func line(_ text: GraphicsContext.ResolvedText, at origin: CGPoint) -> Drawing.Insert? {
    let (metrics, font) = (text.metrics, text.metrics.font)
    let baseline = text.firstBaseline(in: CGSize(width: CGFloat.infinity, height: .infinity))
    let content = Drawing.Insert.Content.text(
      String(metrics.string.prefix(CanvasLayer.maximumText)), size: font.size, weight: font.weight)
    return insert(content, at: CGPoint(x: origin.x, y: origin.y + baseline))
  }

  /// The maximum length of a text in a mask, in characters.
  nonisolated private static let maximumText = 1_000
  /// The maximum size of a picture in a mask, in bytes.
  nonisolated private static let maximumPicture = 256 << 10

  nonisolated private func picture(_ image: GraphicsContext.ResolvedImage, in rect: CGRect) -> Drawing.Insert? {
    guard let known = image.image.knownPicture, known.data.count <= Self.maximumPicture,
      known.contentType != "image/svg+xml"
    else { return nil }
    let content = Drawing.Insert.Content.picture(
      address: known.address, width: Double(rect.width), height: Double(rect.height))
    return insert(content, at: rect.origin)
  }

  nonisolated private func insert(_ content: Drawing.Insert.Content, at point: CGPoint) -> Drawing.Insert? {
    let moved = point.applying(transform)
    let matrix = [transform.a, transform.b, transform.c, transform.d, moved.x, moved.y].map { Double($0) }
    return matrix.allSatisfy(\.isFinite) ? Drawing.Insert(content, matrix: matrix) : nil
  }
}
