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

/// The values that the bodies of subviews set for their layout. A layout can read the modifiers of its subviews, but those in
/// their bodies only after the bodies have been evaluated. Subviews whose bodies set no values have no entries.
nonisolated final class BodyLayoutValues {
  private struct Key: Hashable {
    let subview: Subview.ID
    let key: ObjectIdentifier
  }

  private struct Entry {
    let value: Any
    /// The node of the view that sets the value.
    let owner: ObjectIdentifier
  }

  private var entries: [Key: Entry] = [:]
  private let didChange: @MainActor () -> Void

  init(didChange: @escaping @MainActor () -> Void) {
    self.didChange = didChange
  }

  func value<K: LayoutValueKey>(of key: K.Type, in subview: Subview.ID) -> K.Value? {
    if entries.isEmpty { return nil }
    return entries[Key(subview: subview, key: ObjectIdentifier(key))]?.value as? K.Value
  }

  @MainActor fileprivate func set<K: LayoutValueKey>(
    _ value: K.Value, for key: K.Type, in subview: Subview.ID, owner: AnyObject
  ) {
    entries[Key(subview: subview, key: ObjectIdentifier(key))] = Entry(value: value, owner: ObjectIdentifier(owner))
    didChange()
  }

  @MainActor fileprivate func remove<K: LayoutValueKey>(_ key: K.Type, in subview: Subview.ID, owner: AnyObject) {
    let key = Key(subview: subview, key: ObjectIdentifier(key))
    guard entries[key]?.owner == ObjectIdentifier(owner) else { return }
    entries[key] = nil
    didChange()
  }
}

extension BodyLayoutValues {
  /// Removes the values of subviews that no longer exist.
  func removeValues(except subviews: [Subview]) {
    if entries.isEmpty { return }
    let ids = Set(subviews.map(\.id))
    entries = entries.filter { ids.contains($0.key.subview) }
  }
}

/// The values that the body of one subview sets for its layout.
nonisolated struct SubviewLayoutValues {
  let values: BodyLayoutValues
  let id: Subview.ID

  func value<K: LayoutValueKey>(of key: K.Type) -> K.Value? { values.value(of: key, in: id) }
}

/// The node of a layout's slot, which receives the values that the views in the slot set.
@MainActor
protocol LayoutSlotNode: Node {
  var bodyLayoutValues: SubviewLayoutValues? { get }
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
    guard let slot = slot?.bodyLayoutValues else { return }
    slot.values.remove(K.self, in: slot.id, owner: self)
  }

  func sets(_ key: ObjectIdentifier) -> Bool { key == ObjectIdentifier(K.self) }

  /// The slot whose view this view is. A view inside a container of the slot, such as a stack, is not the slot's, but a view in
  /// a frame, with a background or at a position is.
  private var slot: (any LayoutSlotNode)? {
    var outer = elementParent
    while let record = outer {
      if let slot = record.node as? any LayoutSlotNode, slot.bodyLayoutValues != nil { return slot }
      guard record.passesContainerValues else { return nil }
      outer = record.node.elementParent
    }
    return nil
  }

  private func report() {
    guard let slot, let values = slot.bodyLayoutValues, !isOverridden(in: slot) else { return }
    values.values.set(view.value, for: K.self, in: values.id, owner: self)
  }

  /// Returns a Boolean value that indicates whether a modifier around this one sets the same value.
  private func isOverridden(in slot: any LayoutSlotNode) -> Bool {
    let key = ObjectIdentifier(K.self)
    var node = parent
    while let current = node, current !== slot {
      if let source = current as? any LayoutValueSource, source.sets(key) { return true }
      node = current.parent
    }
    return false
  }
}
