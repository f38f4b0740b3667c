/// The metadata of a view type: how its node is created, how values are compared, and its dynamic properties.
@MainActor
final class ViewType<V: View> {
  let name: String
  let makeNode: @MainActor (V, ViewType<V>, NodeContext) -> ViewNode<V>
  private let comparison: Comparison
  let properties: [PropertyField]

  init(table: TypeTable) {
    name = String(describing: V.self)
    // The node of a tuple passes each element to a node that compares it.
    comparison = V.self is any TupleOfViews.Type ? .different : table.comparison(of: V.self)
    if let primitive = V.self as? any PrimitiveView.Type {
      makeNode = Self.primitiveMaker(primitive)
      properties = []
    } else {
      makeNode = { view, type, context in CompositeNode(view, type, context) }
      properties = table.properties(of: V.self)
    }
  }

  private static func primitiveMaker<P: PrimitiveView>(
    _: P.Type
  ) -> @MainActor (V, ViewType<V>, NodeContext) -> ViewNode<V> {
    // `P` and `V` are the same type, which the compiler cannot infer here.
    { view, type, context in
      let made = P.makeNode(unsafeBitCast(view, to: P.self), unsafeDowncast(type, to: ViewType<P>.self), context)
      return unsafeDowncast(made, to: ViewNode<V>.self)
    }
  }

  /// Returns a Boolean value that indicates whether a node's view equals a new value, so that it need not be replaced. Neither
  /// value is copied.
  func areEqual(_ view: UnsafeMutablePointer<V>, _ new: UnsafePointer<V>) -> Bool {
    NavigatorRuntime.areEqual(at: view, UnsafeRawPointer(new), by: comparison)
  }

  /// Returns a Boolean value that indicates whether a node's view equals a new value, so that it need not be replaced.
  func areEqual(_ view: UnsafeMutablePointer<V>, _ new: V) -> Bool {
    NavigatorRuntime.areEqual(at: view, value: new, by: comparison)
  }
}

/// A view that the runtime shows itself instead of evaluating a body.
@MainActor
protocol PrimitiveView: View where Body == Never {
  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self>
}

extension PrimitiveView {
  /// A body that is never evaluated, because the runtime shows the view itself.
  public var body: Never {
    fatalError("\(Self.self) has no body: the runtime shows it itself")
  }
}

/// The metadata of an app's types. It is created once per app and shared by the app's sessions.
@MainActor
final class TypeTable {
  private var viewTypes: [ObjectIdentifier: AnyObject] = [:]
  private var observing: Set<ObjectIdentifier> = []
  private var tuples: [ObjectIdentifier: [TupleField]] = [:]
  private let comparisons = ComparisonTable()
  private var services = GraphServices()
  var propertyFields: [ObjectIdentifier: [PropertyField]] = [:]

  /// Returns the object of a type that a feature keeps once per app, and creates it at the first use.
  func service<Service: GraphService>(_ type: Service.Type = Service.self) -> Service {
    services.service(type)
  }

  func viewType<V: View>(_: V.Type) -> ViewType<V> {
    let key = ObjectIdentifier(V.self)
    if let known = viewTypes[key] {
      return unsafeDowncast(known, to: ViewType<V>.self)
    }
    let made = ViewType<V>(table: self)
    viewTypes[key] = made
    return made
  }

  /// Returns the comparison of values of `type`.
  func comparison<T>(of type: T.Type) -> Comparison { comparisons.comparison(of: type) }

  /// Returns a Boolean value that indicates whether a node of this class has read an observable value.
  func observes(_ node: Node) -> Bool {
    !observing.isEmpty && observing.contains(ObjectIdentifier(Swift.type(of: node)))
  }

  func noteObserving(_ node: Node) {
    observing.insert(ObjectIdentifier(Swift.type(of: node)))
  }

  func tupleFields<T>(of type: T.Type) -> [TupleField] {
    let key = ObjectIdentifier(type)
    if let known = tuples[key] { return known }
    let made = TupleField.fields(of: type)
    tuples[key] = made
    return made
  }
}

extension NodeContext {
  /// Creates the node for a view.
  func make<V: View>(_ view: V) -> ViewNode<V> {
    let type = graph.types.viewType(V.self)
    return type.makeNode(view, type, self)
  }
}
