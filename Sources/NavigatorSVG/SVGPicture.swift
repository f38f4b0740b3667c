import NavigatorHTML
import NavigatorHost
import NavigatorLayout

/// A picture of elements in the format SVG.
package struct SVGPicture {
  /// The maximum number of elements in a picture.
  package static let maximumElements = 10_000
  /// The maximum length of a picture in bytes.
  package static let maximumLength = 16 << 20
  /// The maximum width and height of a picture in points.
  package static let maximumSide = 16_384.0
  /// The maximum number of areas that are removed from the content behind them. Each one is a further level of nesting.
  static let maximumHoles = 64
  /// The maximum nesting depth of elements, of which most programs that read SVG support a few hundred.
  static let maximumDepth = 200

  /// The SVG document.
  package let text: String
  /// The width and the height in points.
  package let size: LayoutSize
  /// Messages about the parts of the content that the picture does not show, each once.
  package let problems: [String]

  /// A color in sRGB, with components from 0 to 1.
  package struct Color: Hashable, Sendable {
    package var red: Double
    package var green: Double
    package var blue: Double
    package var opacity: Double

    package init(red: Double, green: Double, blue: Double, opacity: Double) {
      self.red = red
      self.green = green
      self.blue = blue
      self.opacity = opacity
    }
  }

  /// The values that an app provides for a picture.
  package struct Source {
    /// A Boolean value that indicates whether the picture has a black background.
    package var isOpaque = false
    /// A closure that returns a Boolean value that indicates whether an element has the dark color scheme.
    package var isDark: (ElementID) -> Bool
    /// A closure that returns a named color in the light or the dark color scheme.
    package var color: (_ name: String, _ isDark: Bool) -> Color
    /// A closure that returns a URL that contains the picture at an address; nil if its contents are not known.
    package var picture: (_ address: String) -> String?

    package init(
      isDark: @escaping (ElementID) -> Bool, color: @escaping (String, Bool) -> Color, picture: @escaping (String) -> String?
    ) {
      self.isDark = isDark
      self.color = color
      self.picture = picture
    }
  }

  /// Draws the children of an element.
  ///
  /// - Parameters:
  ///   - root: The window.
  ///   - layout: The places of the elements.
  ///   - source: The values of the app.
  package init(of root: Element, _ layout: PictureLayout, _ source: Source) {
    var writer = SVGWriter(layout, source)
    let side = Self.maximumSide
    size = LayoutSize(width: min(layout.size.width, side), height: min(layout.size.height, side))
    if size != layout.size {
      writer.report("is larger than \(Int(side)) points. The rest is not drawn. Set a smaller proposedSize, or a frame")
    }
    if layout.omitsLines {
      writer.report("has more than \(PictureLayout.maximumLines) lines of text. The rest is not drawn")
    }
    writer.document(root, size)
    text = writer.svg.string
    problems = writer.problems
  }
}
