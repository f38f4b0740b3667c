/// A property that a gesture updates. It has its initial value again when the gesture ends or is cancelled.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private let initial: Value
  private let resetTransaction: (Value, inout Transaction) -> Void
  private var location: ValueCell<Value>?

  /// Creates a property with its initial value.
  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue) { _, _ in }
  }

  /// Creates a property with its initial value.
  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  /// Creates a property with its initial value, and the transaction in which the value is reset.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue) { _, transaction in transaction = resetTransaction }
  }

  /// Creates a property with its initial value, and the transaction in which the value is reset.
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }

  /// Creates a property with its initial value, and a closure that changes the transaction in which the value is reset.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initial = wrappedValue
    resetTransaction = reset
  }

  /// Creates a property with its initial value, and a closure that changes the transaction in which the value is reset.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: initialValue, reset: reset)
  }

  /// The value. Only gestures change it.
  public var wrappedValue: Value { location?.get() ?? initial }

  /// The property itself, for `updating(_:body:)`.
  public var projectedValue: GestureState<Value> { self }

  func set(_ value: Value, _ transaction: Transaction) {
    location?.set(value, transaction: transaction)
  }

  /// Sets the initial value again.
  func reset() {
    var transaction = Transaction()
    resetTransaction(wrappedValue, &transaction)
    set(initial, transaction)
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Creates a property whose initial value is nil, and the transaction in which the value is reset.
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }

  /// Creates a property whose initial value is nil, and a closure that changes the transaction in which the value is reset.
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
  static func makeComparison(_ table: TypeTable) -> Comparison {
    .equal
  }
}
