/// A type of data. UniformTypeIdentifiers declares it on Apple platforms only.
///
/// The types below have extensions of file names and MIME types. Any other type has neither, since no property list of an app is
/// read.
public nonisolated struct UTType: Hashable, Sendable, CustomStringConvertible {
  /// The identifier of the type, such as `public.text`.
  public let identifier: String
  /// The identifier of the type to which a type of the app conforms.
  private let parent: String?

  /// Creates a type from its identifier.
  public init?(_ identifier: String) {
    self.identifier = identifier
    parent = nil
  }

  /// Creates a type that the app defines.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
    parent = parentType?.identifier
  }

  /// Creates a type that another app defines.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
    parent = parentType?.identifier
  }

  /// Creates the type of files whose names have an extension. The result is nil if no known type that conforms to `supertype` has
  /// it.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let wanted = filenameExtension.lowercased()
    guard let type = KnownFileTypes.type(where: { $0.extensions.contains(wanted) }), type.conforms(to: supertype) else {
      return nil
    }
    self = type
  }

  /// Creates the type of data with a MIME type. The result is nil if no known type that conforms to `supertype` has it.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    let wanted = mimeType.lowercased()
    let found = KnownFileTypes.type { $0.mimeType == wanted }
    guard let type = found, type.conforms(to: supertype) else { return nil }
    self = type
  }

  init(known identifier: String) {
    self.identifier = identifier
    parent = nil
  }

  /// Two types are equal if their identifiers are.
  public static func == (lhs: UTType, rhs: UTType) -> Bool { lhs.identifier == rhs.identifier }

  /// Hashes the identifier.
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }

  /// The identifier.
  public var description: String { identifier }

  /// The usual extension of the names of such files, without a period.
  public var preferredFilenameExtension: String? { KnownFileTypes.entries[identifier]?.extensions.first }

  /// The MIME type of such data.
  public var preferredMIMEType: String? { KnownFileTypes.entries[identifier]?.mimeType }

  /// The types that this type conforms to, without itself.
  public var supertypes: Set<UTType> {
    var found: Set<UTType> = []
    var waiting = (KnownFileTypes.entries[identifier]?.parents ?? []) + (parent.map { [$0] } ?? [])
    while let parent = waiting.popLast() {
      if found.insert(UTType(known: parent)).inserted { waiting += KnownFileTypes.entries[parent]?.parents ?? [] }
    }
    return found
  }

  /// Returns a Boolean value that indicates whether each value of this type is one of another type.
  public func conforms(to type: UTType) -> Bool {
    self == type || type == .item || type == .data || supertypes.contains(type)
  }

  /// Returns a Boolean value that indicates whether this type conforms to another one and differs from it.
  public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }

  /// Returns a Boolean value that indicates whether another type conforms to this one and differs from it.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }
}
