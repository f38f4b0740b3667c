import Foundation
import IssueReporting

/// The values on a navigation stack. They can have any `Hashable` type.
///
/// ```swift
/// var path = NavigationPath()
/// path.append(Route.detail(7))
/// let saved = try path.codable.map { try JSONEncoder().encode($0) }
/// ```
nonisolated public struct NavigationPath: Equatable {
  private var items: [Item]

  private enum Item: Equatable {
    /// A value that can be encoded, with its encoder.
    case codable(AnyHashable, PathItemEncoder)
    case plain(AnyHashable)
    /// A decoded value. The stack converts it to the type that the app registered under its name.
    case encoded(PathItem)

    var value: AnyHashable {
      switch self {
      case .codable(let value, _), .plain(let value): value
      case .encoded(let item): AnyHashable(item)
      }
    }

    /// Returns a Boolean value that indicates whether two values are equal. A decoded value is equal to the value that it was
    /// encoded from.
    static func == (lhs: Item, rhs: Item) -> Bool {
      switch (lhs, rhs) {
      case (.codable(_, let encoder), .encoded(let item)), (.encoded(let item), .codable(_, let encoder)): encoder.encodes(item)
      default: lhs.value == rhs.value
      }
    }
  }

  /// Creates an empty path.
  public init() {
    items = []
  }

  /// Creates a path from values that cannot be encoded.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    items = elements.map { .plain(AnyHashable($0)) }
  }

  /// Creates a path from values that can be encoded.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable, S.Element: Decodable, S.Element: Encodable {
    items = elements.map { .codable(AnyHashable($0), PathItemEncoder($0)) }
  }

  /// Creates a path from its encoded form.
  ///
  /// A stack decodes the values when it shows them, and only to types that have a `navigationDestination(for:)` in the stack.
  public init(_ codable: CodableRepresentation) {
    items = codable.items.map(Item.encoded)
  }

  /// The number of values.
  public var count: Int { items.count }

  /// A Boolean value that indicates whether the path has no values.
  public var isEmpty: Bool { items.isEmpty }

  /// The encodable form of the path, or nil if any value is not `Codable`.
  public var codable: CodableRepresentation? {
    var encoded: [PathItem] = []
    for item in items {
      switch item {
      case .plain: return nil
      case .encoded(let item): encoded.append(item)
      case .codable(_, let encoder):
        guard let item = encoder.item() else { return nil }
        encoded.append(item)
      }
    }
    return CodableRepresentation(items: encoded)
  }

  /// Appends a value that cannot be encoded.
  public mutating func append<V: Hashable>(_ value: V) {
    items.append(.plain(AnyHashable(value)))
  }

  /// Appends a value that can be encoded.
  public mutating func append<V: Hashable & Codable>(_ value: V) {
    items.append(.codable(AnyHashable(value), PathItemEncoder(value)))
  }

  /// Removes the last `k` values. A path with fewer values is empty afterwards, and the call is reported.
  public mutating func removeLast(_ k: Int = 1) {
    // A trap would end the sessions of all users.
    if !(0...items.count ~= k) { reportIssue("removeLast(\(k)) was called on a NavigationPath with \(items.count) values.") }
    items.removeLast(min(max(k, 0), items.count))
  }

  var values: [AnyHashable] { items.map(\.value) }

  /// Appends a value of an unknown type, as links do.
  mutating func append(erased value: AnyHashable) {
    func open<V: Hashable>(_ value: V) {
      if let codable = value as? any (Hashable & Codable) {
        appendCodable(codable)
      } else {
        append(value)
      }
    }
    func appendCodable<V: Hashable & Codable>(_ value: V) {
      items.append(.codable(AnyHashable(value), PathItemEncoder(value)))
    }
    if let value = value.base as? any Hashable { open(value) }
  }

  /// The encodable form of a path: the name of each value's type, and the value.
  public struct CodableRepresentation: Codable, Equatable {
    let items: [PathItem]

    init(items: [PathItem]) {
      self.items = items
    }

    /// Decodes the values of a path.
    public init(from decoder: any Decoder) throws {
      items = try decoder.singleValueContainer().decode([PathItem].self)
    }

    /// Encodes the values of a path.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(items)
    }
  }
}

/// An encoded value: the name of its type as written in source code (module and type, not mangled) and its JSON.
nonisolated struct PathItem: Hashable, Codable {
  let type: String
  let value: String

  static func == (lhs: PathItem, rhs: PathItem) -> Bool {
    lhs.type == rhs.type && (lhs.value == rhs.value || lhs.isSameJSON(as: rhs))
  }

  /// Hashes the type only, because equal values may be encoded with their keys in another order.
  func hash(into hasher: inout Hasher) {
    hasher.combine(type)
  }

  private func isSameJSON(as other: PathItem) -> Bool {
    guard let object = jsonObject, let otherObject = other.jsonObject else { return false }
    return object.isEqual(otherObject)
  }

  private var jsonObject: NSObject? {
    try? JSONSerialization.jsonObject(with: Data(value.utf8), options: .fragmentsAllowed) as? NSObject
  }

  /// Decodes the value if its type has the same name as `type`.
  func decode<V: Hashable & Decodable>(as type: V.Type) -> V? {
    guard self.type == storedTypeName(of: type) else { return nil }
    return try? JSONDecoder().decode(V.self, from: Data(value.utf8))
  }
}

/// An encoder of one value of a `Codable` type.
nonisolated struct PathItemEncoder {
  let item: () -> PathItem?
  /// Returns a Boolean value that indicates whether an encoded value decodes to this one.
  let encodes: (PathItem) -> Bool

  init<V: Hashable & Codable>(_ value: V) {
    encodes = { $0.decode(as: V.self) == value }
    item = {
      guard let data = try? JSONEncoder().encode(value) else { return nil }
      return PathItem(type: storedTypeName(of: V.self), value: String(decoding: data, as: UTF8.self))
    }
  }
}
