import NavigatorHost

/// The marks of texts whose width depends on their lines.
///
/// A text that wraps has the width of its longest line. In a browser it has the width of its space, and a script corrects that.
/// The attribute `data-cl` marks the texts for which the difference is visible. Pages without such texts do not load the script.
/// The page keeps the marks of updated elements.
///
/// The same script truncates texts to a height. It finds the texts in frames of a fixed height without marks. The value of the
/// attribute contains `h` if another height may limit the text. It is `h` alone if the width of the text has no visible effect.
extension HTMLWriter {
  /// The number of bytes from which a text is expected to wrap.
  private static let wrappingLength = 16

  /// Appends the mark of a text for the script that determines the widths of lines.
  mutating func lineMark(of element: Element) {
    guard isDeep else { return }
    let isLong = element.content.textLength >= Self.wrappingLength
    guard !element.style.properties.contains(where: \.keepsLine) else { return }
    let mayBeCut = isLong && textLimit == .variableHeight
    // A surface around a text is often a bubble whose text becomes longer.
    let mayWrap = isLong || element.style.properties.contains(where: \.showsFrame)
    let showsWidth = mayWrap && showsLineWidth(of: element)
    if showsWidth || mayBeCut { html.raw(mayBeCut ? showsWidth ? " data-cl=\"wh\"" : " data-cl=\"h\"" : " data-cl") }
    if isLong, showsWidth || textLimit != .none { requiredScripts.insert(.lines) }
  }

  /// Returns a Boolean value that indicates whether a user would notice the width of a text that wraps.
  private func showsLineWidth(of element: Element) -> Bool {
    var (alignment, effect, hasSurface) = (TextAlign.leading, lineEffect, false)
    for property in element.style.properties {
      switch property {
      case .textAlignment(let value): alignment = value
      case .frame(let frame):
        if frame.idealWidth != nil || element.style.fitsLinesInFrame { return false }
        // A frame with its own width has a place for the lines. At its trailing edge, all lines end there.
        guard frame.width != nil || frame.maxWidth != nil else { continue }
        effect = LineEffect(Content.Alignment(frame.alignment))
        if effect == .visible { return false }
      default: hasSurface = hasSurface || property.showsFrame
      }
    }
    let hasWidth = element.frame.map { $0.width != nil || $0.maxWidth != nil } ?? false
    return hasSurface && !hasWidth || effect.isVisible(for: alignment)
  }

  /// Returns the effect of the width of a text among the children of an element, for a row of the last child.
  func lineEffect(in element: Element, fillsWidth: Bool) -> LineEffect {
    let hasSurface = element.style.properties.contains(where: \.showsFrame)
    if hasSurface, !fillsWidth, element.role.hasWidthOfContent { return .visible }
    switch element.role {
    case .vStack, .zStack:
      let place = LineEffect(element.content.alignment)
      return fillsWidth || place == lineEffect ? place : .visible
    case .lazyStack, .layerBackground, .layerOverlay: return LineEffect(element.content.alignment)
    case .box:
      guard fillsWidth else { return lineEffect }
      return LineEffect(element.frame.map { Content.Alignment($0.alignment) })
    case .layers: return fillsWidth ? .centered : .visible
    case .layerContent: return fillsWidth ? .centered : lineEffect
    case .button, .link:
      if fillsWidth { return .centered }
      return element.content[.variant] == nil ? lineEffect : .visible
    case .hStack, .label: return lineEffect == .leading ? .leading : .visible
    case .labelIcon, .labelTitle, .section, .swipeRow: return lineEffect
    case .window, .navigationStack, .screenContent, .column, .tabContent, .page, .sheet, .popover, .cover, .scrollView:
      return .centered
    case .grid, .gridRow: return .visible
    default: return .leading
    }
  }
}

/// The effect of the width of a text that wraps, which depends on the place of the text in its container.
enum LineEffect {
  /// Lines at the leading edge have the same position for each width.
  case leading
  /// Centered lines have the same position for each width.
  case centered
  /// The effect is visible for all alignments of lines.
  case visible

  /// Creates the effect in a container that places its children by an alignment.
  init(_ alignment: Content.Alignment?) {
    switch alignment {
    case .leading, .topLeading, .bottomLeading: self = .leading
    case .trailing, .topTrailing, .bottomTrailing: self = .visible
    case .center, .top, .bottom, .firstTextBaseline, .lastTextBaseline, nil: self = .centered
    }
  }

  /// Returns a Boolean value that indicates whether the effect is visible for an alignment of lines.
  func isVisible(for alignment: TextAlign) -> Bool {
    switch self {
    case .leading: alignment != .leading
    case .centered: alignment != .center
    case .visible: true
    }
  }
}

/// The effects of the widths of texts in a row, from the first child to the last one.
struct RowLineEffects {
  /// The effect in the last child of a row with the width of its content.
  let last: LineEffect
  /// A Boolean value that indicates whether the row takes the proposed width.
  let fillsWidth: Bool
  private var followsSpacer = false

  init(last: LineEffect, fillsWidth: Bool) {
    (self.last, self.fillsWidth) = (last, fillsWidth)
  }

  /// Returns the effect in a child of a role. Each call is for the child that follows the previous one.
  mutating func next(_ role: Role, before next: Role?) -> LineEffect {
    defer { followsSpacer = followsSpacer || role == .spacer }
    // A spacer takes the remaining width at the end of a line.
    if followsSpacer { return .visible }
    if let next { return next == .spacer ? .leading : .visible }
    return fillsWidth ? .leading : last
  }
}

extension Content {
  /// The number of bytes of a text, or of its parts.
  fileprivate var textLength: Int {
    if let text = textAlone { return text.utf8.count }
    return runs.reduce(string(.text)?.utf8.count ?? 0) { $0 + $1.text.utf8.count }
  }
}

extension StyleProperty {
  /// A Boolean value that indicates whether a text with the property has one line, or lines that a script must not change.
  fileprivate var keepsLine: Bool {
    switch self {
    case .lineLimit(1), .fixedSize(horizontal: true, vertical: _), .minimumScale, .truncation(.middle): true
    default: false
    }
  }

  /// A Boolean value that indicates whether the property draws or clips the frame of an element.
  fileprivate var showsFrame: Bool {
    switch self {
    case .background, .border, .fill, .stroke, .outline, .cornerRadius, .cornerRadii, .clipsContent, .clip, .mask,
      .backgroundShadows:
      true
    default: false
    }
  }
}

extension Role {
  /// A Boolean value that indicates whether an element of the role may have the width of its content.
  fileprivate var hasWidthOfContent: Bool {
    switch self {
    case .vStack, .hStack, .zStack, .box, .layers, .layerContent, .label, .grid, .gridRow, .button, .link: true
    default: false
    }
  }
}
