import NavigatorHost

extension Color: HostShapeStyle {
  var paintSource: PaintSource { .paint(.color(resolvedStyle)) }
}

extension ShapeStyle where Self == Color {
  /// Red, adapted to the color scheme.
  public static var red: Color { .red }
  /// Orange, adapted to the color scheme.
  public static var orange: Color { .orange }
  /// Yellow, adapted to the color scheme.
  public static var yellow: Color { .yellow }
  /// Green, adapted to the color scheme.
  public static var green: Color { .green }
  /// Mint, adapted to the color scheme.
  public static var mint: Color { .mint }
  /// Teal, adapted to the color scheme.
  public static var teal: Color { .teal }
  /// Cyan, adapted to the color scheme.
  public static var cyan: Color { .cyan }
  /// Blue, adapted to the color scheme.
  public static var blue: Color { .blue }
  /// Indigo, adapted to the color scheme.
  public static var indigo: Color { .indigo }
  /// Purple, adapted to the color scheme.
  public static var purple: Color { .purple }
  /// Pink, adapted to the color scheme.
  public static var pink: Color { .pink }
  /// Brown, adapted to the color scheme.
  public static var brown: Color { .brown }
  /// White.
  public static var white: Color { .white }
  /// Gray, adapted to the color scheme.
  public static var gray: Color { .gray }
  /// Black.
  public static var black: Color { .black }
  /// A fully transparent color.
  public static var clear: Color { .clear }
}
