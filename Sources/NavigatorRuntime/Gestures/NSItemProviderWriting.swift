import Foundation

/// A class whose objects can be provided as data. On Apple platforms, Foundation declares this protocol.
public protocol NSItemProviderWriting: AnyObject {
  /// The identifiers of the types in which objects can be provided, in order of preference.
  static var writableTypeIdentifiersForItemProvider: [String] { get }

  /// Loads the data of this object in one of the types.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The identifier of the type.
  ///   - completionHandler: A closure that receives the data, or an error.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

extension NSString: NSItemProviderWriting {
  /// The identifier of the plain text type.
  public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.utf8PlainText.identifier] }

  /// Provides the text in UTF-8.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data((self as String).utf8), nil)
    return nil
  }
}

extension NSURL: NSItemProviderWriting {
  /// The identifier of the URL type.
  public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }

  /// Provides the URL in UTF-8.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data((self as URL).absoluteString.utf8), nil)
    return nil
  }
}

extension UIImage: NSItemProviderWriting {
  /// The identifier of the PNG type.
  public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.png.identifier] }

  /// Provides the image as a PNG file.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    let data = pngData()
    completionHandler(data, data == nil ? TransferError(description: "The image has no data.") : nil)
    return nil
  }
}

/// The processes that may load a representation. The value has no effect because hosts provide items only within the app.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  /// All processes may load the representation.
  case all
  /// Apps of the same developer may load the representation.
  case team
  /// Apps of the same group may load the representation.
  case group
  /// Only the app itself may load the representation.
  case ownProcess
}
