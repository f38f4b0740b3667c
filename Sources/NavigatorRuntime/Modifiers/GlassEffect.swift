import Foundation
import NavigatorHost

/// A glass-like surface behind views. Hosts draw it as a material with light edges and a shadow.
public nonisolated struct Glass: Equatable, Sendable {
  fileprivate enum Kind {
    case regular, clear, identity
  }

  fileprivate var kind: Kind
  fileprivate var tint: Color?
  fileprivate var isInteractive = false

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

  /// Returns the surface that reacts to pointers and fingers. A web page enlarges and brightens it while it is pressed, if its
  /// shape is a rectangle with round corners.
  public func interactive(_ isEnabled: Bool = true) -> Glass {
    var glass = self
    glass.isInteractive = isEnabled
    return glass
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
    GlassView(content: self, glass: glass, shape: shape)
  }
}

extension Glass {
  /// The material of the surface, or nil for no surface.
  var material: Material? {
    switch kind {
    case .identity: nil
    case .clear: .ultraThin
    case .regular: tint == nil ? .regular : .ultraThin
    }
  }

  /// The color in front of the material, or nil for none.
  var color: Color? { kind == .identity ? nil : tint?.opacity(kind == .clear ? 0.4 : 0.7) }
}

extension View {
  /// Draws a glass-like surface behind this view. The content keeps its identity if the surface becomes none.
  ///
  /// - Parameter size: The size of the view, if it is known.
  @MainActor @ViewBuilder func surface(of glass: Glass, in shape: some Shape, size: CGSize?) -> some View {
    if let known = ((shape as? AnyShape)?.shape ?? shape) as? any HostShape {
      GlassBox(content: self, glass: glass, corners: known.corners(in: size) ?? known.hostCorners)
    } else {
      background {
        if let material = glass.material { shape.fill(material) }
        if let color = glass.color { shape.fill(color) }
      }
    }
  }
}

/// A view with a glass-like surface whose outline is a rectangle with round corners. The surface has light edges and a shadow.
nonisolated struct GlassBox<Content: View>: ComputedBoxView {
  let content: Content
  let glass: Glass
  let corners: StyleProperty

  nonisolated init(content: Content, glass: Glass, corners: StyleProperty) {
    self.content = content
    self.glass = glass
    self.corners = corners
  }

  @MainActor func makeModifiers(for node: ComputedBoxNode<Self, Content>) -> [BoxModifier] {
    func paint(_ style: some ShapeStyle) -> Paint {
      node.inherited.paint(of: AnyShapeStyle(style), in: EnvironmentValues(scope: node.scope))
    }
    guard let material = glass.material else { return [.background(paint(Color.clear)), .corners(corners)] }
    let tint: [BoxModifier] = glass.color.map { [.background(paint($0)), .corners(corners)] } ?? []
    let surface: [BoxModifier] = [.background(paint(material)), .corners(corners), .outer(.backgroundShadows(Self.shadows))]
    let reaction: [BoxModifier] = glass.isInteractive ? [.content(.reactsToPresses, true)] : []
    return tint + surface + reaction
  }

  /// The light at the upper and the lower edge, and the shadow.
  private static var shadows: [PaintShadow] {
    let light = ColorStyle(.sRGB(red: 1, green: 1, blue: 1), opacity: 0.5)
    let dark = ColorStyle(.sRGB(red: 0, green: 0, blue: 0), opacity: 0.12)
    return [
      PaintShadow(color: light, radius: 0.5, x: 0.5, y: 1, isInner: true),
      PaintShadow(color: light, radius: 0.5, x: -0.5, y: -1, isInner: true),
      PaintShadow(color: dark, radius: 6, x: 0, y: 4, isInner: false),
    ]
  }
}

extension GlassBox: FramedView {
  var fixedSize: CGSize? { (content as? any FramedView)?.fixedSize }
}

/// The change of a glass surface that is inserted or removed.
nonisolated public struct GlassEffectTransition: Sendable {
  fileprivate enum Kind {
    case identity, matchedGeometry, materialize
  }

  fileprivate let kind: Kind

  /// No change of the surface. The transition of its view applies.
  public static var identity: GlassEffectTransition { GlassEffectTransition(kind: .identity) }
  /// The surface begins in the frame of a removed one with its identifier. This is the default.
  public static var matchedGeometry: GlassEffectTransition { GlassEffectTransition(kind: .matchedGeometry) }
  /// The surface appears in its own frame, with the transition of its view.
  public static var materialize: GlassEffectTransition { GlassEffectTransition(kind: .materialize) }
}

extension View {
  /// Sets the transition of the glass surfaces that have an identifier in this view. Other surfaces use the transition of their
  /// view.
  @MainActor @preconcurrency public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
    transformEnvironment(\.matchesGlassEffects) { $0 = transition.kind == .matchedGeometry }
  }

  /// Connects glass surfaces with the same identifier.
  ///
  /// If an animated change removes one of them and inserts another, the new view begins in the frame of the removed one:
  ///
  /// ```swift
  /// GlassEffectContainer {
  ///   if isExpanded {
  ///     Text("All tools").padding().glassEffect().glassEffectID("tools", in: namespace)
  ///   } else {
  ///     Image(systemName: "wrench").padding().glassEffect().glassEffectID("tools", in: namespace)
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - id: The identifier, unique among the glass surfaces of the namespace; nil for none.
  ///   - namespace: The namespace.
  nonisolated public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View {
    let match = id.map { GeometryMatch(id: AnyHashable(GlassIdentity(id: AnyHashable($0))), namespace: namespace) }
    return MatchedGlassView(content: self, match: match)
  }

}

/// The identifier of a glass surface, which is distinct from the identifiers of `matchedGeometryEffect`.
nonisolated private struct GlassIdentity: Hashable {
  let id: AnyHashable
}

nonisolated private struct MatchesGlassEffectsKey: EnvironmentKey {
  static let defaultValue = true
}

extension EnvironmentValues {
  /// A Boolean value that indicates whether glass surfaces with the same identifier share their geometry.
  fileprivate nonisolated var matchesGlassEffects: Bool {
    get { self[MatchesGlassEffectsKey.self] }
    set { self[MatchesGlassEffectsKey.self] = newValue }
  }
}

/// A view that begins in the frame of a removed view with the same identifier.
nonisolated struct MatchedGlassView<Content: View>: ComputedBoxView {
  let content: Content
  let match: MainActorValue<GeometryMatch?>

  nonisolated init(content: Content, match: GeometryMatch?) {
    self.content = content
    self.match = MainActorValue(match)
  }

  @MainActor func makeModifiers(for node: ComputedBoxNode<Self, Content>) -> [BoxModifier] {
    guard let match = match.value, EnvironmentValues(scope: node.scope).matchesGlassEffects else { return [] }
    return [.match(match)]
  }
}
