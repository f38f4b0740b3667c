import NavigatorHost

/// A level of the inherited foreground style. The primary level is the foreground style itself. Each further level is weaker.
public struct HierarchicalShapeStyle: HostShapeStyle {
  let level: Int

  /// The inherited foreground style.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// The second level of the foreground style.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// The third level of the foreground style.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// The fourth level of the foreground style.
  public static let quaternary = HierarchicalShapeStyle(level: 3)

  var paintSource: PaintSource { .level(level) }
}

/// The inherited tint, or the accent color if there is none.
public struct TintShapeStyle: HostShapeStyle {
  /// Creates the style.
  public init() {}

  var paintSource: PaintSource { .tint }
}

/// The color of a selection: the inherited tint, or the accent color if there is none.
public struct SelectionShapeStyle: HostShapeStyle {
  /// Creates the style.
  public init() {}

  var paintSource: PaintSource { .tint }
}

/// The inherited foreground style.
public struct ForegroundStyle: HostShapeStyle {
  /// Creates the style.
  public init() {}

  var paintSource: PaintSource { .foreground }
}

/// The color of links in text.
public struct LinkShapeStyle: HostShapeStyle {
  /// Creates the style.
  public init() {}

  var paintSource: PaintSource { Color.blue.paintSource }
}

/// The color of separators between content.
public struct SeparatorShapeStyle: HostShapeStyle {
  /// Creates the style.
  public init() {}

  var paintSource: PaintSource { Color.gray.opacity(0.3).paintSource }
}

/// The color of a placeholder in an empty field.
public struct PlaceholderTextShapeStyle: HostShapeStyle {
  /// Creates the style.
  public init() {}

  var paintSource: PaintSource { .paint(.color(ColorStyle(.named("tertiary")))) }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The inherited foreground style.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// The second level of the foreground style.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// The third level of the foreground style.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// The fourth level of the foreground style.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  /// The fifth level of the foreground style.
  public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 4) }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The inherited tint.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The color of a selection.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The inherited foreground style.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The color of links in text.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The color of separators.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The color of a placeholder in an empty field.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}
