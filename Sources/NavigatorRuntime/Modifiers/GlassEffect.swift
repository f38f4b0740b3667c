import Foundation
import NavigatorHost

/// A glass-like surface behind views. Hosts draw it as a material.
public nonisolated struct Glass: Equatable, Sendable {
  fileprivate enum Kind {
    case regular, clear, identity
  }

  fileprivate var kind: Kind
  fileprivate var tint: Color?

  /// The surface for most views.
  public static var regular: Glass { Glass(kind: .regular) }
  /// A more transparent surface.
  public static var clear: Glass { Glass(kind: .clear) }
  /// No surface.
  public static var identity: Glass { Glass(kind: .identity) }

  /// Returns the surface with a tint, or without one.
  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.tint = color
    return glass
  }

  /// Returns the surface that reacts to pointers and fingers. Hosts draw no reaction.
  public func interactive(_ isEnabled: Bool = true) -> Glass {
    self
  }
}

/// The shape of a glass surface if none is set: a capsule.
public nonisolated struct DefaultGlassEffectShape: HostShape {
  /// Creates the shape.
  public init() {}

  /// Returns the outline in `rect`.
  public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }

  var shapeContent: Content { Capsule().shapeContent }
  var hostCornerRadius: Double { .infinity }
}

extension View {
  /// Shows a glass-like surface behind this view. Hosts draw a material.
  nonisolated public func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
  ) -> some View {
    background(glass.style, in: shape)
  }
}

extension Glass {
  fileprivate var style: AnyShapeStyle {
    switch (kind, tint) {
    case (.identity, _): AnyShapeStyle(Color.clear)
    case (_, let tint?): AnyShapeStyle(tint.opacity(kind == .clear ? 0.4 : 0.7))
    case (.clear, nil): AnyShapeStyle(Material.ultraThin)
    case (.regular, nil): AnyShapeStyle(Material.regular)
    }
  }
}

/// A container of views with glass-like surfaces. Hosts draw the surfaces separately, and `spacing` has no effect.
nonisolated public struct GlassEffectContainer<Content: View>: View {
  private let content: Content

  /// Creates a container. `spacing` is the distance in points from which surfaces merge in SwiftUI.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The views.
  @MainActor public var body: some View { content }
}
