import Foundation

/// A destination of any type can be encoded and decoded if its own type is Codable and registered under a name. Store a
/// ``NavigationDestinationTypes`` in the `userInfo` of the encoder and the decoder.
///
/// - Throws: ``NavigationDestinationCodingError`` for an unknown type or name, and the errors of the destination's own coding.
extension AnyNavigationDestination: Codable {
  private enum CodingKeys: String, CodingKey {
    case type, value
  }

  /// Encodes the name of the destination's type and its value.
  ///
  /// - Throws: ``NavigationDestinationCodingError`` if the type is unknown, and the errors of the destination's own coding.
  public func encode(to encoder: any Encoder) throws {
    let types = try NavigationDestinationTypes.found(in: encoder.userInfo)
    let entry = try types.entry(for: wrapped)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(entry.name, forKey: .type)
    try container.encode(entry.value, forKey: .value)
  }

  /// Creates a destination from the encoded name of its type and its value.
  ///
  /// - Throws: ``NavigationDestinationCodingError`` if the name is unknown, and the errors of the destination's own coding.
  public init(from decoder: any Decoder) throws {
    let types = try NavigationDestinationTypes.found(in: decoder.userInfo)
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let type = try types.type(named: container.decode(String.self, forKey: .type))
    self.init(try container.decode(type, forKey: .value))
  }
}

/// An error that prevents the encoding or decoding of a destination.
nonisolated public enum NavigationDestinationCodingError: Error, Hashable, CustomStringConvertible {
  /// The coder's `userInfo` contains no ``NavigationDestinationTypes``.
  case noTypes
  /// A destination's type is not `Codable`.
  case notCodable(type: String)
  /// A destination's type was not registered.
  case notRegistered(type: String)
  /// The encoded data contains a type name that is not registered.
  case unknownName(String)

  /// A description of the error with its remedy.
  public var description: String {
    switch self {
    case .noTypes:
      """
      The coder has no destination types. Put NavigationDestinationTypes into its userInfo for the key \
      .navigationDestinationTypes.
      """
    case .notCodable(let type):
      "Destinations of type \(type) cannot be saved: the type is not Codable."
    case .notRegistered(let type):
      "Destinations of type \(type) cannot be saved: register the type under a name in NavigationDestinationTypes."
    case .unknownName(let name):
      "No destination type is registered under the name \"\(name)\". Register the type that had it, or an alias."
    }
  }
}
