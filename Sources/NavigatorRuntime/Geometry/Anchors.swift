import Foundation
import NavigatorHost

/// A value that depends on the geometry of a view. A `GeometryProxy` converts it to its coordinate system.
nonisolated public struct Anchor<Value> {
  /// The part of a view's geometry from which an anchor derives its value.
  nonisolated public struct Source {
    let value: (CGRect) -> Value
    let offset: (Value, CGPoint) -> Value
  }

  let observer: GeometryObserver
  let source: Source

  /// The value in the coordinate system of the window.
  var globalValue: Value { source.value(observer.globalFrame) }
}

extension Anchor.Source: @unchecked Sendable where Value: Sendable {}

extension Anchor: Equatable where Value: Equatable {
  /// Returns a Boolean value that indicates whether two anchors represent the same value of the same view.
  public static func == (lhs: Anchor, rhs: Anchor) -> Bool {
    lhs.observer === rhs.observer && lhs.source.value(unitRectangle) == rhs.source.value(unitRectangle)
  }
}

extension Anchor: Hashable where Value: Hashable {
  /// Hashes the identity of the view.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(observer))
  }
}

extension Anchor: @unchecked Sendable where Value: Sendable {}

/// A rectangle for which different sources have different values.
nonisolated private let unitRectangle = CGRect(x: 3, y: 5, width: 7, height: 11)

extension Anchor.Source where Value == CGRect {
  /// The bounds of the view.
  public static var bounds: Anchor<CGRect>.Source { rect(nil) }

  /// Returns a rectangle in the coordinate system of the view.
  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source { self.rect(Optional(rect)) }

  private static func rect(_ rect: CGRect?) -> Anchor<CGRect>.Source {
    .init { frame in
      rect?.offsetBy(dx: frame.minX, dy: frame.minY) ?? frame
    } offset: { rect, origin in
      rect.offsetBy(dx: -origin.x, dy: -origin.y)
    }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// Returns a point in the coordinate system of the view.
  public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
    make { CGPoint(x: $0.minX + point.x, y: $0.minY + point.y) }
  }

  /// Returns a point whose coordinates are fractions of the view's size.
  public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
    make { CGPoint(x: $0.minX + point.x * $0.width, y: $0.minY + point.y * $0.height) }
  }

  /// The top leading corner.
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  /// The center of the top edge.
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  /// The top trailing corner.
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  /// The center of the leading edge.
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  /// The center.
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  /// The center of the trailing edge.
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  /// The bottom leading corner.
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  /// The center of the bottom edge.
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  /// The bottom trailing corner.
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }

  private static func make(_ value: @escaping (CGRect) -> CGPoint) -> Anchor<CGPoint>.Source {
    .init(value: value) { point, origin in CGPoint(x: point.x - origin.x, y: point.y - origin.y) }
  }
}

extension GeometryProxy {
  /// Returns the value of an anchor in the coordinate system of this view.
  public subscript<T>(anchor: Anchor<T>) -> T {
    anchor.source.offset(anchor.globalValue, observer.globalFrame.origin)
  }
}

extension View {
  /// Sets a preference to a value that depends on the geometry of this view.
  nonisolated public func anchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    AnchorPreferenceView<Self, A, K>(content: self, source: value) { $0 = transform($1) }
  }

  /// Modifies a preference of this view's content with a value that depends on the geometry of this view.
  nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    AnchorPreferenceView<Self, A, K>(content: self, source: value, change: transform)
  }
}

nonisolated struct AnchorPreferenceView<Content: View, A, K: PreferenceKey>: PrimitiveView {
  let content: Content
  let source: Anchor<A>.Source
  let change: (inout K.Value, Anchor<A>) -> Void

  nonisolated init(content: Content, source: Anchor<A>.Source, change: @escaping (inout K.Value, Anchor<A>) -> Void) {
    self.content = content
    self.source = source
    self.change = change
  }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    view.appliesToMembers
      ? TransparentNode(view, type, context) { ModifiedMembers(of: $0) } : AnchorPreferenceNode(view, type, context)
  }
}

@MainActor
final class AnchorPreferenceNode<Content: View, A, Key: PreferenceKey>: ObservingNode<
  AnchorPreferenceView<Content, A, Key>, Content
>, PreferenceContributor
{
  init(
    _ view: AnchorPreferenceView<Content, A, Key>, _ type: ViewType<AnchorPreferenceView<Content, A, Key>>,
    _ context: NodeContext
  ) {
    super.init(view, type, context) { $0.content }
    addContributor()
    preferencesChanged()
  }

  override func evaluate() {
    super.evaluate()
    preferenceDidChange()
  }

  override func willTearDown() {
    removeContributor()
    preferencesChanged()
    super.willTearDown()
  }

  func value<K: PreferenceKey>(of key: K.Type, below: () -> K.Value?) -> K.Value? {
    guard let change = view.change as? (inout K.Value, Anchor<A>) -> Void, K.self == Key.self else { return below() }
    let inner = below() ?? K.defaultValue
    return readingValues {
      var value = inner
      change(&value, Anchor(observer: observer, source: view.source))
      return value
    }
  }
}
