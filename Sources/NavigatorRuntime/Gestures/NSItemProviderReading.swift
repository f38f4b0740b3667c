import Foundation

/// A class whose objects can be loaded from an item provider. Foundation declares the protocol on Apple platforms only.
public protocol NSItemProviderReading: AnyObject {
  /// The identifiers of the types from which objects are created, the preferred one first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }

  /// Creates an object from data in one of the types.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

extension NSItemProviderReading {
  /// Returns an object as the class that is loaded, which may be a subclass that cannot be created.
  fileprivate static func checked(_ object: Any?) throws -> Self {
    guard let object = object as? Self else { throw TransferError(description: "The data is no \(Self.self).") }
    return object
  }
}

extension NSString: NSItemProviderReading {
  /// Plain text.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    [UTType.utf8PlainText, .plainText, .text].map(\.identifier)
  }

  /// Creates a string from data in UTF-8.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    try checked(NSString(string: String(decoding: data, as: UTF8.self)))
  }
}

extension NSURL: NSItemProviderReading {
  /// Addresses.
  public static var readableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }

  /// Creates an address from data in UTF-8.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    try checked(NSURL(string: String(decoding: data, as: UTF8.self)))
  }
}

extension UIImage: NSItemProviderReading {
  /// The formats of images that hosts show.
  public static var readableTypeIdentifiersForItemProvider: [String] { [UTType.png, .jpeg, .gif, .webP].map(\.identifier) }

  /// Creates an image from the contents of a file.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    try checked(UIImage(data: data))
  }
}
