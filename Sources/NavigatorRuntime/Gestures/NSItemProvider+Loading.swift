import Foundation

/// A copy of a provider's item that can be passed to a task.
private struct ProvidedItem: Sendable {
  let source: TransferSource?
  let types: [UTType]
  let representations: [ItemRepresentation]
  let suggestedName: String?

  /// Returns the data of the item in a type that conforms to the given type.
  func data(as type: UTType) async throws -> Data {
    if let found = representations.first(where: { $0.type.conforms(to: type) }) { return try await found.data() }
    guard let source else { throw TransferError(description: "The provider has no item.") }
    // Data in one of the registered types needs no conversion.
    if let data = source.value as? Data, types.contains(where: { $0.conforms(to: type) }) { return data }
    guard let (data, _) = try await source.value.exported(as: type) else {
      throw TransferError(description: "The item cannot be loaded as \(type).")
    }
    return data
  }

  /// Returns the data of the item in the type with an identifier.
  func data(as typeIdentifier: String) async throws -> Data {
    guard let type = UTType(typeIdentifier) else { throw TransferError(description: "\(typeIdentifier) is not a valid type.") }
    return try await data(as: type)
  }

  /// Returns a temporary file with the item in a type that conforms to another one.
  func file(as type: UTType) async throws -> ItemFile {
    let found = types.first { $0.conforms(to: type) } ?? type
    return try ItemFile(try await data(as: type), name: suggestedName, type: found)
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

  /// Returns the item as a string or URL object if it is one. Otherwise returns the data of the item in the type with an
  /// identifier.
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
  private var item: ProvidedItem {
    ProvidedItem(
      source: TransferSource(self), types: types, representations: representations, suggestedName: suggestedName)
  }

  /// Runs a load operation in a task on the main actor. The progress is complete when the completion handler has returned.
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
  ///   - completionHandler: A closure that receives the object, or an error.
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
  ///   - completionHandler: A closure that receives the value, or an error.
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
  ///   - completionHandler: A closure that receives the data, or an error.
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
  ///   - completionHandler: A closure that receives the data, or an error.
  @discardableResult
  public func loadDataRepresentation(
    for contentType: UTType, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    load { item in
      do { completionHandler(try await item.data(as: contentType), nil) } catch { completionHandler(nil, error) }
    }
  }

  // MARK: Files

  /// Loads a file with the item in a type. The file is temporary: it is removed when the completion handler returns.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The identifier of the type.
  ///   - completionHandler: A closure that receives the address of the file, or else the error.
  @discardableResult
  public func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping (URL?, (any Error)?) -> Void
  ) -> Progress {
    loadFile(UTType(typeIdentifier)) { url, error in completionHandler(url, error) }
  }

  /// Loads a file with the item in a type. The file is temporary: it is removed when the completion handler returns.
  ///
  /// - Parameters:
  ///   - contentType: The type.
  ///   - openInPlace: A Boolean value that requests the original file. Hosts always copy files.
  ///   - completionHandler: A closure that receives the address of the file, or else the error. The Boolean value indicates
  ///     whether it is the original file: it is false.
  @discardableResult
  public func loadFileRepresentation(
    for contentType: UTType, openInPlace: Bool = false, completionHandler: @escaping (URL?, Bool, (any Error)?) -> Void
  ) -> Progress {
    loadFile(contentType) { url, error in completionHandler(url, false, error) }
  }

  /// Loads a file with the item in a type. The file is temporary: it is removed when the completion handler returns.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The identifier of the type.
  ///   - completionHandler: A closure that receives the address of the file, or else the error. The Boolean value indicates
  ///     whether it is the original file: it is false.
  @discardableResult
  public func loadInPlaceFileRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
  ) -> Progress {
    loadFile(UTType(typeIdentifier)) { url, error in completionHandler(url, false, error) }
  }

  private func loadFile(_ type: UTType?, _ receive: @escaping (URL?, (any Error)?) -> Void) -> Progress {
    let receive = MainActorValue(receive)
    return load { item in
      do {
        guard let type else { throw TransferError(description: "The identifier is not that of a type.") }
        let file = try await item.file(as: type)
        defer { file.remove() }
        receive.value(file.url, nil)
      } catch {
        receive.value(nil, error)
      }
    }
  }

  // MARK: Items

  /// A closure that receives an item, or an error.
  public typealias CompletionHandler = @Sendable ((any NSSecureCoding)?, (any Error)?) -> Void

  /// Loads the item in a type. The item is a string, a URL or data.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The identifier of the type.
  ///   - options: The loading options. They have no effect.
  ///   - completionHandler: A closure that receives the item, or an error.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil, completionHandler: CompletionHandler? = nil
  ) {
    _ = load { item in
      do { completionHandler?(try await item.item(as: typeIdentifier), nil) } catch { completionHandler?(nil, error) }
    }
  }

  /// Returns the item in a type. The item is a string, a URL or data.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The identifier of the type.
  ///   - options: The loading options. They have no effect.
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
  ///   - completionHandler: A closure that receives the value, or an error.
  @discardableResult
  public func loadTransferable<T: Transferable>(
    type transferableType: T.Type, completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
  ) -> Progress {
    load { item in
      do { completionHandler(.success(try await item.value())) } catch { completionHandler(.failure(error)) }
    }
  }
}
