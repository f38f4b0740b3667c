import NavigatorHost

/// The container value in which a view stores a value for its layout.
nonisolated enum LayoutContainerKey<K: LayoutValueKey>: ContainerValueKey {
  static var defaultValue: K.Value { K.defaultValue }
}

extension View {
  /// Sets a value that the layout around this view reads from its subviews.
  nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    LayoutValueView<Self, K>(content: self, value: value)
  }
}

nonisolated struct LayoutValueView<Content: View, K: LayoutValueKey>: PrimitiveView, SubviewModifier {
  let content: Content
  let value: K.Value

  nonisolated init(content: Content, value: K.Value) {
    self.content = content
    self.value = value
  }

  var containerChange: ((inout ContainerValues) -> Void)? { { $0[LayoutContainerKey<K>.self] = value } }
  func modifying(_ view: AnyView) -> AnyView { AnyView(LayoutValueView<AnyView, K>(content: view, value: value)) }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    LayoutValueNode(view, type, context) { $0.content }
  }
}

/// The values that the body of a subview sets for its layout. A layout knows the modifiers of its subviews, but not those in
/// their bodies before the bodies are evaluated.
nonisolated final class BodyLayoutValues {
  private struct Entry {
    let value: Any
    /// The node of the view that sets the value.
    let owner: ObjectIdentifier
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private let didChange: @MainActor () -> Void

  init(didChange: @escaping @MainActor () -> Void) {
    self.didChange = didChange
  }

  func value<K: LayoutValueKey>(of key: K.Type) -> K.Value? { entries[ObjectIdentifier(key)]?.value as? K.Value }

  @MainActor func set<K: LayoutValueKey>(_ value: K.Value, for key: K.Type, owner: AnyObject) {
    entries[ObjectIdentifier(key)] = Entry(value: value, owner: ObjectIdentifier(owner))
    didChange()
  }

  @MainActor func remove<K: LayoutValueKey>(_ key: K.Type, owner: AnyObject) {
    guard entries[ObjectIdentifier(key)]?.owner == ObjectIdentifier(owner) else { return }
    entries[ObjectIdentifier(key)] = nil
    didChange()
  }
}

/// The node of a layout's slot, which receives the values that the views in the slot set.
@MainActor
protocol LayoutSlotNode: Node {
  var bodyLayoutValues: BodyLayoutValues? { get }
}

/// A node that sets a value for the layout around it.
@MainActor
private protocol LayoutValueSource: Node {
  func sets(_ key: ObjectIdentifier) -> Bool
}

@MainActor
private final class LayoutValueNode<Content: View, K: LayoutValueKey>: TransparentNode<LayoutValueView<Content, K>, Content>,
  LayoutValueSource
{
  override init(
    _ view: LayoutValueView<Content, K>, _ type: ViewType<LayoutValueView<Content, K>>, _ context: NodeContext,
    content: @escaping (LayoutValueView<Content, K>) -> Content
  ) {
    super.init(view, type, context, content: content)
    report()
  }

  override func viewDidChange(from old: LayoutValueView<Content, K>) {
    super.viewDidChange(from: old)
    report()
  }

  override func willTearDown() {
    super.willTearDown()
    slot?.remove(K.self, owner: self)
  }

  func sets(_ key: ObjectIdentifier) -> Bool { key == ObjectIdentifier(K.self) }

  /// The values of the slot whose view this view is. A view inside an element of the slot, such as a stack, is not the slot's.
  private var slot: BodyLayoutValues? { (elementParent?.node as? any LayoutSlotNode)?.bodyLayoutValues }

  private func report() {
    guard let slot, !isOverridden else { return }
    slot.set(view.value, for: K.self, owner: self)
  }

  /// A Boolean value that indicates whether a modifier around this one sets the same value.
  private var isOverridden: Bool {
    let key = ObjectIdentifier(K.self)
    var node = parent
    while let current = node, current.element == nil {
      if let source = current as? any LayoutValueSource, source.sets(key) { return true }
      node = current.parent
    }
    return false
  }
}
