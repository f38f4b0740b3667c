/// A key of a custom value in transactions.
///
/// ```swift
/// extension Transaction {
///   @Entry var isFromUser = false
/// }
/// ```
public protocol TransactionKey {
  /// The type of the value.
  associatedtype Value
  /// The value of a transaction that does not set the key.
  static var defaultValue: Self.Value { get }
}

extension Transaction {
  /// The value of a key, or the key's default.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get {
      if let known = values[ObjectIdentifier(key)], let value = known as? K.Value { return value }
      return K.defaultValue
    }
    set {
      values[ObjectIdentifier(key)] = newValue
    }
  }

  /// Returns a Boolean value that indicates whether the values of custom keys are equal to the values of `other`. Values that
  /// cannot be compared are treated as different.
  func hasSameValues(as other: Transaction) -> Bool {
    guard values.entries.count == other.values.entries.count else { return false }
    return values.entries.allSatisfy { key, value in
      guard let value = value as? any Equatable, let otherValue = other.values[key] else { return false }
      return value.isEqual(to: otherValue)
    }
  }
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool {
    (other as? Self) == self
  }
}
