/// Reads and writes a value that lives elsewhere.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
  let location: Location<Value>
  /// The transaction that writes through this binding carry.
  public var transaction = Transaction()

  init(location: Location<Value>) {
    self.location = location
  }

  @preconcurrency
  public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    let getter = unsafeBitCast(get, to: (@Sendable () -> Value).self)
    let setter = unsafeBitCast(set, to: (@Sendable (Value) -> Void).self)
    location = ClosureLocation(get: getter, set: { value, _ in setter(value) })
  }

  @preconcurrency
  public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void
  ) {
    let getter = unsafeBitCast(get, to: (@Sendable () -> Value).self)
    let setter = unsafeBitCast(set, to: (@Sendable (Value, Transaction) -> Void).self)
    location = ClosureLocation(get: getter, set: setter)
  }

  /// A binding to a value that cannot change.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(location: ConstantLocation(value))
  }

  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set { location.set(newValue, transaction: transaction) }
  }

  public var projectedValue: Binding<Value> { self }

  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    var part = Binding<Subject>(location: PartLocation(base: location, keyPath: keyPath))
    part.transaction = transaction
    return part
  }

  /// The same binding, whose writes carry `transaction`.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var copy = self
    copy.transaction = transaction
    return copy
  }

  /// The same binding, whose writes are animated. A hint: a host animates what it animates.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    transaction(Transaction(animation: animation))
  }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding {
  /// A binding to an optional that holds the base's value.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(
      location: ClosureLocation(
        get: { base.wrappedValue },
        set: { value, transaction in
          if let value { base.location.set(value, transaction: transaction) }
        }))
  }

  /// A binding to an optional's value, or nil where it has none now. While the optional is nil later on, the last value is read.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(
      location: ClosureLocation(
        get: { base.wrappedValue ?? value },
        set: { value, transaction in
          if base.wrappedValue != nil { base.location.set(value, transaction: transaction) }
        }))
  }

  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self.init(
      location: ClosureLocation(
        get: { AnyHashable(base.wrappedValue) },
        set: { value, transaction in
          if let value = value.base as? V { base.location.set(value, transaction: transaction) }
        }))
  }
}

extension Binding: DynamicProperty {}

extension Binding: CustomComparison {
  static func makeComparison(_ table: TypeTable) -> Comparison {
    { lhs, rhs, _ in
      let lhs = lhs.assumingMemoryBound(to: Self.self).pointee.location
      let rhs = rhs.assumingMemoryBound(to: Self.self).pointee.location
      return lhs.isSame(as: rhs)
    }
  }
}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices

  public var startIndex: Index { wrappedValue.startIndex }
  public var endIndex: Index { wrappedValue.endIndex }
  public var indices: Value.Indices { wrappedValue.indices }
  public func index(after i: Index) -> Index { wrappedValue.index(after: i) }
  public func formIndex(after i: inout Index) { wrappedValue.formIndex(after: &i) }

  /// A binding to an element. Once the collection no longer has the position, what is read is the element as it was when the binding
  /// was made, and writes have no effect.
  public subscript(position: Index) -> Binding<Value.Element> {
    element(at: position, last: wrappedValue[position])
  }

  /// A binding to an element that may be gone already.
  ///
  /// - Parameter last: The element that is read once the collection no longer has the position.
  func element(at position: Index, last: Value.Element) -> Binding<Value.Element> {
    var element = Binding<Value.Element>(location: ElementLocation(base: location, position: position, last: last))
    element.transaction = transaction
    return element
  }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection, Value: MutableCollection {
  public func index(before i: Index) -> Index { wrappedValue.index(before: i) }
  public func formIndex(before i: inout Index) { wrappedValue.formIndex(before: &i) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection, Value: RandomAccessCollection {}
