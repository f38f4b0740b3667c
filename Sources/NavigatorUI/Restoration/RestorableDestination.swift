import Foundation

/// A destination type that can still be restored after its source was changed.
///
/// Every `Codable` destination can be saved: by the name of its type and the names of its cases. Where such a name changes, the type says
/// what it was:
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
/// A case that is new needs nothing. One that was removed is left out when it is restored, unless
/// ``restored(from:)`` says where to go instead.
public protocol RestorableDestination: NavigationDestination, Codable {
  /// The name under which destinations of this type are saved: the type's own as it is written in the source, unless it says otherwise.
  static var restorationName: String { get }

  /// The names under which destinations of this type were saved before.
  static var formerRestorationNames: [String] { get }

  /// The names that cases had before, with those that they have now. Their associated values must have stayed the same.
  static var renamedCases: [String: String] { get }

  /// The destination for one that was saved and cannot be read any more, such as of a case that was removed. Nil leaves it out.
  static func restored(from saved: SavedDestination) -> Self?
}

extension RestorableDestination {
  nonisolated public static var restorationName: String { String(describing: Self.self) }

  nonisolated public static var formerRestorationNames: [String] { [] }

  nonisolated public static var renamedCases: [String: String] { [:] }

  nonisolated public static func restored(from saved: SavedDestination) -> Self? { nil }
}

/// A destination as it was saved, for ``RestorableDestination/restored(from:)`` to make something of.
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
  /// The name of the type, as it was saved.
  public let typeName: String
  /// The name of the case, as it was saved; nil where the type was no enum.
  public let caseName: String?
  /// The destination in JSON, as its type encoded it.
  public let data: Data

  /// Reads the saved destination as a value of another type.
  public func decode<T: Decodable>(_ type: T.Type) throws -> T {
    try JSONDecoder().decode(type, from: data)
  }
}
