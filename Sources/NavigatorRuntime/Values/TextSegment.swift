import NavigatorHost

/// A part of a text with uniform attributes.
struct TextSegment: Equatable, Sendable {
  var string: String
  var attributes = TextAttributes.none
  /// The clock whose time the string displays, or nil.
  var clock: RunningClock?
  /// The name of a symbol that replaces the empty string, or nil.
  var symbol: String?
  /// A picture that replaces the empty string, or nil.
  var picture: TextPicture?

  init(
    _ string: String, _ attributes: TextAttributes = .none, clock: RunningClock? = nil, symbol: String? = nil,
    picture: TextPicture? = nil
  ) {
    self.string = string
    self.attributes = attributes
    self.clock = clock
    self.symbol = symbol
    self.picture = picture
  }

  /// A Boolean value that indicates whether the segment consists only of its string and attributes.
  var isPlain: Bool { clock == nil && !isImage }

  /// A Boolean value that indicates whether the segment displays an image instead of a string.
  var isImage: Bool { symbol != nil || picture != nil }

  /// Returns this segment with attributes inherited from an enclosing text.
  func inside(_ outer: TextAttributes) -> TextSegment {
    TextSegment(string, attributes.over(outer), clock: clock, symbol: symbol, picture: picture)
  }
}

extension [TextSegment] {
  /// The concatenated strings of all segments.
  var string: String {
    count == 1 ? self[0].string : map(\.string).joined()
  }

  /// The nonempty segments. Neighboring segments with equal attributes are merged.
  var merged: [TextSegment] {
    if count < 2 { return self }
    var merged: [TextSegment] = []
    for segment in self where !segment.string.isEmpty || segment.isImage {
      if let last = merged.last, last.attributes == segment.attributes, last.isPlain, segment.isPlain {
        merged[merged.count - 1].string += segment.string
      } else {
        merged.append(segment)
      }
    }
    return merged
  }

  /// Returns the content and the style of a text for hosts. A text with a uniform style and without links consists of its string
  /// alone.
  ///
  /// - Parameter isDark: A closure that returns whether pictures use the dark color scheme.
  func resolve(_ inherited: InheritedStyle, isDark: () -> Bool) -> (content: Content, style: Style) {
    let segments = merged
    guard let first = segments.first, segments.count > 1 || first.attributes.link != nil || !first.isPlain
    else {
      return (Content(text: string), inherited.textStyle(overrides: segments.first?.attributes ?? .none))
    }
    let styles = segments.map { inherited.textStyle(overrides: $0.attributes) }
    let common = Style.common(to: styles)
    let runs = zip(segments, styles).map { segment, style in
      TextRun(
        segment.string, style: style.subtracting(common), url: segment.attributes.link?.absoluteString, clock: segment.clock,
        symbol: segment.symbol, picture: segment.picture?.resolved(isDark: isDark))
    }
    return ([.text: .string(segments.string), .runs: .runs(runs)], common)
  }
}

extension Style {
  /// Returns the properties that all styles share. If fonts differ, the result contains the font fields that are equal.
  fileprivate static func common(to styles: [Style]) -> Style {
    guard let first = styles.first else { return Style() }
    var common = Style()
    for property in first.properties {
      if styles.allSatisfy({ $0.properties.contains(property) }) {
        common.set(property)
      } else if case .font(let font) = property, let shared = shared(font, in: styles) {
        common.set(.font(shared))
      }
    }
    return common
  }

  /// Returns the size and the family of a font if all styles share them. Otherwise returns nil.
  private static func shared(_ font: FontStyle, in styles: [Style]) -> FontStyle? {
    guard font.textStyle != nil || font.size != nil || font.scale != nil else { return nil }
    var shared = FontStyle(textStyle: font.textStyle, size: font.size, family: font.family)
    shared.scale = font.scale
    let isShared = styles.allSatisfy { style in
      guard let other = style.font else { return false }
      return other.textStyle == font.textStyle && other.size == font.size && other.family == font.family
        && other.scale == font.scale
    }
    return isShared ? shared : nil
  }

  private var font: FontStyle? {
    for case .font(let font) in properties { return font }
    return nil
  }

  private var lineHeight: StyleProperty? {
    properties.first { if case .lineHeight = $0 { true } else { false } }
  }

  /// Returns the properties that `other` does not contain.
  fileprivate func subtracting(_ other: Style) -> Style {
    var rest = Style(properties: properties.filter { !other.properties.contains($0) })
    // A scale without a text style multiplies the size of the enclosing text, which already includes the scale.
    if var font = rest.font, font.textStyle == nil, font.size == nil, font.scale != nil, other.font?.scale == font.scale {
      font.scale = nil
      rest.set(.font(font))
    }
    // The font of a run has its own line height, which the line height of the whole text replaces.
    if rest.font != nil, let height = other.lineHeight { rest.set(height) }
    return rest
  }
}
