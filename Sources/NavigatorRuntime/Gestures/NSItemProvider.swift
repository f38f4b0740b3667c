import Foundation

/// A value that is dragged or pasted. Foundation declares the class on Apple platforms only.
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
  /// The types of the value, the preferred one first.
  private let ownTypes: [UTType]
  /// The representations that the app has added.
  var representations: [ItemRepresentation] = []
  /// The name of the file to which the value is saved, without its extension.
  public var suggestedName: String?

  /// Creates a provider without a value.
  public override init() {
    value = nil
    ownTypes = []
  }

  /// Creates a provider of an object: a string, an address, an image, or an object of the app.
  public convenience init(object: any NSItemProviderWriting) {
    let isTransferable = TransferSource(object) != nil
    self.init(value: isTransferable ? object : nil)
    if !isTransferable { registerObject(object, visibility: .all) }
  }

  /// Creates a provider of an item.
  ///
  /// - Parameters:
  ///   - item: A string, an address or data.
  ///   - typeIdentifier: The identifier of the item's type. If it is nil, the type follows from the item.
  public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    self.init(value: item, types: typeIdentifier.flatMap { UTType($0) }.map { [$0] })
  }

  init(value: Any?, types: [UTType]? = nil) {
    self.value = value
    ownTypes = value.map { types ?? TransferSource($0)?.types ?? [.data] } ?? []
  }

  /// The types in which the item can be loaded, the preferred one first.
  var types: [UTType] { ownTypes + representations.map(\.type) }

  /// The identifiers of the types in which the value can be loaded, the preferred one first.
  public var registeredTypeIdentifiers: [String] { types.map(\.identifier) }

  /// The types in which the value can be loaded, the preferred one first.
  public var registeredContentTypes: [UTType] { types }

  /// Returns a Boolean value that indicates whether the value can be loaded in a type.
  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    UTType(typeIdentifier).map { type in types.contains { $0.conforms(to: type) } } ?? false
  }

  /// Returns the types in which the value can be loaded that conform to a type.
  public func registeredContentTypes(conformingTo contentType: UTType) -> [UTType] {
    types.filter { $0.conforms(to: contentType) }
  }

  /// Returns a Boolean value that indicates whether a place for some types takes this drag. A provider without a value conforms
  /// to all of them: apps that keep the dragged value themselves use one.
  func conforms(to types: [UTType]) -> Bool {
    (value == nil && representations.isEmpty) || types.contains { type in self.types.contains { $0.conforms(to: type) } }
  }
}
