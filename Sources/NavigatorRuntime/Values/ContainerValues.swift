/// A key of a value that a subview passes to its container.
///
/// ```swift
/// extension ContainerValues {
///   @Entry var isPinned = false
/// }
/// ```
public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of a subview that does not set the key.
  static var defaultValue: Self.Value { get }
}

/// The values that a subview passes to its container.
nonisolated public struct ContainerValues {
  private var values: KeyedValues<Any> = [:]
  /// The tags of the subview, ordered from the innermost to the outermost.
  var tags: [AnyHashable] = []

  init() {}

  /// The value of a key, or the key's default.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { value(of: key) ?? Key.defaultValue }
    set {
      values[ObjectIdentifier(key)] = newValue
    }
  }

  /// Returns the value of a key, or nil if none is set.
  func value<Key: ContainerValueKey>(of key: Key.Type) -> Key.Value? {
    guard let known = values[ObjectIdentifier(key)] else { return nil }
    return known as? Key.Value
  }

  /// Returns the subview's tag of a type, or nil if it has none. The outermost tag takes precedence.
  public func tag<V: Hashable>(for type: V.Type) -> V? {
    for tag in tags.reversed() {
      if let value = tag.base as? V { return value }
    }
    return nil
  }

  /// Returns a Boolean value that indicates whether the subview has a tag.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool {
    self.tag(for: V.self) == tag
  }
}

extension View {
  /// Sets a value that the container of this view reads. See ``Subview/containerValues``.
  nonisolated public func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
    ContainerValueView(content: self, keyPath: keyPath, value: value)
  }
}

nonisolated struct ContainerValueView<Content: View, Value>: PrimitiveView {
  let content: Content
  let keyPath: WritableKeyPath<ContainerValues, Value>
  let value: Value

  nonisolated init(content: Content, keyPath: WritableKeyPath<ContainerValues, Value>, value: Value) {
    self.content = content
    self.keyPath = keyPath
    self.value = value
  }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    TransparentNode(view, type, context) { $0.content }
  }
}
