import Foundation

/// A class whose objects can be loaded from an item provider. On Apple platforms, Foundation declares this protocol.
public protocol NSItemProviderReading: AnyObject {
  /// The identifiers of the types from which objects can be created, in order of preference.
  static var readableTypeIdentifiersForItemProvider: [String] { get }

  /// Creates an object from data in one of the types.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

extension NSItemProviderReading {
  /// Returns an object as this class. Throws an error if the class is a subclass that cannot be created.
  fileprivate static func checked(_ object: Any?) throws -> Self {
    guard let object = object as? Self else { throw TransferError(description: "The data is not a valid \(Self.self).") }
    return object
  }
}

extension NSString: NSItemProviderReading {
  /// The identifiers of plain text types.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    [UTType.utf8PlainText, .plainText, .text].map(\.identifier)
  }

  /// Creates a string from data in UTF-8.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    try checked(NSString(string: String(decoding: data, as: UTF8.self)))
  }
}

extension NSURL: NSItemProviderReading {
  /// The identifier of the URL type.
  public static var readableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }

  /// Creates a URL from data in UTF-8.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    try checked(NSURL(string: String(decoding: data, as: UTF8.self)))
  }
}

extension UIImage: NSItemProviderReading {
  /// The identifiers of the image types that hosts can show.
  public static var readableTypeIdentifiersForItemProvider: [String] { [UTType.png, .jpeg, .gif, .webP].map(\.identifier) }

  /// Creates an image from the contents of a file.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    try checked(UIImage(data: data))
  }
}
