/// A property wrapper whose value a gesture updates. The value is reset when the gesture ends or is cancelled.
///
/// A gesture is also cancelled if its view is removed or disabled before the gesture ends. The value may belong to another view,
/// such as the parent of that view.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private let initial: Value
  private let resetTransaction: (Value, inout Transaction) -> Void
  private var location: ValueCell<Value>?

  /// Creates a gesture state with an initial value.
  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue) { _, _ in }
  }

  /// Creates a gesture state with an initial value.
  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  /// Creates a gesture state with an initial value and a transaction for resetting the value.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue) { _, transaction in transaction = resetTransaction }
  }

  /// Creates a gesture state with an initial value and a transaction for resetting the value.
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }

  /// Creates a gesture state with an initial value and a closure that modifies the transaction for resetting the value.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initial = wrappedValue
    resetTransaction = reset
  }

  /// Creates a gesture state with an initial value and a closure that modifies the transaction for resetting the value.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: initialValue, reset: reset)
  }

  /// The current value. Only gestures can change it.
  public var wrappedValue: Value { location?.get() ?? initial }

  /// The gesture state itself, for use with `updating(_:body:)`.
  public var projectedValue: GestureState<Value> { self }

  func set(_ value: Value, _ transaction: Transaction) {
    location?.set(value, transaction: transaction)
  }

  /// Resets the value to the initial value.
  func reset() {
    var transaction = Transaction()
    resetTransaction(wrappedValue, &transaction)
    set(initial, transaction)
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Creates a gesture state whose initial value is nil, with a transaction for resetting the value.
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }

  /// Creates a gesture state whose initial value is nil, with a closure that modifies the transaction for resetting the value.
  public init(reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: nil, reset: reset)
  }
}

extension GestureState: NodeProperty {
  mutating func attach(_ slot: inout AnyObject?, to node: Node) {
    location = StateCell.attached(&slot, to: node, initial: initial)
  }
}

extension GestureState: CustomComparison {
  static func makeComparison(_ table: ComparisonTable) -> Comparison {
    .equal
  }
}
