import NavigatorHost
import Observation

extension View {
  /// Sets an environment value for this view and its subviews.
  nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    EnvironmentView(content: self, change: EnvironmentChange(keyPath: keyPath, value: value))
  }

  /// Changes an environment value in place for this view and its subviews.
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    EnvironmentView(content: self, change: EnvironmentTransform(keyPath: keyPath, transform: transform))
  }

  /// Provides an observable object to this view and its subviews, which read it by its type with `@Environment(Model.self)`.
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    EnvironmentView(content: self, change: EnvironmentObjectChange(object: object))
  }

  /// Modifies the inherited style in place. The change is compared by `value`.
  nonisolated func inheriting(_ change: @escaping (inout InheritedStyle) -> Void, comparing value: AnyHashable) -> some View {
    EnvironmentView(content: self, change: InheritedStyleChange(value: value, change: change))
  }
}

/// A change to the environment. Equal changes produce equal environments.
protocol EnvironmentChanging {
  func apply(to values: inout EnvironmentValues)
  /// The key of the value that hosts also require: the layout direction or the color scheme. It is nil for other values.
  static var hostKey: NavigatorHost.Content.Key? { get }
}

extension EnvironmentChanging {
  static var hostKey: NavigatorHost.Content.Key? { nil }
}

extension NavigatorHost.Content.Key {
  /// Returns the key of the environment values of a type, or nil if hosts do not require them.
  nonisolated fileprivate static func ofEnvironment<V>(_ type: V.Type) -> Self? {
    if type == LayoutDirection.self { return .layoutDirection }
    return type == ColorScheme.self ? .colorScheme : nil
  }
}

nonisolated struct EnvironmentChange<V>: EnvironmentChanging {
  static var hostKey: NavigatorHost.Content.Key? { .ofEnvironment(V.self) }

  let keyPath: WritableKeyPath<EnvironmentValues, V>
  let value: V

  func apply(to values: inout EnvironmentValues) {
    values[keyPath: keyPath] = value
  }
}

nonisolated struct EnvironmentTransform<V>: EnvironmentChanging {
  static var hostKey: NavigatorHost.Content.Key? { .ofEnvironment(V.self) }

  let keyPath: WritableKeyPath<EnvironmentValues, V>
  let transform: (inout V) -> Void

  func apply(to values: inout EnvironmentValues) {
    transform(&values[keyPath: keyPath])
  }
}

nonisolated struct EnvironmentObjectChange<T: AnyObject>: EnvironmentChanging {
  let object: T?

  func apply(to values: inout EnvironmentValues) {
    values[ObjectKey<T>.self] = object
  }
}

/// A change to the style that texts and controls inherit. Changes are compared by `value` because closures cannot be compared.
nonisolated struct InheritedStyleChange: EnvironmentChanging, Equatable {
  let value: AnyHashable
  let change: (inout InheritedStyle) -> Void

  func apply(to values: inout EnvironmentValues) {
    change(&values[InheritedStyleKey.self])
  }

  static func == (lhs: InheritedStyleChange, rhs: InheritedStyleChange) -> Bool {
    lhs.value == rhs.value
  }
}

/// The environment key of an observable object of a type.
nonisolated struct ObjectKey<T: AnyObject>: EnvironmentKey {
  static var defaultValue: T? { nil }
}

nonisolated struct InheritedStyleKey: EnvironmentKey {
  static let defaultValue = InheritedStyle()
}

nonisolated struct EnvironmentView<Content: View, Change: EnvironmentChanging>: PrimitiveView {
  let content: Content
  let change: Change

  nonisolated init(content: Content, change: Change) {
    self.content = content
    self.change = change
  }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    EnvironmentNode(view, type, context)
  }
}

extension EnvironmentView: FramedView {
  nonisolated var fixedSize: CGSize? { (content as? any FramedView)?.fixedSize }
}

@MainActor
final class EnvironmentNode<Content: View, Change: EnvironmentChanging>: ViewNode<EnvironmentView<Content, Change>> {
  private let inner: EnvironmentScope
  private var child: ViewNode<Content>?

  override init(
    _ view: EnvironmentView<Content, Change>, _ type: ViewType<EnvironmentView<Content, Change>>, _ context: NodeContext
  ) {
    inner = EnvironmentScope(parent: context.scope, queue: context.graph.queue)
    super.init(view, type, context)
    updateScope()
    child = childContext.with(scope: inner).make(view.content)
  }

  /// The context of child nodes, which passes a changed layout direction or color scheme to the elements of this view.
  override var childContext: NodeContext {
    let context = super.childContext
    guard let key = Change.hostKey, let value = hostValue(of: key) else { return context }
    return context.with(boxes: BoxChain(.content(key, value), outer: context.boxes))
  }

  private func hostValue(of key: NavigatorHost.Content.Key) -> NavigatorHost.Content.Value? {
    key == .colorScheme
      ? inner.localOverride(of: ColorSchemeKey.self).map { .colorScheme($0.hostScheme) }
      : inner.localOverride(of: LayoutDirectionKey.self).map { .layoutDirection($0.hostDirection) }
  }

  private func updateScope() {
    evaluation &+= 1
    let overrides = graph.queue.reading(as: self) {
      var values = EnvironmentValues(scope: scope)
      view.change.apply(to: &values)
      return values.overrides
    }
    inner.replaceOverrides(overrides) { graph.types.areEqual($0, $1) }
  }

  override func evaluate() {
    isDirty = false
    updateScope()
    if Change.hostKey != nil { child?.inheritBoxes(childContext.boxes) }
    child?.receive(view.content)
  }

  override func forEachChild(_ body: (Node) -> Void) {
    if let child { body(child) }
  }

  override func didTearDown() {
    inner.end()
    child = nil
  }
}

extension TypeTable {
  /// Returns a Boolean value that indicates whether two type-erased values are equal. Values that cannot be compared are treated
  /// as different.
  func areEqual(_ lhs: Any, _ rhs: Any) -> Bool {
    func open<T>(_ lhs: T) -> Bool {
      guard let rhs = rhs as? T else { return false }
      return NavigatorRuntime.areEqual(lhs, rhs, by: comparison(of: T.self))
    }
    return _openExistential(lhs, do: open)
  }
}
