import NavigatorHost

extension HTMLBuffer {
  /// The maximum number of lines for which an element reserves space.
  static let maximumLines = 1000

  /// Appends the declarations of a property of texts.
  mutating func textDeclarations(of property: StyleProperty) {
    switch property {
    case .font(let font): fontDeclarations(font)
    case .lineLimit(let lines): lineLimit(lines)
    case .textAlignment(let align): alignment(align)
    case .textCase(let letters): raw(letters == .uppercase ? "text-transform:uppercase;" : "text-transform:lowercase;")
    case .linePattern(let pattern, let paint): linePattern(pattern, paint)
    case .kerning(let space): length("letter-spacing:", space)
    case .baselineOffset(let offset): length("position:relative;bottom:", offset)
    case .lineSpacing(let space):
      raw("line-height:calc(1.28em + ")
      number(max(space, 0))
      raw("px);")
    case .lineHeight(let factor, let points): lineHeight(factor: factor, points: points)
    case .reservedLines(let lines): reservedLines(lines, padding: nil)
    case .minimumScale(let factor):
      raw("--minimum-scale:")
      number(min(max(factor, 0), 1))
      raw(0x3B)
    case .selectsText(let isOn):
      raw(isOn ? "-webkit-user-select:text;user-select:text;" : "-webkit-user-select:none;user-select:none;")
    case .fontWidth(let percentage):
      raw("font-stretch:")
      number(percentage)
      raw("%;")
    default: break
    }
  }

  /// Appends a line limit of a text. A single line that could not be broken would have its whole width as its smallest width,
  /// which would leave no space for the other views of a stack. The other truncations require such a line.
  mutating func lineLimit(_ limit: StyleProperty, of style: Style) {
    let truncatesEnd = !style.properties.contains { $0 == .truncation(.head) || $0 == .truncation(.middle) }
    guard limit == .lineLimit(1), truncatesEnd else { return declarations(of: limit, role: .text) }
    raw("display:-webkit-box;-webkit-box-orient:vertical;overflow:hidden;-webkit-line-clamp:1;word-break:break-all;")
  }

  /// Appends the padding of a text with a line limit. Browsers show the lines after the limit in its vertical padding, but not in
  /// a border.
  mutating func clampedPadding(_ insets: Insets) {
    let (top, bottom) = (max(insets.top ?? 16, 0), max(insets.bottom ?? 16, 0))
    var inner = insets
    inner.top = min(insets.top ?? 16, 0)
    inner.bottom = min(insets.bottom ?? 16, 0)
    declarations(of: .padding(inner), role: .text)
    guard top > 0 || bottom > 0 else { return }
    // The script subtracts black transparent borders, which are the insets of rows, from the size of a view.
    raw("border:solid #fff0;border-width:")
    pixels(top)
    raw(" 0 ")
    pixels(bottom)
    raw(0x3B)
  }

  /// Extends a background with a gradient to the border that replaces the padding.
  mutating func clampedBackground(_ style: Style) {
    let hasBackground = style.properties.contains { if case .background = $0 { true } else { false } }
    if hasBackground && style.padding != nil { raw("background-origin:border-box;") }
  }

  /// Appends the minimum height of a text that reserves space for lines. The height of an element includes its padding.
  mutating func reservedLines(_ lines: Int, padding: Insets?) {
    let space = max(padding.map { $0.top ?? 16 } ?? 0, 0) + max(padding.map { $0.bottom ?? 16 } ?? 0, 0)
    raw(space > 0 ? "min-height:calc(" : "min-height:")
    integer(min(max(lines, 0), Self.maximumLines))
    raw("lh")
    if space > 0 {
      raw(" + ")
      pixels(space)
      raw(0x29)
    }
    raw(0x3B)
  }

  private mutating func lineLimit(_ lines: Int) {
    if lines == 1 {
      raw("white-space:nowrap;overflow:hidden;text-overflow:ellipsis;")
    } else if lines > 1 {
      raw("display:-webkit-box;-webkit-box-orient:vertical;overflow:hidden;-webkit-line-clamp:")
      integer(lines)
      raw(0x3B)
    }
  }

  private mutating func alignment(_ align: TextAlign) {
    switch align {
    case .leading: raw("text-align:start;")
    case .center: raw("text-align:center;")
    case .trailing: raw("text-align:end;")
    }
  }

  /// Appends the height of lines. A browser uses 0 for a negative height.
  private mutating func lineHeight(factor: Double, points: Double) {
    raw("line-height:calc(")
    number(factor.isNaN ? 0 : min(max(factor, 0), 100))
    raw("em + ")
    number(points.isNaN ? 0 : min(max(points, -10_000), 10_000))
    raw("px);")
  }

  private mutating func linePattern(_ pattern: LinePattern, _ paint: Paint?) {
    switch pattern {
    case .solid: break
    case .dot: raw("text-decoration-style:dotted;")
    case .dash, .dashDot, .dashDotDot: raw("text-decoration-style:dashed;")
    }
    guard let paint else { return }
    raw("text-decoration-color:")
    solid(paint)
    raw(0x3B)
  }
}

extension Style {
  /// A Boolean value that indicates whether the style limits the number of lines.
  var limitsLines: Bool {
    properties.contains { if case .lineLimit(let lines) = $0 { lines > 0 } else { false } }
  }

  /// The padding of the style.
  var padding: Insets? {
    for case .padding(let insets) in properties { return insets }
    return nil
  }
}
