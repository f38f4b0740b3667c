import Foundation

/// A value that the app keeps by a key, beyond the life of its views.
///
/// ```swift
/// @AppStorage("sound") private var isSoundOn = true
/// ```
///
/// Values belong to one session: what one person stores, no other sees. A value that was stored as another type reads as the one
/// the property was declared with. There is no store but the session's, so that `store` can only be nil.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private var property: StoredProperty<Value>

  private init(_ key: String, _ initial: Value, _ coding: StoredCoding<Value>) {
    property = StoredProperty(key, .app, initial, coding)
  }

  /// The value. Before the view is on screen this is the one it was declared with, and writing has no effect.
  public var wrappedValue: Value {
    get { property.value }
    nonmutating set { property.value = newValue }
  }

  public var projectedValue: Binding<Value> { property.binding }
}

extension AppStorage: NodeProperty {
  @MainActor mutating func attach(_ slot: inout AnyObject?, to node: Node) {
    property.attach(&slot, to: node)
  }
}

extension AppStorage: CustomComparison {
  /// Values live in the session; what a property was declared with cannot change under one key.
  static func makeComparison(_ table: TypeTable) -> Comparison {
    { lhs, rhs, _ in
      lhs.assumingMemoryBound(to: Self.self).pointee.property.key
        == rhs.assumingMemoryBound(to: Self.self).pointee.property.key
    }
  }
}

extension AppStorage {
  public init(wrappedValue: Value, _ key: String, store: Never? = nil) where Value == Bool {
    self.init(key, wrappedValue, .bool)
  }

  public init(wrappedValue: Value, _ key: String, store: Never? = nil) where Value == Int {
    self.init(key, wrappedValue, .int)
  }

  public init(wrappedValue: Value, _ key: String, store: Never? = nil) where Value == Double {
    self.init(key, wrappedValue, .double)
  }

  public init(wrappedValue: Value, _ key: String, store: Never? = nil) where Value == String {
    self.init(key, wrappedValue, .string)
  }

  public init(wrappedValue: Value, _ key: String, store: Never? = nil) where Value == URL {
    self.init(key, wrappedValue, .url)
  }

  public init(wrappedValue: Value, _ key: String, store: Never? = nil) where Value == Data {
    self.init(key, wrappedValue, .data)
  }

  public init(wrappedValue: Value, _ key: String, store: Never? = nil) where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, wrappedValue, StoredCoding<Value>.raw(.int))
  }

  public init(wrappedValue: Value, _ key: String, store: Never? = nil) where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, wrappedValue, StoredCoding<Value>.raw(.string))
  }
}

extension AppStorage {
  public init(_ key: String, store: Never? = nil) where Value == Bool? {
    self.init(key, nil, .optional(.bool))
  }

  public init(_ key: String, store: Never? = nil) where Value == Int? {
    self.init(key, nil, .optional(.int))
  }

  public init(_ key: String, store: Never? = nil) where Value == Double? {
    self.init(key, nil, .optional(.double))
  }

  public init(_ key: String, store: Never? = nil) where Value == String? {
    self.init(key, nil, .optional(.string))
  }

  public init(_ key: String, store: Never? = nil) where Value == URL? {
    self.init(key, nil, .optional(.url))
  }

  public init(_ key: String, store: Never? = nil) where Value == Data? {
    self.init(key, nil, .optional(.data))
  }

  public init<R: RawRepresentable>(_ key: String, store: Never? = nil) where Value == R?, R.RawValue == Int {
    self.init(key, nil, .optional(.raw(.int)))
  }

  public init<R: RawRepresentable>(_ key: String, store: Never? = nil) where Value == R?, R.RawValue == String {
    self.init(key, nil, .optional(.raw(.string)))
  }
}
