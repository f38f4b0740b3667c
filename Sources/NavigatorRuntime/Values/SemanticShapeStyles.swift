import NavigatorHost

/// A level of the foreground around a view: primary is the foreground, each further level is weaker.
public struct HierarchicalShapeStyle: HostShapeStyle {
  let level: Int

  public static let primary = HierarchicalShapeStyle(level: 0)
  public static let secondary = HierarchicalShapeStyle(level: 1)
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  public static let quaternary = HierarchicalShapeStyle(level: 3)

  var paintSource: PaintSource { .level(level) }
}

/// The tint around a view; the accent colour where there is none.
public struct TintShapeStyle: HostShapeStyle {
  public init() {}

  var paintSource: PaintSource { .tint }
}

/// The foreground around a view.
public struct ForegroundStyle: HostShapeStyle {
  public init() {}

  var paintSource: PaintSource { .foreground }
}

/// The colour of links in text.
public struct LinkShapeStyle: HostShapeStyle {
  public init() {}

  var paintSource: PaintSource { Color.blue.paintSource }
}

/// The colour of lines between contents.
public struct SeparatorShapeStyle: HostShapeStyle {
  public init() {}

  var paintSource: PaintSource { Color.gray.opacity(0.3).paintSource }
}

/// The colour of a placeholder in an empty field.
public struct PlaceholderTextShapeStyle: HostShapeStyle {
  public init() {}

  var paintSource: PaintSource { .paint(.color(ColorStyle(.named("tertiary")))) }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The foreground itself.
  public static var primary: HierarchicalShapeStyle { .primary }
  public static var secondary: HierarchicalShapeStyle { .secondary }
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The tint around a view.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The foreground around a view.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The colour of links in text.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The colour of lines between contents.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The colour of a placeholder in an empty field.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}
