/// A type of data. On Apple platforms, the framework UniformTypeIdentifiers declares this type.
///
/// The static members below have file extensions and MIME types. Other types have neither, because the runtime does not read the
/// app's property list.
public nonisolated struct UTType: Hashable, Sendable, CustomStringConvertible {
  /// The identifier of the type, such as `public.text`.
  public let identifier: String
  /// The identifiers of the types to which a type of the app conforms, the nearest one first.
  private let parents: [String]

  /// Creates a type from its identifier.
  public init?(_ identifier: String) {
    self.identifier = identifier
    parents = []
  }

  /// Creates a type that the app declares.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
    parents = parentType.map { [$0.identifier] + $0.parents } ?? []
  }

  /// Creates a type that another app declares.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
    parents = parentType.map { [$0.identifier] + $0.parents } ?? []
  }

  /// Creates a type from a file extension. Returns nil if no known type that conforms to `supertype` has the extension.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let wanted = filenameExtension.lowercased()
    guard let type = KnownFileTypes.type(where: { $0.extensions.contains(wanted) }), type.conforms(to: supertype) else {
      return nil
    }
    self = type
  }

  /// Creates a type from a MIME type. Returns nil if no known type that conforms to `supertype` has the MIME type.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    let wanted = mimeType.lowercased()
    let found = KnownFileTypes.type { $0.mimeType == wanted }
    guard let type = found, type.conforms(to: supertype) else { return nil }
    self = type
  }

  init(known identifier: String) {
    self.identifier = identifier
    parents = []
  }

  /// Returns a Boolean value that indicates whether two types have the same identifier.
  public static func == (lhs: UTType, rhs: UTType) -> Bool { lhs.identifier == rhs.identifier }

  /// Hashes the identifier.
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }

  /// The identifier.
  public var description: String { identifier }

  /// The preferred file extension without a period, or nil if the type has none.
  public var preferredFilenameExtension: String? { KnownFileTypes.entries[identifier]?.extensions.first }

  /// The MIME type, or nil if the type has none.
  public var preferredMIMEType: String? { KnownFileTypes.entries[identifier]?.mimeType }

  /// All types to which this type conforms, except for the type itself.
  public var supertypes: Set<UTType> {
    var found: Set<UTType> = []
    var waiting = (KnownFileTypes.entries[identifier]?.parents ?? []) + parents
    while let parent = waiting.popLast() {
      if found.insert(UTType(known: parent)).inserted { waiting += KnownFileTypes.entries[parent]?.parents ?? [] }
    }
    return found
  }

  /// Returns a Boolean value that indicates whether this type equals or conforms to another type.
  public func conforms(to type: UTType) -> Bool {
    self == type || type == .item || type == .data || supertypes.contains(type)
  }

  /// Returns a Boolean value that indicates whether this type conforms to another type and differs from it.
  public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }

  /// Returns a Boolean value that indicates whether another type conforms to this type and differs from it.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }
}
