import NavigatorHost

/// A transition of a screen or a presentation.
@MainActor
@preconcurrency
public protocol NavigationTransition {}

/// The default transition of screens.
nonisolated public struct AutomaticNavigationTransition: NavigationTransition, Sendable {
  init() {}
}

/// A transition in which a screen grows from a view, and shrinks back to it.
nonisolated public struct ZoomNavigationTransition: NavigationTransition, Sendable {
  /// The identity of the view.
  let source: MainActorValue<GeometryMatch>

  init(source: GeometryMatch) {
    self.source = MainActorValue(source)
  }
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The default transition of screens.
  @MainActor @preconcurrency public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// Returns a transition in which the screen grows from the view with `matchedTransitionSource(id:in:)` of the same identifier.
  /// If that view is not shown, or the user prefers less motion, the screen has the default transition.
  @MainActor @preconcurrency public static func zoom(
    sourceID: some Hashable, in namespace: Namespace.ID
  ) -> ZoomNavigationTransition {
    ZoomNavigationTransition(source: GeometryMatch(id: AnyHashable(sourceID), namespace: namespace))
  }
}

extension View {
  /// Makes this view the source from which a screen or a presentation with a zoom transition grows.
  ///
  /// ```swift
  /// NavigationLink {
  ///   PhotoView(photo).navigationTransition(.zoom(sourceID: photo.id, in: namespace))
  /// } label: {
  ///   Thumbnail(photo).matchedTransitionSource(id: photo.id, in: namespace)
  /// }
  /// ```
  nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
    TransitionSourceView(content: self, match: GeometryMatch(id: AnyHashable(id), namespace: namespace))
  }

  /// Sets the transition with which the screen or the presentation that contains this view appears and disappears. It has no
  /// effect on the first screen of a stack.
  nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View {
    regionOption(.zoom((style as? ZoomNavigationTransition)?.source.value))
  }
}

/// A view from which screens grow.
nonisolated struct TransitionSourceView<Content: View>: ComputedBoxView, SubviewModifier {
  let content: Content
  let match: MainActorValue<GeometryMatch>

  nonisolated init(content: Content, match: GeometryMatch) {
    self.content = content
    self.match = MainActorValue(match)
  }

  func modifying(_ view: AnyView) -> AnyView { AnyView(TransitionSourceView<AnyView>(content: view, match: match.value)) }

  @MainActor func makeModifiers(for node: ComputedBoxNode<Self, Content>) -> [BoxModifier] {
    [.content(.zoomName, .number(node.graph.zoomNames.name(of: match.value)))]
  }
}

/// The numbers by which hosts find the views from which screens grow.
@MainActor
final class ZoomNames: GraphService {
  private var names: [GeometryMatch: Int] = [:]
  private var last = 0
  /// The maximum number of identifiers. When it is reached, all identifiers are removed, and their screens have the default
  /// transition.
  private static let maximumCount = 10_000

  init() {}

  /// Returns the number of an identifier in a namespace.
  func name(of match: GeometryMatch) -> Double {
    if let known = names[match] { return Double(known) }
    if names.count >= Self.maximumCount { names = [:] }
    last &+= 1
    names[match] = last
    return Double(last)
  }
}

extension Graph {
  /// The numbers of the views from which screens grow.
  var zoomNames: ZoomNames { service() }
}
