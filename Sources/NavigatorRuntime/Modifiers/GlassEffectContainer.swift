import Foundation

/// A container of views with glass-like surfaces.
///
/// The container draws one surface around all views of a union:
///
/// ```swift
/// GlassEffectContainer {
///   HStack {
///     ForEach(tools) { tool in
///       ToolButton(tool)
///         .glassEffect()
///         .glassEffectUnion(id: tool.group, namespace: namespace)
///     }
///   }
/// }
/// ```
///
/// Hosts draw other surfaces separately, and `spacing` has no effect.
nonisolated public struct GlassEffectContainer<Content: View>: View {
  private let content: Content
  @Namespace private var namespace

  /// Creates a container. `spacing` is the distance in points from which surfaces merge in SwiftUI.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The views.
  @MainActor public var body: some View {
    let container = namespace
    // All views have one background, so the type of a group is hidden from the modifier.
    AnyView(content.environment(\.glassContainer, container))
      .backgroundPreferenceValue(GlassSurfaces.self) { surfaces in
        let unions = GlassUnion.unions(of: surfaces, in: container)
        if !unions.isEmpty { GlassUnionsView(unions: unions) }
      }
  }
}

extension View {
  /// Draws the glass surfaces in this view as parts of one surface, together with the surfaces of other views with the
  /// identifier.
  ///
  /// The surface surrounds all of these views. It is behind the content of the nearest `GlassEffectContainer`. Surfaces with
  /// different variants or shapes are not combined, and surfaces outside of a container are drawn separately.
  ///
  /// - Parameters:
  ///   - id: The identifier of the union; nil for none.
  ///   - namespace: The namespace of the identifier.
  @MainActor @preconcurrency public func glassEffectUnion(
    id: (some Hashable & Sendable)?, namespace: Namespace.ID
  ) -> some View {
    environment(\.glassUnion, GlassMembership(union: id.map { GlassMembership.Union(id: AnyHashable($0), namespace: namespace) }))
  }
}

/// The membership of the glass surfaces in a view. It also exists without a union, so that a view keeps its state when it joins
/// or leaves one.
nonisolated struct GlassMembership: Equatable {
  struct Union: Hashable {
    let id: AnyHashable
    let namespace: Namespace.ID
  }

  /// The union, or nil for none.
  let union: Union?
}

nonisolated private struct GlassUnionKey: EnvironmentKey {
  static var defaultValue: GlassMembership? { nil }
}

nonisolated private struct GlassContainerKey: EnvironmentKey {
  static var defaultValue: Namespace.ID? { nil }
}

extension EnvironmentValues {
  /// The membership of glass surfaces in a union, or nil if no view sets one.
  fileprivate nonisolated var glassUnion: GlassMembership? {
    get { self[GlassUnionKey.self] }
    set { self[GlassUnionKey.self] = newValue }
  }

  /// The namespace of the nearest container of glass surfaces.
  fileprivate nonisolated var glassContainer: Namespace.ID? {
    get { self[GlassContainerKey.self] }
    set { self[GlassContainerKey.self] = newValue }
  }
}

/// A view with a glass surface. The view draws the surface, or its container draws it as part of a common surface.
nonisolated struct GlassView<Content: View, S: Shape>: View {
  let content: Content
  let glass: Glass
  let shape: S
  @Environment(\.glassUnion) private var membership
  @Environment(\.glassContainer) private var container

  nonisolated init(content: Content, glass: Glass, shape: S) {
    self.content = content
    self.glass = glass
    self.shape = shape
  }

  @MainActor var body: some View {
    if let membership, let container {
      let surface = membership.union.map { GlassSurface(container: container, union: $0, glass: glass, shape: AnyShape(shape)) }
      content.surface(of: surface == nil ? glass : .identity, in: shape, size: fixedSize)
        .transformAnchorPreference(key: GlassSurfaces.self, value: .bounds) { surfaces, bounds in
          if let surface { surfaces.append((surface, bounds)) }
        }
    } else {
      content.surface(of: glass, in: shape, size: fixedSize)
    }
  }
}

extension GlassView: FramedView {
  nonisolated var fixedSize: CGSize? { (content as? any FramedView)?.fixedSize }
}

/// A part of the surface of a union.
nonisolated struct GlassSurface {
  let container: Namespace.ID
  let union: GlassMembership.Union
  let glass: Glass
  let shape: AnyShape

  /// Returns a Boolean value that indicates whether both surfaces are parts of one surface.
  func joins(_ other: GlassSurface) -> Bool {
    union == other.union && glass == other.glass && shape.path(in: Self.square) == other.shape.path(in: Self.square)
  }

  /// The rectangle in which shapes are compared. Different shapes have different outlines in it.
  private static let square = CGRect(x: 0, y: 0, width: 1000, height: 700)
}

/// The parts of unions, with the bounds of their views, in the order of the views.
nonisolated private struct GlassSurfaces: PreferenceKey {
  static var defaultValue: [(surface: GlassSurface, bounds: Anchor<CGRect>)] { [] }

  static func reduce(
    value: inout [(surface: GlassSurface, bounds: Anchor<CGRect>)],
    nextValue: () -> [(surface: GlassSurface, bounds: Anchor<CGRect>)]
  ) {
    value += nextValue()
  }
}

/// A surface with the bounds of the views that it surrounds.
nonisolated private struct GlassUnion {
  let surface: GlassSurface
  var bounds: [Anchor<CGRect>]

  /// Returns the unions of a container, each at the place of its first view.
  static func unions(of surfaces: [(surface: GlassSurface, bounds: Anchor<CGRect>)], in container: Namespace.ID) -> [GlassUnion] {
    var unions: [GlassUnion] = []
    for (surface, bounds) in surfaces where surface.container == container {
      if let index = unions.firstIndex(where: { $0.surface.joins(surface) }) {
        unions[index].bounds.append(bounds)
      } else {
        unions.append(GlassUnion(surface: surface, bounds: [bounds]))
      }
    }
    return unions
  }

  /// Returns the common bounds of all views. Views without a size are ignored.
  @MainActor func frame(in proxy: GeometryProxy) -> CGRect {
    bounds.map { proxy[$0] }.filter { $0.width > 0 && $0.height > 0 }.reduce(CGRect.null) { $0.union($1) }
  }
}

/// The surfaces of unions.
nonisolated private struct GlassUnionsView: View {
  let unions: [GlassUnion]
  @Environment(\.layoutDirection) private var direction

  nonisolated init(unions: [GlassUnion]) {
    self.unions = unions
  }

  @MainActor var body: some View {
    GeometryReader { proxy in
      ForEach(Array(unions.indices), id: \.self) { index in
        let frame = unions[index].frame(in: proxy)
        if !frame.isNull {
          // An offset follows the direction of the layout, but the frame does not.
          let x = direction == .rightToLeft ? proxy.size.width - frame.maxX : frame.minX
          Color.clear.frame(width: frame.width, height: frame.height)
            .surface(of: unions[index].surface.glass, in: unions[index].surface.shape, size: frame.size)
            .offset(x: x, y: frame.minY)
        }
      }
    }
    .allowsHitTesting(false)
  }
}
