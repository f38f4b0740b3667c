import Foundation

/// The item of a provider, for a task.
private struct ProvidedItem: Sendable {
  let source: TransferSource?
  let types: [UTType]
  let representations: [ItemRepresentation]

  /// Returns the data of the item in a type that conforms to another one.
  func data(as type: UTType) async throws -> Data {
    if let found = representations.first(where: { $0.type.conforms(to: type) }) { return try await found.data() }
    guard let source else { throw TransferError(description: "The provider has no item.") }
    // Data in a format of the app has no other form than itself.
    if let data = source.value as? Data, types.contains(where: { $0.conforms(to: type) }) { return data }
    guard let (data, _) = try await source.value.exported(as: type) else {
      throw TransferError(description: "The item cannot be loaded as \(type).")
    }
    return data
  }

  /// Returns the data of the item in a type with an identifier.
  func data(as typeIdentifier: String) async throws -> Data {
    guard let type = UTType(typeIdentifier) else { throw TransferError(description: "\(typeIdentifier) is no type.") }
    return try await data(as: type)
  }

  /// Returns the item as an object of a class, in the first of the class's types that the item has.
  @MainActor
  func anyObject(of type: any NSItemProviderReading.Type) async throws -> any NSItemProviderReading {
    for wanted in type.readableTypes {
      guard let found = types.first(where: { $0.conforms(to: wanted) }) else { continue }
      return try type.object(withItemProviderData: try await data(as: found), typeIdentifier: found.identifier)
    }
    throw TransferError(description: "The item cannot be loaded as \(type).")
  }

  /// Returns a string or an address as an object, or else the data of the item in a type with an identifier.
  func item(as typeIdentifier: String) async throws -> sending any NSSecureCoding {
    let isOwn = UTType(typeIdentifier).map { type in types.contains { $0.conforms(to: type) } } ?? false
    switch source?.value {
    case let text as String where isOwn && representations.isEmpty: return NSString(string: text)
    case let url as URL where isOwn && representations.isEmpty:
      if let object = NSURL(string: url.absoluteString) { return object }
    default: break
    }
    return NSData(data: try await data(as: typeIdentifier))
  }

  /// Returns the item as a transferable value.
  func value<T: Transferable>() async throws -> T {
    guard let source, let value = try await T.transferred(from: source.value) else {
      throw TransferError(description: "The item cannot be loaded as \(T.self).")
    }
    return value
  }
}

extension NSItemProviderReading {
  fileprivate static var readableTypes: [UTType] { readableTypeIdentifiersForItemProvider.compactMap { UTType($0) } }
}

extension NSItemProvider {
  private var item: ProvidedItem { ProvidedItem(source: TransferSource(self), types: types, representations: representations) }

  /// Performs a load in a task on the main actor. The progress is finished when the completion handler has returned.
  private func load(_ body: @escaping @MainActor @Sendable (ProvidedItem) async -> Void) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    let (item, finished) = (item, MainActorValue(progress))
    Task { @MainActor in
      await body(item)
      finished.value.completedUnitCount = 1
    }
    return progress
  }

  // MARK: Objects

  /// Returns a Boolean value that indicates whether the item can be loaded as an object of a class.
  public func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    aClass.readableTypes.contains { wanted in types.contains { $0.conforms(to: wanted) } }
  }

  /// Returns a Boolean value that indicates whether the item can be loaded as a value of a type, such as `String`.
  public func canLoadObject<T: _ObjectiveCBridgeable>(ofClass: T.Type) -> Bool
  where T._ObjectiveCType: NSItemProviderReading {
    canLoadObject(ofClass: T._ObjectiveCType.self)
  }

  /// Loads the item as an object of a class.
  ///
  /// - Parameters:
  ///   - aClass: The class, such as `NSString`, `NSURL` or `UIImage`.
  ///   - completionHandler: A closure that receives the object, or else the error.
  @discardableResult
  public func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    let type = MainActorValue(aClass)
    return load { item in
      do { completionHandler(try await item.anyObject(of: type.value), nil) } catch { completionHandler(nil, error) }
    }
  }

  /// Loads the item as a value of a type, such as `String` or `URL`.
  ///
  /// - Parameters:
  ///   - ofClass: The type.
  ///   - completionHandler: A closure that receives the value, or else the error.
  @discardableResult
  public func loadObject<T: _ObjectiveCBridgeable>(
    ofClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
  ) -> Progress where T._ObjectiveCType: NSItemProviderReading {
    load { item in
      do { completionHandler(try await item.anyObject(of: T._ObjectiveCType.self) as? T, nil) } catch {
        completionHandler(nil, error)
      }
    }
  }

  // MARK: Data

  /// Loads the data of the item in a type.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The identifier of the type.
  ///   - completionHandler: A closure that receives the data, or else the error.
  @discardableResult
  public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    load { item in
      do { completionHandler(try await item.data(as: typeIdentifier), nil) } catch { completionHandler(nil, error) }
    }
  }

  /// Loads the data of the item in a type.
  ///
  /// - Parameters:
  ///   - contentType: The type.
  ///   - completionHandler: A closure that receives the data, or else the error.
  @discardableResult
  public func loadDataRepresentation(
    for contentType: UTType, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    load { item in
      do { completionHandler(try await item.data(as: contentType), nil) } catch { completionHandler(nil, error) }
    }
  }

  // MARK: Items

  /// A closure that receives an item, or else the error.
  public typealias CompletionHandler = @Sendable ((any NSSecureCoding)?, (any Error)?) -> Void

  /// Loads the item in a type: a string, an address, or data.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The identifier of the type.
  ///   - options: Options, which have no effect.
  ///   - completionHandler: A closure that receives the item, or else the error.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil, completionHandler: CompletionHandler? = nil
  ) {
    _ = load { item in
      do { completionHandler?(try await item.item(as: typeIdentifier), nil) } catch { completionHandler?(nil, error) }
    }
  }

  /// Returns the item in a type: a string, an address, or data.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The identifier of the type.
  ///   - options: Options, which have no effect.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil
  ) async throws -> any NSSecureCoding {
    try await item.item(as: typeIdentifier)
  }

  // MARK: Transferable values

  /// Loads the item as a transferable value.
  ///
  /// - Parameters:
  ///   - transferableType: The type of the value.
  ///   - completionHandler: A closure that receives the value, or else the error.
  @discardableResult
  public func loadTransferable<T: Transferable>(
    type transferableType: T.Type, completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
  ) -> Progress {
    load { item in
      do { completionHandler(.success(try await item.value())) } catch { completionHandler(.failure(error)) }
    }
  }
}
