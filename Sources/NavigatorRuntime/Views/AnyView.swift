/// A type-erased view. When the type of the wrapped view changes, the state of the old view ends.
nonisolated public struct AnyView: View, PrimitiveView {
  let storage: AnyViewStorage

  /// Creates a type-erased view.
  nonisolated public init<V: View>(_ view: V) {
    storage = (view as? AnyView)?.storage ?? TypedViewStorage(view)
  }

  /// Creates a type-erased view.
  nonisolated public init<V: View>(erasing view: V) {
    self.init(view)
  }

  @MainActor static func makeNode(_ view: AnyView, _ type: ViewType<AnyView>, _ context: NodeContext) -> ViewNode<AnyView> {
    AnyViewNode(view, type, context)
  }
}

extension AnyView: CustomComparison {
  static func makeComparison(_ table: ComparisonTable) -> Comparison {
    // The table retains the comparison.
    Comparison { [weak table] lhs, rhs, bounds in
      let lhs = lhs.assumingMemoryBound(to: Self.self).pointee.storage
      let rhs = rhs.assumingMemoryBound(to: Self.self).pointee.storage
      if lhs === rhs { return true }
      guard let table, let inner = bounds.visiting(elements: 1) else { return false }
      return MainQueue.assumeCurrent { lhs.isEqual(to: rhs, table, within: inner) }
    }
  }
}

/// The storage of a type-erased view.
class AnyViewStorage: @unchecked Sendable {
  @MainActor var typeID: ObjectIdentifier { preconditionFailure("A subclass must override this member.") }
  @MainActor func makeNode(_ context: NodeContext) -> Node { preconditionFailure("A subclass must override this member.") }
  @MainActor func update(_ node: Node) {}
  @MainActor func isEqual(to other: AnyViewStorage, _ table: ComparisonTable, within bounds: ComparisonBounds) -> Bool { false }
  var wrappedView: any View { preconditionFailure("A subclass must override this member.") }
  var readableText: Text? { nil }
  var spokenParts: SpokenParts { .unknown }
  var rowPaint: AnyShapeStyle? { nil }
  func mayHoldSubviews(depth: Int) -> Bool { false }
  func expand(into expansion: inout SubviewExpansion, _ context: SubviewExpansion.Context) {}
  func adding(_ parts: [RowPart]) -> AnyView { preconditionFailure("A subclass must override this member.") }
}

final class TypedViewStorage<V: View>: AnyViewStorage, @unchecked Sendable {
  let view: V

  nonisolated init(_ view: V) {
    self.view = view
  }

  override var typeID: ObjectIdentifier { ObjectIdentifier(V.self) }

  override func makeNode(_ context: NodeContext) -> Node { context.make(view) }

  override var wrappedView: any View { view }

  override var readableText: Text? { NavigatorRuntime.readableText(of: view) }

  override var spokenParts: SpokenParts { NavigatorRuntime.spokenParts(of: view) }

  override var rowPaint: AnyShapeStyle? { NavigatorRuntime.rowPaint(of: view) }

  override func mayHoldSubviews(depth: Int) -> Bool { NavigatorRuntime.mayHoldSubviews(view, depth: depth) }

  override func expand(into expansion: inout SubviewExpansion, _ context: SubviewExpansion.Context) {
    expansion.expand(view, context.at(ObjectIdentifier(V.self)))
  }

  override func adding(_ parts: [RowPart]) -> AnyView { NavigatorRuntime.adding(parts, to: view) }

  override func update(_ node: Node) {
    unsafeDowncast(node, to: ViewNode<V>.self).receive(view)
  }

  override func isEqual(to other: AnyViewStorage, _ table: ComparisonTable, within bounds: ComparisonBounds) -> Bool {
    guard other.typeID == typeID else { return false }
    return areEqual(view, unsafeDowncast(other, to: Self.self).view, by: table.comparison(of: V.self), within: bounds)
  }
}

@MainActor
final class AnyViewNode: ViewNode<AnyView> {
  private var child: Node?
  private var childType: ObjectIdentifier?

  override init(_ view: AnyView, _ type: ViewType<AnyView>, _ context: NodeContext) {
    super.init(view, type, context)
    if graph.isStackDeep { graph.queue.invalidate(self) } else { makeChild() }
  }

  /// Creates the child. A function that returns type-erased views may call itself, so the nesting depth is bounded as for views
  /// with a body.
  private func makeChild() {
    if let reason = reasonAgainstChildren(of: "AnyView") {
      graph.reportOnce(reason.message)
      child = childContext.make(UnavailableView(text: reason.title))
      childType = nil
    } else {
      child = view.storage.makeNode(childContext)
      childType = view.storage.typeID
    }
  }

  override func viewDidChange(from old: AnyView) {
    if graph.isStackDeep { graph.queue.deferEvaluation(of: self) } else { super.viewDidChange(from: old) }
  }

  override func evaluate() {
    isDirty = false
    if let child, childType == view.storage.typeID {
      view.storage.update(child)
    } else {
      child?.tearDown()
      makeChild()
      childrenChanged()
    }
  }

  /// A type-erased view is treated as a view regardless of its content, unless it wraps the content of a modifier.
  override var showsViews: Bool {
    parent is any ModifierContentNode || child is EffectContentNode ? super.showsViews : true
  }

  override func forEachChild(_ body: (Node) -> Void) {
    if let child { body(child) }
  }
}
