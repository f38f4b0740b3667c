import Foundation

/// A set of destination types that can be saved. Each has a name that stays the same when the type is renamed or moved to another
/// module.
///
/// ```swift
/// var types = NavigationDestinationTypes()
/// types.register(HomeDestinations.self, as: "home")
/// types.register(SettingsDestinations.self, as: "settings", aliases: ["preferences"])
/// encoder.userInfo[.navigationDestinationTypes] = types
/// let saved = try encoder.encode(AnyNavigationDestination(HomeDestinations.page2))
/// ```
///
/// Only registered types are decoded. The types in ``NavigationConfiguration/restorableDestinations`` are registered, and every
/// `Codable` type that a view shows by `navigationDestination(_:)`.
nonisolated public struct NavigationDestinationTypes: Sendable {
  /// A destination type that can be encoded and decoded.
  public typealias Coded = NavigationDestination & Codable & SendableMetatype

  private var types: [String: any Coded.Type] = [:]
  private var names: [ObjectIdentifier: String] = [:]

  /// Creates an empty set.
  public init() {}

  /// Registers a type under the name with which it is saved, and under older names from which it is restored.
  ///
  /// If no name is given, it is ``RestorableDestination/restorationName``, or otherwise the type's name in the source. A name
  /// that another type already has is not changed, and the conflict is reported.
  ///
  /// - Parameters:
  ///   - type: The destination type.
  ///   - name: The name with which destinations of the type are saved.
  ///   - aliases: Older names from which the type is restored.
  public mutating func register<D: NavigationDestination & Codable & SendableMetatype>(
    _ type: D.Type, as name: String? = nil, aliases: [String] = []
  ) {
    for conflict in add(type, as: name, aliases: aliases) { reportMisuse(conflict) }
  }

  /// Registers a type. Returns a message for each name that another type already has.
  mutating func add(_ type: any Coded.Type, as name: String? = nil, aliases: [String] = []) -> [String] {
    let name = name ?? Self.defaultName(of: type)
    let formerNames = (type as? any RestorableDestination.Type)?.formerRestorationNames ?? []
    let conflicts = ([name] + aliases + formerNames).compactMap { add(type, under: $0) }
    if types[name] == type, names[ObjectIdentifier(type)] == nil { names[ObjectIdentifier(type)] = name }
    return conflicts
  }

  /// Adds the types of another set. Returns a message for each name that another type already has.
  mutating func add(_ others: Self) -> [String] {
    let conflicts = others.types.compactMap { add($1, under: $0) }
    names.merge(others.names) { first, _ in first }
    return conflicts.sorted()
  }

  /// Returns the name with which destinations of a type are saved, even if the type is not registered.
  func name(of type: Any.Type) -> String {
    names[ObjectIdentifier(type)] ?? Self.defaultName(of: type)
  }

  private static func defaultName(of type: Any.Type) -> String {
    (type as? any RestorableDestination.Type)?.restorationName ?? String(describing: type)
  }

  /// Adds a type under a name. Returns a message if another type already has the name.
  private mutating func add(_ type: any Coded.Type, under name: String) -> String? {
    guard let other = types[name], other != type else {
      types[name] = type
      return nil
    }
    let areAlike = "\(type)" == "\(other)"
    let (added, known) = areAlike ? (String(reflecting: type), String(reflecting: other)) : ("\(type)", "\(other)")
    return "\(added) cannot be registered as \"\(name)\": that is the name of \(known). Choose another name."
  }

  static func found(in userInfo: [CodingUserInfoKey: Any]) throws(NavigationDestinationCodingError) -> Self {
    guard let types = userInfo[.navigationDestinationTypes] as? Self else { throw .noTypes }
    return types
  }

  func entry(
    for destination: any NavigationDestination
  ) throws(NavigationDestinationCodingError) -> (name: String, value: any Encodable) {
    let type = Swift.type(of: destination as Any)
    guard let value = destination as? any Encodable else { throw .notCodable(type: "\(type)") }
    guard let name = names[ObjectIdentifier(type)] else { throw .notRegistered(type: "\(type)") }
    return (name, value)
  }

  func type(named name: String) throws(NavigationDestinationCodingError) -> any Coded.Type {
    guard let type = types[name] else { throw .unknownName(name) }
    return type
  }
}

extension NavigationDestinationTypes: ExpressibleByArrayLiteral {
  /// Creates a set of types, each under its default name.
  ///
  /// ```swift
  /// NavigationConfiguration(restorableDestinations: [HomeDestinations.self, SettingsDestinations.self])
  /// ```
  public init(arrayLiteral types: any Coded.Type...) {
    self.init(types)
  }

  init(_ types: [any Coded.Type]) {
    for type in types {
      for conflict in add(type) { reportMisuse(conflict) }
    }
  }
}

extension NavigationDestinationTypes: Equatable {
  /// Returns a Boolean value that indicates whether both sets contain the same types under the same names.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.names == rhs.names && lhs.types.mapValues { ObjectIdentifier($0) } == rhs.types.mapValues { ObjectIdentifier($0) }
  }
}

extension CodingUserInfoKey {
  /// The key under which a coder stores its ``NavigationDestinationTypes``.
  nonisolated public static var navigationDestinationTypes: CodingUserInfoKey {
    // The initializer is failable, but accepts every string.
    CodingUserInfoKey(rawValue: "NavigatorUI.navigationDestinationTypes")!
  }
}
