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
  /// The value if no view sets one.
  static var defaultValue: Self.Value { get }
}

/// The key of an `@Entry` variable, whose default is created at each read. `@Entry` generates it; do not use it directly.
public protocol __EntryEnvironmentKey: EnvironmentKey {}

/// The environment values at one position in the view tree.
nonisolated public struct EnvironmentValues: CustomStringConvertible {
  private let scope: EnvironmentScope?
  private(set) var overrides: KeyedValues<Any> = [:]

  /// Creates environment values with the defaults of all keys.
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

  /// Returns the values that are set here and by the views above. The current reader is evaluated again when one of them changes.
  func allOverrides() -> KeyedValues<Any> {
    var values = scope?.allOverrides() ?? [:]
    for (key, value) in overrides.entries { values[key] = value }
    return values
  }

  /// The value of a key: the value that the nearest view above sets, or the key's default.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      // Unwrapped before the cast, because casting a missing value to an optional type would succeed with nil.
      if let known = overrides[ObjectIdentifier(key)], let value = known as? K.Value { return value }
      guard let scope else { return K.defaultValue }
      return scope.value(key)
    }
    set {
      overrides[ObjectIdentifier(key)] = newValue
    }
  }

  /// The keys and the values that are set here, the last one first.
  public var description: String {
    let entries = overrides.entries.reversed().map { key, value in
      // The identifier of a type is the address of its metadata.
      "EnvironmentPropertyKey<\(unsafeBitCast(key, to: Any.Type.self))> = \(value)"
    }
    return "[\(entries.joined(separator: ", "))]"
  }
}
