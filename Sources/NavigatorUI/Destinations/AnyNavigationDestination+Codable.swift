import Foundation

/// A destination of any type can be written down and read back where its own type can, and where the coder knows that type by a name:
/// put ``NavigationDestinationTypes`` into the `userInfo` of the encoder and of the decoder.
///
/// - Throws: ``NavigationDestinationCodingError`` where a type or a name is unknown, and whatever the destination's own coding throws.
extension AnyNavigationDestination: Codable {
  private enum CodingKeys: String, CodingKey {
    case type, value
  }

  public func encode(to encoder: any Encoder) throws {
    let types = try NavigationDestinationTypes.found(in: encoder.userInfo)
    let entry = try types.entry(for: wrapped)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(entry.name, forKey: .type)
    try container.encode(entry.value, forKey: .value)
  }

  public init(from decoder: any Decoder) throws {
    let types = try NavigationDestinationTypes.found(in: decoder.userInfo)
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let type = try types.type(named: container.decode(String.self, forKey: .type))
    self.init(try container.decode(type, forKey: .value))
  }
}

/// Why a destination could not be written down or read back.
nonisolated public enum NavigationDestinationCodingError: Error, Hashable, CustomStringConvertible {
  /// The coder's `userInfo` has no ``NavigationDestinationTypes``.
  case noTypes
  /// A destination's type is not `Codable`.
  case notCodable(type: String)
  /// A destination's type was not registered.
  case notRegistered(type: String)
  /// What was read names a type that was not registered under that name.
  case unknownName(String)

  public var description: String {
    switch self {
    case .noTypes:
      "The coder knows no destination types. Put NavigationDestinationTypes into its userInfo for the key .navigationDestinationTypes."
    case .notCodable(let type):
      "Destinations of type \(type) cannot be saved: the type is not Codable."
    case .notRegistered(let type):
      "Destinations of type \(type) cannot be saved: register the type under a name in NavigationDestinationTypes."
    case .unknownName(let name):
      "No destination type is registered under the name \"\(name)\". Register the type that had it, or an alias."
    }
  }
}
