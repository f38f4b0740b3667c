import Foundation
import IssueReporting
import NavigatorHost

/// A pair of functions that convert a value to its stored form and back. Stored values of another type are not decoded.
nonisolated struct StoredCoding<Value> {
  let decode: (StoredValue) -> Value?
  /// Converts a value to its stored form. Nil removes the stored value.
  let encode: (Value) -> StoredValue?
}

extension StoredCoding {
  /// Returns the coding of a type by its raw value.
  static func raw<R: RawRepresentable>(_ coding: StoredCoding<R.RawValue>) -> StoredCoding<R> {
    StoredCoding<R>(
      decode: { coding.decode($0).flatMap { R(rawValue: $0) } },
      encode: { coding.encode($0.rawValue) })
  }

  /// Returns the coding of an optional. For nil, no value is stored.
  static func optional<W>(_ coding: StoredCoding<W>) -> StoredCoding<W?> {
    StoredCoding<W?>(decode: { coding.decode($0) }, encode: { $0.flatMap(coding.encode) })
  }
}

extension StoredCoding where Value == Bool {
  static var bool: StoredCoding<Bool> {
    StoredCoding(
      decode: { if case .bool(let value) = $0 { value } else { nil } },
      encode: { .bool($0) })
  }
}

extension StoredCoding where Value == Int {
  static var int: StoredCoding<Int> {
    StoredCoding(
      decode: { if case .integer(let value) = $0 { value } else { nil } },
      encode: { .integer($0) })
  }
}

extension StoredCoding where Value == Double {
  /// The coding of a floating-point number. It also decodes stored integers.
  static var double: StoredCoding<Double> {
    StoredCoding(
      decode: {
        switch $0 {
        case .double(let value): value
        case .integer(let value): Double(value)
        default: nil
        }
      },
      encode: { .double($0) })
  }
}

extension StoredCoding where Value == String {
  static var string: StoredCoding<String> {
    StoredCoding(
      decode: { if case .string(let value) = $0 { value } else { nil } },
      encode: { .string($0) })
  }
}

extension StoredCoding where Value == URL {
  static var url: StoredCoding<URL> {
    StoredCoding(
      decode: { if case .string(let value) = $0 { URL(string: value) } else { nil } },
      encode: { .string($0.absoluteString) })
  }
}

extension StoredCoding where Value == Data {
  static var data: StoredCoding<Data> {
    StoredCoding(
      decode: { if case .data(let bytes) = $0 { Data(bytes) } else { nil } },
      encode: { .data([UInt8]($0)) })
  }
}

extension StoredCoding where Value == Date {
  /// The coding of a date as the seconds since the reference date.
  static var date: StoredCoding<Date> {
    StoredCoding(
      decode: { StoredCoding<Double>.double.decode($0).map(Date.init(timeIntervalSinceReferenceDate:)) },
      encode: { .double($0.timeIntervalSinceReferenceDate) })
  }
}

/// The cell of a stored value in a session.
final class StoredCell<Value>: ValueCell<Value>, @unchecked Sendable {
  private let key: String
  private let space: StoredValues.Domain
  private let initial: Value
  private let coding: StoredCoding<Value>
  private let store: StoredValues
  private let queue: UpdateQueue

  init(
    _ key: String, in space: StoredValues.Domain, initial: Value, coding: StoredCoding<Value>, store: StoredValues,
    queue: UpdateQueue
  ) {
    self.key = key
    self.space = space
    self.initial = initial
    self.coding = coding
    self.store = store
    self.queue = queue
  }

  override func get() -> Value {
    store.value(for: key, in: space, queue: queue).flatMap(coding.decode) ?? initial
  }

  override func set(_ value: Value, transaction: Transaction) {
    transaction.write { store.set(coding.encode(value), for: key, in: space, queue: queue) }
  }

  func isPlace(of key: String) -> Bool { self.key == key }

  override func isSame(as other: ValueCell<Value>) -> Bool {
    guard let other = other as? StoredCell<Value> else { return false }
    return store === other.store && space == other.space && key == other.key
  }
}

/// The configuration of a storage property, and the cell of its value if it belongs to a view in the view tree.
nonisolated struct StoredProperty<Value> {
  private let name: String
  /// The suite of `UserDefaults` that the property specifies; nil for the default suite of its view.
  var suite: StoreSuite?
  let space: StoredValues.Domain
  let initial: Value
  let coding: StoredCoding<Value>
  private(set) var location: ValueCell<Value>?

  init(_ key: String, _ space: StoredValues.Domain, _ initial: Value, _ coding: StoredCoding<Value>) {
    name = key
    self.space = space
    self.initial = initial
    self.coding = coding
  }

  /// The key and the suite, if the property itself determines both.
  var place: [String?] { [name, suite?.name] }

  /// The key in the session's values if the property belongs to no view.
  var key: String { (suite ?? .standard).key(name) }

  @MainActor
  mutating func attach(_ slot: inout AnyObject?, to node: Node) {
    let key = space == .app ? (suite ?? node.scope.value(DefaultSuiteKey.self)).key(name) : name
    if let known = slot as? StoredCell<Value>, known.isPlace(of: key) {
      location = known
      return
    }
    let made = StoredCell(
      key, in: space, initial: initial, coding: coding, store: node.graph.store, queue: node.graph.queue)
    slot = made
    location = made
  }

  /// The value in the session that contains the view or whose code is running.
  var value: Value {
    get { (location ?? currentLocation)?.get() ?? initial }
    nonmutating set {
      guard let location = location ?? currentLocation else { return reportLostWrite() }
      location.set(newValue, transaction: Transaction())
    }
  }

  var binding: Binding<Value> { Binding(location: location ?? currentLocation ?? ConstantCell(initial)) }

  /// Registers an object of the property with the session whose code is running.
  func register(_ object: AnyObject) {
    CurrentStorage.current?.store.add(object, for: key)
  }

  private var currentLocation: ValueCell<Value>? {
    CurrentStorage.current.map {
      StoredCell(key, in: space, initial: initial, coding: coding, store: $0.store, queue: $0.queue)
    }
  }

  private func reportLostWrite() {
    reportIssue(
      """
      The value for "\(key)" is not stored, because no session's code is running. Store values in a view's body or action, or \
      in a task that it creates. Code on another dispatch queue or in a detached task belongs to no session.
      """)
  }
}
