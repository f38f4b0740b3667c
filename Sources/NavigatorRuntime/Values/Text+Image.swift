import Foundation
import NavigatorHost

extension Text {
  /// Creates a text that shows an image in the line. A symbol has the size of the text. A picture has its own size, and its
  /// bottom is on the baseline.
  public init(_ image: Image) {
    storage = .source(ImageText(image))
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Appends an image, which is shown in the line.
  public mutating func appendInterpolation(_ image: Image) {
    appendInterpolation(Text(image))
  }
}

/// An image in a line of text.
final class ImageText: TextSource, @unchecked Sendable {
  private let image: Image

  init(_ image: Image) {
    self.image = image
  }

  override func string(in formatting: TextFormatting) -> String { "" }

  override func segments(in formatting: TextFormatting) -> [TextSegment] {
    if let symbol = image.content.string(.symbol) { return [TextSegment("", symbol: symbol)] }
    guard image.picture != nil || image.content.string(.url) != nil else { return [] }
    let label = image.label?.string(in: formatting) ?? image.content.string(.label)
    return [TextSegment("", picture: TextPicture(image: image, label: label))]
  }

  override func isEqual(to other: TextSource) -> Bool {
    (other as? ImageText)?.image == image
  }
}

/// A picture in a line of text.
nonisolated struct TextPicture: Equatable, Sendable {
  let image: Image
  /// The text that assistive technologies read, or nil.
  let label: String?

  /// Returns the picture for hosts.
  func resolved(isDark: () -> Bool) -> InlinePicture {
    var content = image.content(isDark: isDark)
    content[.label] = label.map { .string($0) }
    // A picture in a text keeps its size.
    content[.variant] = nil
    content[.resizing] = nil
    let size = content.pictureSize
    return InlinePicture(content, width: size?.width, height: size?.height)
  }
}
