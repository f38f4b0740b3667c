/// A key for a value in the environment.
///
/// ```swift
/// private struct AccentKey: EnvironmentKey {
///   static let defaultValue = Color.blue
/// }
/// ```
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}

/// The environment's values as seen from one place in the view tree.
nonisolated public struct EnvironmentValues: CustomStringConvertible {
  private let scope: EnvironmentScope?
  private(set) var overrides: KeyedValues<Any> = [:]

  public init() {
    scope = nil
  }

  init(scope: EnvironmentScope) {
    self.scope = scope
  }

  /// The value under a key: what was set nearest above, or the key's default.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      // Unwrapped before the cast: a missing value cast to an optional type would be found, as nil.
      if let known = overrides[ObjectIdentifier(key)], let value = known as? K.Value { return value }
      return scope?.value(key) ?? K.defaultValue
    }
    set {
      overrides[ObjectIdentifier(key)] = newValue
    }
  }

  public var description: String {
    "EnvironmentValues(\(overrides.entries.count) set here)"
  }
}
