import Foundation

/// A property whose value the scene stores under a key, independent of the lifetime of its views.
///
/// ```swift
/// @SceneStorage("draft") private var draft = ""
/// ```
///
/// Values belong to one window, such as a browser's tab, and survive reloading it. If the stored value has another type, the
/// property returns its default. Outside of views, the property has the value of the window whose session runs the code.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private var property: StoredProperty<Value>

  init(_ key: String, _ initial: Value, _ coding: StoredCoding<Value>) {
    property = StoredProperty(key, .scene, initial, coding)
  }

  /// The stored value.
  public var wrappedValue: Value {
    get { property.value }
    nonmutating set { property.value = newValue }
  }

  /// A binding to the stored value.
  public var projectedValue: Binding<Value> { property.binding }
}

extension SceneStorage: NodeProperty {
  @MainActor mutating func attach(_ slot: inout AnyObject?, to node: Node) {
    property.attach(&slot, to: node)
  }
}

extension SceneStorage: CustomComparison {
  /// Values are stored in the session, and the default cannot change under one key. Therefore, the key identifies a
  /// property.
  static func makeComparison(_ table: ComparisonTable) -> Comparison {
    Comparison { lhs, rhs, _ in
      lhs.assumingMemoryBound(to: Self.self).pointee.property.key
        == rhs.assumingMemoryBound(to: Self.self).pointee.property.key
    }
  }
}

extension SceneStorage {
  /// Creates a property that stores a Boolean value under a key.
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    self.init(key, wrappedValue, .bool)
  }

  /// Creates a property that stores an integer under a key.
  public init(wrappedValue: Value, _ key: String) where Value == Int {
    self.init(key, wrappedValue, .int)
  }

  /// Creates a property that stores a floating-point number under a key.
  public init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(key, wrappedValue, .double)
  }

  /// Creates a property that stores a string under a key.
  public init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(key, wrappedValue, .string)
  }

  /// Creates a property that stores a URL under a key.
  public init(wrappedValue: Value, _ key: String) where Value == URL {
    self.init(key, wrappedValue, .url)
  }

  /// Creates a property that stores data under a key.
  public init(wrappedValue: Value, _ key: String) where Value == Data {
    self.init(key, wrappedValue, .data)
  }

  /// Creates a property that stores the integer raw value of its value under a key.
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, wrappedValue, StoredCoding<Value>.raw(.int))
  }

  /// Creates a property that stores the string raw value of its value under a key.
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, wrappedValue, StoredCoding<Value>.raw(.string))
  }
}

extension SceneStorage {
  /// Creates a property that stores an optional Boolean value under a key. Its default is nil.
  public init(_ key: String) where Value == Bool? {
    self.init(key, nil, .optional(.bool))
  }

  /// Creates a property that stores an optional integer under a key. Its default is nil.
  public init(_ key: String) where Value == Int? {
    self.init(key, nil, .optional(.int))
  }

  /// Creates a property that stores an optional floating-point number under a key. Its default is nil.
  public init(_ key: String) where Value == Double? {
    self.init(key, nil, .optional(.double))
  }

  /// Creates a property that stores an optional string under a key. Its default is nil.
  public init(_ key: String) where Value == String? {
    self.init(key, nil, .optional(.string))
  }

  /// Creates a property that stores an optional URL under a key. Its default is nil.
  public init(_ key: String) where Value == URL? {
    self.init(key, nil, .optional(.url))
  }

  /// Creates a property that stores optional data under a key. Its default is nil.
  public init(_ key: String) where Value == Data? {
    self.init(key, nil, .optional(.data))
  }

  /// Creates a property that stores the integer raw value of an optional value under a key. Its default is nil.
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
    self.init(key, nil, .optional(.raw(.int)))
  }

  /// Creates a property that stores the string raw value of an optional value under a key. Its default is nil.
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String {
    self.init(key, nil, .optional(.raw(.string)))
  }
}
