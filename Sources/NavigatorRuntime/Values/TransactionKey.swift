/// A key of a value that an app adds to transactions.
///
/// ```swift
/// extension Transaction {
///   @Entry var isFromUser = false
/// }
/// ```
public protocol TransactionKey {
  /// The type of the value.
  associatedtype Value
  /// The value of a transaction that sets none.
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

  /// Returns whether the values of the app's keys are known to be equal to those of `other`.
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
