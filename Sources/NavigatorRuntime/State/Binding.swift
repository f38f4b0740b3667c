/// A property that reads and writes a value that another owner stores.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
  let location: ValueCell<Value>
  /// The transaction of writes through this binding.
  public var transaction = Transaction()

  init(location: ValueCell<Value>) {
    self.location = location
  }

  /// Creates a binding that reads and writes its value with closures.
  @preconcurrency
  public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    let getter = unsafeBitCast(get, to: (@Sendable () -> Value).self)
    let setter = unsafeBitCast(set, to: (@Sendable (Value) -> Void).self)
    location = ClosureCell(get: getter, set: { value, _ in setter(value) })
  }

  /// Creates a binding that reads and writes its value with closures, and passes each write's transaction to `set`.
  @preconcurrency
  public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void
  ) {
    let getter = unsafeBitCast(get, to: (@Sendable () -> Value).self)
    let setter = unsafeBitCast(set, to: (@Sendable (Value, Transaction) -> Void).self)
    location = ClosureCell(get: getter, set: setter)
  }

  /// Returns a binding to a value that cannot change.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(location: ConstantCell(value))
  }

  /// The value that the binding refers to.
  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set { location.set(newValue, transaction: transaction) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// Creates a binding from the projected value of another one.
  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  /// Returns a binding to a part of the value.
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    var part = Binding<Subject>(location: PartCell(base: location, keyPath: keyPath))
    part.transaction = transaction
    return part
  }

  /// Returns a binding to the same value whose writes use `transaction`.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var copy = self
    copy.transaction = transaction
    return copy
  }

  /// Returns a binding to the same value whose writes request an animation. The other values of its transaction are unchanged.
  /// Hosts decide which changes they animate.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var changed = transaction
    changed.animation = animation
    return transaction(changed)
  }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding {
  /// Creates a binding to an optional that contains the base's value. Writing nil has no effect.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(
      location: ClosureCell(
        get: { base.wrappedValue },
        set: { value, transaction in
          if let value { base.location.set(value, transaction: transaction) }
        }))
  }

  /// Creates a binding to the value of an optional, or returns nil if the optional is nil now.
  ///
  /// If the optional becomes nil later, the binding reads the value at its creation, and writes have no effect.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(
      location: ClosureCell(
        get: { base.wrappedValue ?? value },
        set: { value, transaction in
          if base.wrappedValue != nil { base.location.set(value, transaction: transaction) }
        }))
  }

  /// Creates a type-erased binding. Writes of a value of another type have no effect.
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self.init(
      location: ClosureCell(
        get: { AnyHashable(base.wrappedValue) },
        set: { value, transaction in
          if let value = value.base as? V { base.location.set(value, transaction: transaction) }
        }))
  }
}

extension Binding: DynamicProperty {}

extension Binding: CustomComparison {
  static func makeComparison(_ table: ComparisonTable) -> Comparison {
    Comparison { lhs, rhs, _ in
      let lhs = lhs.assumingMemoryBound(to: Self.self).pointee.location
      let rhs = rhs.assumingMemoryBound(to: Self.self).pointee.location
      return lhs.isSame(as: rhs)
    }
  }
}

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the value.
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
  /// The type of the elements: a binding to each element of the value.
  public typealias Element = Binding<Value.Element>
  /// The type of the iterator.
  public typealias Iterator = IndexingIterator<Binding<Value>>
  /// The type of a part of the collection.
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  /// The type of the positions, which is the index type of the value.
  public typealias Index = Value.Index
  /// The type of the collection of valid positions.
  public typealias Indices = Value.Indices

  /// The position of the first element.
  public var startIndex: Index { wrappedValue.startIndex }
  /// The position after the last element.
  public var endIndex: Index { wrappedValue.endIndex }
  /// The valid positions.
  public var indices: Value.Indices { wrappedValue.indices }
  /// Returns the position after another one.
  public func index(after i: Index) -> Index { wrappedValue.index(after: i) }
  /// Replaces a position with the next one.
  public func formIndex(after i: inout Index) { wrappedValue.formIndex(after: &i) }

  /// Returns a binding to an element.
  ///
  /// If the collection no longer has the position, reading returns the element at the binding's creation, and writes have no
  /// effect.
  public subscript(position: Index) -> Binding<Value.Element> {
    element(at: position, last: wrappedValue[position])
  }

  /// Returns a binding to an element that may have been removed.
  ///
  /// - Parameter last: The element that the binding reads when the collection no longer has the position.
  func element(at position: Index, last: Value.Element) -> Binding<Value.Element> {
    var element = Binding<Value.Element>(location: ElementCell(base: location, position: position, last: last))
    element.transaction = transaction
    return element
  }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection, Value: MutableCollection {
  /// Returns the position before another one.
  public func index(before i: Index) -> Index { wrappedValue.index(before: i) }
  /// Replaces a position with the previous one.
  public func formIndex(before i: inout Index) { wrappedValue.formIndex(before: &i) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection, Value: RandomAccessCollection {}
