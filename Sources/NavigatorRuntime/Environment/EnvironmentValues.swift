/// A key of an environment value.
///
/// ```swift
/// private struct AccentKey: EnvironmentKey {
///   static let defaultValue = Color.blue
/// }
/// ```
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value if no view sets the key.
  static var defaultValue: Self.Value { get }
}

/// The key of an `@Entry` variable, whose default value is created at each read. The `@Entry` macro generates conformances. Do
/// not use the protocol directly.
public protocol __EntryEnvironmentKey: EnvironmentKey {}

/// The environment values at a position in the view tree.
nonisolated public struct EnvironmentValues: CustomStringConvertible {
  private let scope: EnvironmentScope?
  private(set) var overrides: KeyedValues<Any> = [:]

  /// Creates environment values with the default values of all keys.
  public init() {
    scope = nil
  }

  init(scope: EnvironmentScope) {
    self.scope = scope
  }

  /// Sets the values of several keys.
  mutating func merge(_ values: KeyedValues<Any>) {
    for (key, value) in values.entries { overrides[key] = value }
  }

  /// Returns the values that this instance or enclosing views set. A change of a value causes another evaluation of the current
  /// reader.
  func allOverrides() -> KeyedValues<Any> {
    var values = scope?.allOverrides() ?? [:]
    for (key, value) in overrides.entries { values[key] = value }
    return values
  }

  /// The value of a key. It is the value that the nearest enclosing view sets, or the key's default value.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      // The optional is unwrapped before the cast, because casting a missing value to an optional type would succeed with nil.
      if let known = overrides[ObjectIdentifier(key)], let value = known as? K.Value { return value }
      guard let scope else { return K.defaultValue }
      return scope.value(key)
    }
    set {
      overrides[ObjectIdentifier(key)] = newValue
    }
  }

  /// The keys and values that are set in this instance, in reverse order.
  public var description: String {
    let entries = overrides.entries.reversed().map { key, value in
      // The identifier of a type is the address of its metadata.
      "EnvironmentPropertyKey<\(unsafeBitCast(key, to: Any.Type.self))> = \(value)"
    }
    return "[\(entries.joined(separator: ", "))]"
  }
}
