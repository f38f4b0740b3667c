/// A property whose value the view owns. The value exists as long as the view's structural identity.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initial: Value
  private var location: ValueCell<Value>?

  /// Creates a state with its initial value.
  public init(wrappedValue value: Value) {
    initial = value
  }

  /// Creates a state with its initial value.
  public init(initialValue value: Value) {
    initial = value
  }

  /// The value. Before the view is in the view tree, reading returns the initial value and writing has no effect.
  public var wrappedValue: Value {
    get {
      // An optional value would need the metadata of its type, which is looked up at each read.
      guard let location else { return initial }
      return location.get()
    }
    nonmutating set { location?.set(newValue, transaction: Transaction()) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    Binding(location: location ?? ConstantCell(initial))
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a state whose initial value is nil.
  public init() {
    self.init(wrappedValue: nil)
  }
}

extension State: Sendable where Value: Sendable {}

extension State: NodeProperty {
  mutating func attach(_ slot: inout AnyObject?, to node: Node) {
    location = StateCell.attached(&slot, to: node, initial: initial)
  }
}

extension State: CustomComparison {
  /// The initial value has no effect once the state exists, so all properties of a type count as equal.
  static func makeComparison(_ table: ComparisonTable) -> Comparison {
    .equal
  }
}
