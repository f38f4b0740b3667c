import Foundation

/// A type of data. UniformTypeIdentifiers declares it on Apple platforms only.
public nonisolated struct UTType: Hashable, Sendable, CustomStringConvertible {
  /// The identifier of the type, such as `public.text`.
  public let identifier: String

  /// Creates a type from its identifier.
  public init?(_ identifier: String) {
    self.identifier = identifier
  }

  private init(known identifier: String) {
    self.identifier = identifier
  }

  /// The identifier.
  public var description: String { identifier }

  /// Anything.
  public static let item = UTType(known: "public.item")
  /// Any data.
  public static let data = UTType(known: "public.data")
  /// Any text.
  public static let text = UTType(known: "public.text")
  /// Text without styles.
  public static let plainText = UTType(known: "public.plain-text")
  /// Text without styles, in UTF-8.
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  /// An address.
  public static let url = UTType(known: "public.url")
  /// An image.
  public static let image = UTType(known: "public.image")

  /// The types that a type belongs to, itself among them.
  private static let families: [String: [String]] = [
    "public.utf8-plain-text": ["public.plain-text", "public.text"], "public.plain-text": ["public.text"],
  ]

  /// Returns a Boolean value that indicates whether each value of this type is one of another type.
  public func conforms(to type: UTType) -> Bool {
    self == type || type == .item || type == .data || Self.families[identifier]?.contains(type.identifier) == true
  }
}

/// A value that is dragged. Foundation declares the class on Apple platforms only.
public final class NSItemProvider: NSObject {
  let value: Any?
  /// The type of the value.
  let type: UTType

  /// Creates a provider without a value.
  public override init() {
    value = nil
    type = .item
  }

  /// Creates a provider of an object: a string or an address.
  public init(object: NSObject) {
    value = object
    type = object is NSURL ? .url : .utf8PlainText
  }

  init(value: Any) {
    self.value = value
    type =
      switch value {
      case is URL: .url
      case is String: .utf8PlainText
      default: .data
      }
  }

  /// The identifiers of the type of the value.
  public var registeredTypeIdentifiers: [String] { [type.identifier] }

  /// Returns a Boolean value that indicates whether the value is of a type.
  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    UTType(typeIdentifier).map(type.conforms) ?? false
  }

  func conforms(to types: [UTType]) -> Bool {
    types.contains { type.conforms(to: $0) || type == .item }
  }
}
