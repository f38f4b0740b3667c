import Foundation

extension StoredCoding where Value: Codable {
  /// The coding of a value as JSON.
  static var json: StoredCoding<Value> {
    StoredCoding(
      decode: { if case .data(let bytes) = $0 { try? JSONDecoder().decode(Value.self, from: Data(bytes)) } else { nil } },
      encode: { value in (try? JSONEncoder().encode(value)).map { .data([UInt8]($0)) } })
  }
}

extension AppStorage {
  /// Creates a property that stores the customization of a table's columns under a key.
  public init<RowValue: Identifiable>(
    wrappedValue: Value = TableColumnCustomization<RowValue>(), _ key: String, store: UserDefaults? = nil
  ) where Value == TableColumnCustomization<RowValue> {
    self.init(key, store, wrappedValue, .json)
  }

  /// Creates a property that stores the customization of a tab view under a key.
  public init(
    wrappedValue: Value = TabViewCustomization(), _ key: String, store: UserDefaults? = nil
  ) where Value == TabViewCustomization {
    self.init(key, store, wrappedValue, .json)
  }
}

extension SceneStorage {
  /// Creates a property that stores the customization of a table's columns under a key.
  public init<RowValue: Identifiable>(
    wrappedValue: Value = TableColumnCustomization<RowValue>(), _ key: String
  ) where Value == TableColumnCustomization<RowValue> {
    self.init(key, wrappedValue, .json)
  }

  /// Creates a property that stores the customization of a tab view under a key. The store has no effect.
  public init(
    wrappedValue: Value = TabViewCustomization(), _ key: String, store: UserDefaults? = nil
  ) where Value == TabViewCustomization {
    self.init(key, wrappedValue, .json)
  }
}
