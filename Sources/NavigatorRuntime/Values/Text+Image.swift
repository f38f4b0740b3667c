import Foundation

extension Text {
  /// Creates a text that shows an image in the line, in the size of the text. Hosts show symbols. A picture of an asset catalog
  /// is not shown in a text.
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
    image.content.string(.symbol).map { [TextSegment("", symbol: $0)] } ?? []
  }

  override func isEqual(to other: TextSource) -> Bool {
    (other as? ImageText)?.image == image
  }
}
