import NavigatorHost

/// The style that texts and controls inherit from enclosing views.
struct InheritedStyle: Hashable, Sendable {
  var font: Font?
  var fontWeight: Font.Weight?
  var fontDesign: Font.Design?
  var isBold = false
  var isItalic = false
  var isMonospacedDigit = false
  var foregroundSource: PaintSource?
  var tintSource: PaintSource?
  var lineLimit: Int?
  var multilineTextAlignment = TextAlignment.leading
  var textCase: Text.Case?
  var isEnabled = true
  /// A Boolean value that indicates whether a gesture of an enclosing view excludes the gestures of this view.
  var ignoresGestures = false
  var controlSize = ControlSize.regular
  var labelsHidden = false
  /// The visibility of the marks of navigation links.
  var linkMark = Visibility.automatic
  private var rare: TextOptionsBox?

  static let `default` = InheritedStyle()
}

extension InheritedStyle {
  /// A Boolean value that indicates whether the view recognizes its gestures.
  var acceptsGestures: Bool { isEnabled && !ignoresGestures }

  /// The rarely used properties of texts. They are stored separately to keep the style small.
  var options: TextOptions {
    get { rare?.options ?? .default }
    set { rare = newValue == .default ? nil : TextOptionsBox(newValue) }
  }

  /// The foreground style of texts. Use ``setForeground(_:in:)`` to resolve hierarchical styles such as `.secondary`.
  var foreground: AnyShapeStyle? {
    get { foregroundSource.map { AnyShapeStyle(source: $0) } }
    set { foregroundSource = newValue?.paintSource }
  }

  /// Sets the foreground style. A hierarchical style becomes a level of the previous foreground style.
  mutating func setForeground(_ style: some ShapeStyle, in environment: @autoclosure () -> EnvironmentValues) {
    let source = AnyShapeStyle(style).resolved(in: environment()).paintSource
    foregroundSource = source.over(foregroundSource)
  }

  /// Sets or removes the tint.
  mutating func setTint(_ style: (some ShapeStyle)?, in environment: @autoclosure () -> EnvironmentValues) {
    tintSource = style.map { AnyShapeStyle($0).resolved(in: environment()).paintSource }
  }

  /// The tint for ``ShapeStyle/resolvedPaint(tint:foreground:in:)``. It is nil for the accent color.
  var tintPaint: Paint? {
    tintSource?.paint(tint: nil, foreground: nil)
  }

  /// The paint of texts. It is nil for the host's default color.
  var foregroundPaint: Paint? {
    foregroundSource?.paint(tint: tintPaint, foreground: nil)
  }
}

extension InheritedStyle {
  /// Returns the style of a text whose view sets no attributes. It contains only the properties that differ from the host's
  /// defaults.
  func textStyle() -> Style {
    setsNoTextStyle ? Style() : textStyle(overrides: .none)
  }

  /// A Boolean value that indicates whether the inherited style equals the host's defaults, which is true of most texts.
  private var setsNoTextStyle: Bool {
    guard case nil = font, case nil = fontWeight, case nil = fontDesign, case nil = foregroundSource, case nil = lineLimit,
      case nil = textCase, case nil = rare
    else { return false }
    return !isBold && !isItalic && !isMonospacedDigit && multilineTextAlignment == .leading
  }

  /// Returns the style of a text. It contains only the properties that differ from the host's defaults.
  func textStyle(overrides: TextAttributes) -> Style {
    var style = Style()
    let fontStyle = fontStyle(overrides: overrides)
    if fontStyle != Self.plainFontStyle { style.set(.font(fontStyle)) }
    let ownForeground = overrides.foreground ?? (overrides.link == nil ? nil : .tint)
    if let source = ownForeground.map({ $0.over(foregroundSource) }) ?? foregroundSource {
      style.set(.foreground(source.paint(tint: tintPaint, foreground: nil)))
      let effects = source.effects
      if !effects.isEmpty { effects.add(to: &style) }
    }
    if let lineLimit { style.set(.lineLimit(lineLimit)) }
    switch multilineTextAlignment {
    case .leading: break
    case .center: style.set(.textAlignment(.center))
    case .trailing: style.set(.textAlignment(.trailing))
    }
    switch textCase {
    case nil: break
    case .uppercase: style.set(.textCase(.uppercase))
    case .lowercase: style.set(.textCase(.lowercase))
    }
    if let background = overrides.background { style.set(.background(background.paint(tint: tintPaint, foreground: nil))) }
    if rare != nil || overrides != .none { options.add(to: &style, overrides: overrides, tint: tintPaint) }
    return style
  }

  /// Returns the style of a control without its texts: the tint, the size and the visibility of labels.
  func controlStyle() -> Style {
    var style = Style()
    if let tintPaint { style.set(.tint(tintPaint)) }
    if controlSize != .regular { style.set(.controlSize(controlSize.hostStyle)) }
    if labelsHidden { style.set(.labelsHidden(true)) }
    return style
  }

  private static let plainFontStyle = FontStyle()

  private func fontStyle(overrides: TextAttributes) -> FontStyle {
    var style = (overrides.font ?? font)?.fontStyle ?? Self.plainFontStyle
    if let weight = overrides.fontWeight ?? fontWeight { style.weight = weight.value }
    if overrides.isBold ?? isBold { style.weight = Font.Weight.bold.value }
    if let design = overrides.fontDesign ?? fontDesign { style.design = design.hostStyle }
    if overrides.isItalic ?? isItalic { style.isItalic = true }
    if overrides.isMonospacedDigit ?? isMonospacedDigit { style.isMonospacedDigit = true }
    if let scale = rare?.options.typeScale, style.size == nil { style.scale = scale }
    return style
  }
}

extension InheritedStyle {
  /// Returns the style of the lower layers of a symbol, or nil if all layers have the same color. If `mode` is nil, a foreground
  /// with several styles colors the layers.
  func symbolLayers(in mode: SymbolRenderingMode.Kind?) -> StyleProperty? {
    let isLeveled = if case .levels = foregroundSource { true } else { false }
    switch mode {
    case .hierarchical: return .symbolLayers(nil)
    case .palette where isLeveled, nil where isLeveled:
      let second = PaintSource.level(1).over(foregroundSource)
      return .symbolLayers(second.paint(tint: tintPaint, foreground: nil))
    case nil, .palette, .monochrome, .multicolor: return nil
    }
  }
}

extension Node {
  /// Applies the inherited tint to the element of a bar or button that is not created by a view.
  func applyInheritedTint(to style: Style = Style()) {
    evaluation &+= 1
    let tint = graph.queue.reading(as: self) { EnvironmentValues(scope: scope)[InheritedStyleKey.self].tintPaint }
    var style = style
    if let tint { style.set(.tint(tint)) }
    element?.set(style)
  }
}
