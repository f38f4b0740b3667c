import NavigatorHost

/// A style with a glass-like surface. Hosts draw a material.
nonisolated public struct GlassButtonStyle: PrimitiveButtonStyle, LabelButtonStyle {
  nonisolated static let hostVariant = Content.Variant.plain
  nonisolated static let borderShape = ButtonBorderShape.automatic

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
    Button(configuration).buttonStyle(self)
  }

  @MainActor func styled(_ label: AnyView) -> AnyView { AnyView(GlassButtonLabel(label: label, glass: glass.interactive())) }
}

/// A label with a glass-like surface, whose size and shape are those of a bordered button.
nonisolated private struct GlassButtonLabel: View {
  let label: AnyView
  let glass: Glass
  @Environment(\.buttonSizing) private var sizing
  @Environment(\.controlSize) private var size
  @Environment(\.buttonBorderShape) private var shape

  nonisolated init(label: AnyView, glass: Glass) {
    self.label = label
    self.glass = glass
  }

  @MainActor var body: some View {
    let padding = padding
    label
      .padding(.horizontal, shape == .circle ? padding.vertical : padding.horizontal)
      .padding(.vertical, padding.vertical)
      .frame(maxWidth: sizing == .flexible ? .infinity : nil)
      .glassEffect(glass, in: shape == .automatic ? .capsule : shape)
  }

  private var padding: (horizontal: Double, vertical: Double) {
    switch size {
    case .mini, .small: (10, 4)
    case .regular: (14, 7)
    case .large, .extraLarge: (20, 14)
    }
  }
}

/// A style with a glass-like surface in the tint color. Hosts draw a capsule unless the environment sets another shape.
nonisolated public struct GlassProminentButtonStyle: PrimitiveButtonStyle, LabelButtonStyle {
  nonisolated static let hostVariant = Content.Variant.borderedProminent
  nonisolated static let borderShape = ButtonBorderShape.capsule

  /// Creates the style.
  nonisolated public init() {}

  /// Returns the button.
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(self)
  }

  @MainActor func styled(_ label: AnyView) -> AnyView { label }
}

extension EnvironmentValues {
  nonisolated fileprivate var buttonBorderShape: ButtonBorderShape { self[ButtonBorderShapeKey.self] }
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
