/// A style with a glass-like surface. Hosts draw a material.
nonisolated public struct GlassButtonStyle: PrimitiveButtonStyle {
  @Environment(\.buttonSizing) private var sizing
  private let glass: Glass

  /// Creates the style.
  nonisolated public init() {
    self.init(.regular)
  }

  /// Creates the style with a surface.
  nonisolated public init(_ glass: Glass) {
    self.glass = glass
  }

  /// Returns the button.
  public func makeBody(configuration: Configuration) -> some View {
    Button(role: configuration.role, action: configuration.action) {
      let label = configuration.label.padding(.horizontal, 14).padding(.vertical, 7)
      if sizing == .flexible {
        label.frame(maxWidth: .infinity).glassEffect(glass)
      } else {
        label.glassEffect(glass)
      }
    }
    .buttonStyle(.plain)
  }
}

/// A style with a glass-like surface in the tint color. Hosts draw a capsule.
nonisolated public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns the button.
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration)
      .buttonBorderShape(.capsule)
      .buttonStyle(.borderedProminent)
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// A style with a glass-like surface.
  nonisolated public static var glass: GlassButtonStyle { GlassButtonStyle() }

  /// Returns a style with a glass-like surface.
  nonisolated public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// A style with a glass-like surface in the tint color.
  nonisolated public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
