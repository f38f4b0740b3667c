import Foundation

/// A value that a scene keeps by a key, beyond the life of its views.
///
/// ```swift
/// @SceneStorage("draft") private var draft = ""
/// ```
///
/// Values belong to one session: what one person stores, no other sees. A value that was stored as another type reads as the one
/// the property was declared with.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private var property: StoredProperty<Value>

  private init(_ key: String, _ initial: Value, _ coding: StoredCoding<Value>) {
    property = StoredProperty(key, .scene, initial, coding)
  }

  /// The value. Before the view is on screen this is the one it was declared with, and writing has no effect.
  public var wrappedValue: Value {
    get { property.value }
    nonmutating set { property.value = newValue }
  }

  public var projectedValue: Binding<Value> { property.binding }
}

extension SceneStorage: NodeProperty {
  @MainActor mutating func attach(_ slot: inout AnyObject?, to node: Node) {
    property.attach(&slot, to: node)
  }
}

extension SceneStorage: CustomComparison {
  /// Values live in the session; what a property was declared with cannot change under one key.
  static func makeComparison(_ table: TypeTable) -> Comparison {
    { lhs, rhs, _ in
      lhs.assumingMemoryBound(to: Self.self).pointee.property.key
        == rhs.assumingMemoryBound(to: Self.self).pointee.property.key
    }
  }
}

extension SceneStorage {
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    self.init(key, wrappedValue, .bool)
  }

  public init(wrappedValue: Value, _ key: String) where Value == Int {
    self.init(key, wrappedValue, .int)
  }

  public init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(key, wrappedValue, .double)
  }

  public init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(key, wrappedValue, .string)
  }

  public init(wrappedValue: Value, _ key: String) where Value == URL {
    self.init(key, wrappedValue, .url)
  }

  public init(wrappedValue: Value, _ key: String) where Value == Data {
    self.init(key, wrappedValue, .data)
  }

  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, wrappedValue, StoredCoding<Value>.raw(.int))
  }

  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, wrappedValue, StoredCoding<Value>.raw(.string))
  }
}

extension SceneStorage {
  public init(_ key: String) where Value == Bool? {
    self.init(key, nil, .optional(.bool))
  }

  public init(_ key: String) where Value == Int? {
    self.init(key, nil, .optional(.int))
  }

  public init(_ key: String) where Value == Double? {
    self.init(key, nil, .optional(.double))
  }

  public init(_ key: String) where Value == String? {
    self.init(key, nil, .optional(.string))
  }

  public init(_ key: String) where Value == URL? {
    self.init(key, nil, .optional(.url))
  }

  public init(_ key: String) where Value == Data? {
    self.init(key, nil, .optional(.data))
  }

  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
    self.init(key, nil, .optional(.raw(.int)))
  }

  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String {
    self.init(key, nil, .optional(.raw(.string)))
  }
}
