import Observation

/// The node of a view that has a body.
@MainActor
class CompositeNode<V: View>: ViewNode<V> {
  private var child: ViewNode<V.Body>?
  /// The values of the dynamic properties, in the order of the type's properties.
  private(set) final var slots: [AnyObject?]

  override init(_ view: V, _ type: ViewType<V>, _ context: NodeContext) {
    slots = type.properties.isEmpty ? [] : Array(repeating: nil, count: type.properties.count)
    super.init(view, type, context)
    if graph.isStackDeep { graph.queue.invalidate(self) } else { update(isFirst: true) }
  }

  override func forEachChild(_ body: (Node) -> Void) {
    if let child { body(child) } else if let placeholder = attachment as? Node { body(placeholder) }
  }

  override func evaluate() {
    update(isFirst: false)
  }

  /// Evaluates nested views recursively until the stack is deep. The remaining views are evaluated from the queue.
  override func viewDidChange(from old: V) {
    graph.queue.changeLog?.noteView(of: self)
    if graph.isStackDeep { return graph.queue.deferEvaluation(of: self) }
    let new = view
    sampleAnimatable(from: old, to: new) { value in
      view = value
      update(isFirst: false)
    }
    view = new
    super.viewDidChange(from: old)
  }

  /// Evaluates the body and updates the child.
  ///
  /// - Parameter isFirst: A Boolean value that indicates whether the node is being created. The nodes above are notified of a
  ///   child that is created later.
  private func update(isFirst: Bool) {
    isDirty = false
    evaluation &+= 1
    if child == nil, let reason = reasonAgainstChildren(of: type.name) { return show(reason) }
    var missing: String?
    if let body = evaluateBody(&missing) {
      removePlaceholder()
      showBody(body, isFirst: isFirst)
    } else if let missing {
      show(.missing(missing, in: type.name))
    }
  }

  /// Passes a body to the child. A subclass may use the body in another way.
  func showBody(_ body: V.Body, isFirst: Bool) {
    if let child {
      child.receive(body)
    } else {
      child = childContext.make(body)
      if !isFirst { childrenChanged() }
    }
  }

  /// Returns the body. Returns nil if a property lacks a value, which `missing` then describes.
  ///
  /// The body is stored in a variable instead of being returned by the closures, because each generic function that passes it
  /// on would look up its type.
  private func evaluateBody(_ missing: inout String?) -> V.Body? {
    graph.beginEvaluation(of: V.self)
    var body: V.Body?
    graph.queue.reading(as: self) {
      // `attach` also reads values, because a key path in `@Environment` may lead into an observable object.
      graph.trackingObservables(of: self) {
        guard !type.properties.isEmpty else { return body = view.body }
        var bound = view
        missing = type.properties.attach(to: &bound, &slots, self)
        if missing == nil { body = bound.body }
      }
    }
    return body
  }

  // MARK: Placeholder

  /// Shows a placeholder if the body cannot be evaluated, and reports the reason.
  private func show(_ reason: UnavailableBody) {
    graph.reportOnce(reason.message)
    guard child != nil || attachment == nil else { return }
    child?.tearDown()
    child = nil
    attachment = childContext.make(UnavailableView(text: reason.title))
    childrenChanged()
  }

  private func removePlaceholder() {
    guard let placeholder = attachment as? Node else { return }
    placeholder.tearDown()
    attachment = nil
  }

  override func willTearDown() {
    for slot in slots {
      (slot as? any TearDownObserver)?.end()
    }
    slots = []
  }

  override func didTearDown() {
    child = nil
  }
}

extension CompositeNode: PropertyOwner {
  func propertyName(keeping object: AnyObject) -> String? {
    type.properties.name(keeping: object, in: slots).map { "\(debugName).\($0)" }
  }
}

/// A value in a property's slot that must be notified when its node ends.
@MainActor
protocol TearDownObserver: AnyObject {
  func end()
}
