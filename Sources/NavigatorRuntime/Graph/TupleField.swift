@_spi(Reflection) import Swift

/// A view that consists of several views in a tuple.
@MainActor
protocol TupleOfViews {}

/// An element of a tuple of views, accessed by its offset. Such a view therefore needs no parameter pack.
@MainActor
struct TupleField {
  let offset: Int
  let make: @MainActor (UnsafeRawPointer, NodeContext) -> Node
  let update: @MainActor (Node, UnsafeRawPointer) -> Void

  static func fields<T>(of type: T.Type) -> [TupleField] {
    var fields: [TupleField] = []
    let isTuple = _forEachField(of: type) { _, offset, elementType, _ in
      if let view = elementType as? any View.Type {
        fields.append(field(view, offset))
      }
      return true
    }
    if !isTuple || fields.isEmpty, let view = type as? any View.Type {
      return [field(view, 0)]
    }
    return fields
  }

  private static func field<V: View>(_: V.Type, _ offset: Int) -> TupleField {
    TupleField(
      offset: offset,
      make: { pointer, context in context.make(pointer.assumingMemoryBound(to: V.self).pointee) },
      update: { node, pointer in
        unsafeDowncast(node, to: ViewNode<V>.self).receive(at: pointer.assumingMemoryBound(to: V.self))
      }
    )
  }
}
