import Observation

/// The node of a view that has a body.
@MainActor
final class CompositeNode<V: View>: ViewNode<V> {
  private var child: ViewNode<V.Body>?
  private var slots: [AnyObject?]

  override init(_ view: V, _ type: ViewType<V>, _ context: NodeContext) {
    slots = type.properties.isEmpty ? [] : Array(repeating: nil, count: type.properties.count)
    super.init(view, type, context)
    evaluate()
  }

  override func forEachChild(_ body: (Node) -> Void) {
    if let child { body(child) }
  }

  override func evaluate() {
    isDirty = false
    evaluation &+= 1
    let body = evaluateBody()
    if let child {
      child.receive(body)
    } else {
      child = childContext.make(body)
    }
  }

  private func evaluateBody() -> V.Body {
    graph.statistics.bodiesEvaluated += 1
    return graph.queue.reading(as: self) {
      // Attaching reads as well: a key path in `@Environment` may lead into an observable object.
      graph.trackingObservables(of: self) {
        var bound = view
        if !type.properties.isEmpty {
          attach(to: &bound)
        }
        return bound.body
      }
    }
  }

  private func attach(to bound: inout V) {
    withUnsafeMutablePointer(to: &bound) { pointer in
      let base = UnsafeMutableRawPointer(pointer)
      for index in type.properties.indices {
        let property = type.properties[index]
        property.attach(base + property.offset, &slots[index], self)
      }
    }
  }

  override func willTearDown() {
    for slot in slots {
      (slot as? any EndingSlot)?.end()
    }
    slots = []
  }

  override func didTearDown() {
    child = nil
  }
}

/// What a property keeps for its node, where it must be told that the node ended.
@MainActor
protocol EndingSlot: AnyObject {
  func end()
}
