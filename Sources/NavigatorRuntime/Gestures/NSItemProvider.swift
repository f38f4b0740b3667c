import Foundation

/// A provider of a dragged or pasted value. On Apple platforms, Foundation declares this class.
///
/// ```swift
/// .onDrop(of: [.plainText], isTargeted: nil) { providers in
///   guard let provider = providers.first else { return false }
///   _ = provider.loadObject(ofClass: String.self) { text, _ in
///     Task { @MainActor in add(text) }
///   }
///   return true
/// }
/// ```
public final class NSItemProvider: NSObject {
  let value: Any?
  /// The types of the value, in order of preference.
  private let ownTypes: [UTType]
  /// The representations that the app has registered.
  var representations: [ItemRepresentation] = []
  /// The suggested name of a file for the value, without an extension.
  public var suggestedName: String?

  /// Creates a provider without a value.
  public override init() {
    value = nil
    ownTypes = []
  }

  /// Creates a provider of an object, such as a string, a URL, an image or a custom object.
  public convenience init(object: any NSItemProviderWriting) {
    let isTransferable = TransferSource(object) != nil
    self.init(value: isTransferable ? object : nil)
    if !isTransferable { registerObject(object, visibility: .all) }
  }

  /// Creates a provider of an item.
  ///
  /// - Parameters:
  ///   - item: A string, a URL or data.
  ///   - typeIdentifier: The identifier of the item's type. If it is nil, the type is derived from the item.
  public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    self.init(value: item, types: typeIdentifier.flatMap { UTType($0) }.map { [$0] })
  }

  init(value: Any?, types: [UTType]? = nil) {
    self.value = value
    ownTypes = value.map { types ?? TransferSource($0)?.types ?? [.data] } ?? []
  }

  /// The types in which the item can be loaded, in order of preference.
  var types: [UTType] { ownTypes + representations.map(\.type) }

  /// The identifiers of the types in which the item can be loaded, in order of preference.
  public var registeredTypeIdentifiers: [String] { types.map(\.identifier) }

  /// The types in which the item can be loaded, in order of preference.
  public var registeredContentTypes: [UTType] { types }

  /// Returns a Boolean value that indicates whether the item can be loaded in a type.
  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    UTType(typeIdentifier).map { type in types.contains { $0.conforms(to: type) } } ?? false
  }

  /// Returns the types in which the item can be loaded and that conform to a type.
  public func registeredContentTypes(conformingTo contentType: UTType) -> [UTType] {
    types.filter { $0.conforms(to: contentType) }
  }

  /// Returns a Boolean value that indicates whether a drop target for some types accepts this item. A provider without a value
  /// conforms to all types, because apps that store the dragged value themselves use such a provider.
  func conforms(to types: [UTType]) -> Bool {
    (value == nil && representations.isEmpty) || types.contains { type in self.types.contains { $0.conforms(to: type) } }
  }
}
