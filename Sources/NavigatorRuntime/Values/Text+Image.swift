import Foundation
import NavigatorHost

extension Text {
  /// Creates a text that displays an image within a line. A symbol has the size of the text. A picture has its natural size, and
  /// its bottom edge is on the baseline.
  public init(_ image: Image) {
    storage = .source(ImageText(image))
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Appends an image that is displayed within the line.
  public mutating func appendInterpolation(_ image: Image) {
    appendInterpolation(Text(image))
  }
}

/// A text that displays an image within a line.
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

/// A picture within a line of text.
nonisolated struct TextPicture: Equatable, Sendable {
  let image: Image
  /// The text that assistive technologies read, or nil if there is none.
  let label: String?

  /// Returns the picture for hosts.
  func resolved(isDark: () -> Bool) -> InlinePicture {
    var content = image.content(isDark: isDark)
    content[.label] = label.map { .string($0) }
    // A picture within a text is not resizable.
    content[.variant] = nil
    content[.resizing] = nil
    let size = content.pictureSize
    return InlinePicture(content, width: size?.width, height: size?.height)
  }
}
