/// Several views, the result of a block in a builder.
nonisolated public struct TupleView<T>: View, PrimitiveView {
  /// The tuple of views.
  public var value: T

  /// Creates a view from a tuple of views.
  nonisolated public init(_ value: T) {
    self.value = value
  }

  @MainActor static func makeNode(_ view: TupleView, _ type: ViewType<TupleView>, _ context: NodeContext) -> ViewNode<TupleView> {
    TupleNode(view, type, context)
  }
}

extension TupleView: TupleOfViews {}

@MainActor
final class TupleNode<T>: ViewNode<TupleView<T>> {
  private let fields: [TupleField]
  private var children: [Node] = []

  override init(_ view: TupleView<T>, _ type: ViewType<TupleView<T>>, _ context: NodeContext) {
    fields = context.graph.types.tupleFields(of: T.self)
    super.init(view, type, context)
    let context = childContext
    children.reserveCapacity(fields.count)
    MainQueue.withPointer(to: view.value) { pointer in
      let base = UnsafeRawPointer(pointer)
      // A loop is used, because a closure would check its executor for each field.
      for field in fields { children.append(field.make(base + field.offset, context)) }
    }
  }

  override func evaluate() {
    isDirty = false
    MainQueue.withPointer(to: view.value) { pointer in
      let base = UnsafeRawPointer(pointer)
      for index in fields.indices {
        fields[index].update(children[index], base + fields[index].offset)
      }
    }
  }

  override func forEachChild(_ body: (Node) -> Void) {
    for child in children { body(child) }
  }
}
