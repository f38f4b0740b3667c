import Foundation

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
