import Foundation

/// A destination type that can be restored after its source has changed.
///
/// Every `Codable` destination is saved by the name of its type and the names of its cases. If such a name changes, the type
/// declares the former one:
///
/// ```swift
/// nonisolated enum HomeDestinations: RestorableDestination {
///   case detail(id: Int)
///   case settings
///
///   static var formerRestorationNames: [String] { ["HomePages"] }
///   static var renamedCases: [String: String] { ["preferences": "settings"] }
/// }
/// ```
///
/// A new case needs no declaration. A removed case is omitted from restoration, unless ``restored(from:)`` returns a replacement.
public protocol RestorableDestination: NavigationDestination, Codable {
  /// The name under which destinations of this type are saved. The default is the type's name in the source.
  static var restorationName: String { get }

  /// The former names under which destinations of this type were saved.
  static var formerRestorationNames: [String] { get }

  /// The current names of renamed cases by their former names. The associated values must be unchanged.
  static var renamedCases: [String: String] { get }

  /// Returns a replacement for a saved destination that cannot be decoded, for example because its case was removed. Nil omits
  /// the destination.
  static func restored(from saved: SavedDestination) -> Self?
}

extension RestorableDestination {
  /// The type's name in the source.
  nonisolated public static var restorationName: String { String(describing: Self.self) }

  /// An empty array.
  nonisolated public static var formerRestorationNames: [String] { [] }

  /// An empty dictionary.
  nonisolated public static var renamedCases: [String: String] { [:] }

  /// Returns nil, which omits the destination.
  nonisolated public static func restored(from saved: SavedDestination) -> Self? { nil }
}

/// A saved destination, from which ``RestorableDestination/restored(from:)`` can create a replacement.
///
/// ```swift
/// /// `detail` had a number once.
/// static func restored(from saved: SavedDestination) -> Self? {
///   struct Old: Decodable {
///     struct Detail: Decodable { let id: Int }
///     let detail: Detail
///   }
///   return (try? saved.decode(Old.self)).map { .detail(id: "\($0.detail.id)") }
/// }
/// ```
nonisolated public struct SavedDestination: Hashable, Sendable {
  /// The saved name of the type.
  public let typeName: String
  /// The saved name of the case, or nil if the type was not an enum.
  public let caseName: String?
  /// The JSON that the destination's type encoded.
  public let data: Data

  /// Decodes the saved destination as a value of another type.
  ///
  /// - Throws: The error of the decoding.
  public func decode<T: Decodable>(_ type: T.Type) throws -> T {
    try JSONDecoder().decode(type, from: data)
  }
}
