import Foundation

/// A property whose value the app stores under a key, independent of the lifetime of its views.
///
/// ```swift
/// @AppStorage("sound") private var isSoundOn = true
/// ```
///
/// Values belong to one user. Users never see each other's values; all windows of a user share them. In a browser, a user is a
/// visitor with a cookie. If the stored value has another type, the property returns its default.
///
/// A `store` selects a group of keys by its suite name, so the same key refers to another value in another suite. The values
/// belong to the user in each suite. `UserDefaults`, which all users of a server share, does not contain them.
///
/// The property can belong to an `ObservableObject`. The object then publishes before the value changes, even if another window
/// changes it:
///
/// ```swift
/// final class Settings: ObservableObject {
///   @AppStorage("sound") var isSoundOn = true
///   @Published var volume = 3
/// }
/// ```
///
/// Outside of views, the property has the value of the user whose session runs the code. A session runs the bodies and actions of
/// its views, and the tasks that they create. In other code, such as a block on a dispatch queue, reading returns the default
/// value, and a write has no effect and reports an issue.
///
/// If an object has no `@Published` properties and declares no `objectWillChange`, each read of `objectWillChange` returns a new
/// publisher. The object's views are updated nevertheless.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private var property: StoredProperty<Value>

  init(_ key: String, _ store: UserDefaults?, _ initial: Value, _ coding: StoredCoding<Value>) {
    property = StoredProperty(key, .app, initial, coding)
    property.suite = store.map(StoreSuite.init)
  }

  /// The stored value.
  public var wrappedValue: Value {
    get { property.value }
    nonmutating set { property.value = newValue }
  }

  /// A binding to the stored value.
  public var projectedValue: Binding<Value> { property.binding }

  /// The stored value of a class's property. The compiler uses it in place of ``wrappedValue``.
  public static subscript<Object: AnyObject>(
    _enclosingInstance object: Object, wrapped _: ReferenceWritableKeyPath<Object, Value>,
    storage storage: ReferenceWritableKeyPath<Object, Self>
  ) -> Value {
    get {
      let property = object[keyPath: storage].property
      property.register(object)
      return property.value
    }
    set {
      let property = object[keyPath: storage].property
      property.register(object)
      property.value = newValue
    }
  }
}

extension AppStorage: NodeProperty {
  @MainActor mutating func attach(_ slot: inout AnyObject?, to node: Node) {
    property.attach(&slot, to: node)
  }
}

extension AppStorage: CustomComparison {
  /// Values are stored in the session, and the default cannot change under one key. The key and the suite therefore
  /// identify a property.
  static func makeComparison(_ table: ComparisonTable) -> Comparison {
    Comparison { lhs, rhs, _ in
      lhs.assumingMemoryBound(to: Self.self).pointee.property.place
        == rhs.assumingMemoryBound(to: Self.self).pointee.property.place
    }
  }
}

extension AppStorage {
  /// Creates a property that stores a Boolean value under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(key, store, wrappedValue, .bool)
  }

  /// Creates a property that stores an integer under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(key, store, wrappedValue, .int)
  }

  /// Creates a property that stores a floating-point number under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
    self.init(key, store, wrappedValue, .double)
  }

  /// Creates a property that stores a string under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
    self.init(key, store, wrappedValue, .string)
  }

  /// Creates a property that stores a URL under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(key, store, wrappedValue, .url)
  }

  /// Creates a property that stores data under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(key, store, wrappedValue, .data)
  }

  /// Creates a property that stores a date under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
    self.init(key, store, wrappedValue, .date)
  }

  /// Creates a property that stores the integer raw value of its value under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, store, wrappedValue, StoredCoding<Value>.raw(.int))
  }

  /// Creates a property that stores the string raw value of its value under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, store, wrappedValue, StoredCoding<Value>.raw(.string))
  }
}

extension AppStorage {
  /// Creates a property that stores an optional Boolean value under a key. Its default is nil.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(key, store, nil, .optional(.bool))
  }

  /// Creates a property that stores an optional integer under a key. Its default is nil.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(key, store, nil, .optional(.int))
  }

  /// Creates a property that stores an optional floating-point number under a key. Its default is nil.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(key, store, nil, .optional(.double))
  }

  /// Creates a property that stores an optional string under a key. Its default is nil.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(key, store, nil, .optional(.string))
  }

  /// Creates a property that stores an optional URL under a key. Its default is nil.
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(key, store, nil, .optional(.url))
  }

  /// Creates a property that stores optional data under a key. Its default is nil.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(key, store, nil, .optional(.data))
  }

  /// Creates a property that stores an optional date under a key. Its default is nil.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(key, store, nil, .optional(.date))
  }

  /// Creates a property that stores the integer raw value of an optional value under a key. Its default is nil.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == Int {
    self.init(key, store, nil, .optional(.raw(.int)))
  }

  /// Creates a property that stores the string raw value of an optional value under a key. Its default is nil.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == String {
    self.init(key, store, nil, .optional(.raw(.string)))
  }
}
