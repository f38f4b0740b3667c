import Foundation

/// The values on a navigation stack, of any type that is `Hashable`.
///
/// ```swift
/// var path = NavigationPath()
/// path.append(Route.detail(7))
/// let saved = try path.codable.map { try JSONEncoder().encode($0) }
/// ```
nonisolated public struct NavigationPath: Equatable {
  private var items: [Item]

  private enum Item: Equatable {
    /// A value that can be written down, with how.
    case codable(AnyHashable, PathItemEncoder)
    case plain(AnyHashable)
    /// A value that was read back; the stack decodes it into the type that the app registered under its name.
    case encoded(PathItem)

    var value: AnyHashable {
      switch self {
      case .codable(let value, _), .plain(let value): value
      case .encoded(let item): AnyHashable(item)
      }
    }

    static func == (lhs: Item, rhs: Item) -> Bool { lhs.value == rhs.value }
  }

  public init() {
    items = []
  }

  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    items = elements.map { .plain(AnyHashable($0)) }
  }

  public init<S: Sequence>(_ elements: S) where S.Element: Hashable, S.Element: Decodable, S.Element: Encodable {
    items = elements.map { .codable(AnyHashable($0), PathItemEncoder($0)) }
  }

  /// A path from its saved form. Its values are decoded when a stack shows them, and only into types for which the stack has a
  /// `navigationDestination(for:)`.
  public init(_ codable: CodableRepresentation) {
    items = codable.items.map(Item.encoded)
  }

  public var count: Int { items.count }

  public var isEmpty: Bool { items.isEmpty }

  /// The path in a form that can be saved, or nil where it holds a value that is not `Codable`.
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

  public mutating func append<V: Hashable>(_ value: V) {
    items.append(.plain(AnyHashable(value)))
  }

  public mutating func append<V: Hashable & Codable>(_ value: V) {
    items.append(.codable(AnyHashable(value), PathItemEncoder(value)))
  }

  /// Takes the last `k` values off.
  public mutating func removeLast(_ k: Int = 1) {
    items.removeLast(k)
  }

  var values: [AnyHashable] { items.map(\.value) }

  /// Appends a value of unknown type, as a link does.
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

  /// The saved form of a path: each value's type by its name, and the value.
  public struct CodableRepresentation: Codable, Equatable {
    let items: [PathItem]

    init(items: [PathItem]) {
      self.items = items
    }

    public init(from decoder: any Decoder) throws {
      items = try decoder.singleValueContainer().decode([PathItem].self)
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(items)
    }
  }
}

/// A saved value: its type's name as the app spells it (module and type, never a mangled name) and its JSON.
nonisolated struct PathItem: Hashable, Codable {
  let type: String
  let value: String

  /// Decodes the value where its name is that of `type`.
  func decode<V: Hashable & Decodable>(as type: V.Type) -> V? {
    guard self.type == String(reflecting: type) else { return nil }
    return try? JSONDecoder().decode(V.self, from: Data(value.utf8))
  }
}

/// Knows how a value of some `Codable` type is written down.
nonisolated struct PathItemEncoder {
  let item: () -> PathItem?

  init<V: Codable>(_ value: V) {
    item = {
      guard let data = try? JSONEncoder().encode(value) else { return nil }
      return PathItem(type: String(reflecting: V.self), value: String(decoding: data, as: UTF8.self))
    }
  }
}
