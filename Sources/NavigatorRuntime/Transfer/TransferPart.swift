import Foundation

/// One representation of a transferable value.
struct TransferPart: Sendable {
  /// The intermediate form of a value during a transfer.
  enum Form: Sendable {
    /// A value of a Swift type that defines its own representations.
    case value(any Transferable)
    /// Data in the content type of the part.
    case data(Data)
  }

  /// The content type of the data. It is nil for a value of another transferable type.
  var contentType: UTType?
  /// The type of a proxy value, or nil.
  var proxy: (any Transferable.Type)?
  /// A closure that exports an item. It is nil if the representation supports only imports.
  var export: (@Sendable (any Transferable) async throws -> Form)?
  /// A closure that converts an item to a proxy value synchronously. It is nil if the conversion is asynchronous.
  var exportAtOnce: (@Sendable (any Transferable) throws -> any Transferable)?
  /// A closure that converts an item to data synchronously. It is nil if the conversion is asynchronous.
  var encodeAtOnce: (@Sendable (any Transferable) throws -> Data)?
  /// A closure that imports an item. It is nil if the representation supports only exports.
  var `import`: (@Sendable (Form) async throws -> any Transferable)?
  /// A closure that returns the suggested name of a file for an item, without an extension.
  var fileName: (@Sendable (any Transferable) -> String?)?
  /// A closure that determines whether an item is exported in this representation.
  var isExported: @Sendable (any Transferable) -> Bool = { _ in true }

  /// Returns the parts of a representation.
  static func parts<Content: TransferRepresentation>(of content: Content) -> [TransferPart] {
    if let primitive = content as? any PrimitiveTransferRepresentation { return primitive.parts }
    return Content.Body.self == Content.self ? [] : Nesting.entering(Content.self, ifTooDeep: []) { parts(of: content.body) }
  }
}

/// An error that occurs if a value cannot be transferred.
struct TransferError: Error, CustomStringConvertible {
  let description: String
}

extension Transferable {
  /// The representations of the type, in order of preference.
  static var transferParts: [TransferPart] { TransferPart.parts(of: transferRepresentation) }

  /// Returns a proxy value of a type at the end of a chain of proxies. Returns nil if a conversion is asynchronous or there is no
  /// such chain.
  func proxied<Target>(as type: Target.Type, depth: Int = 0) -> Target? {
    if let target = self as? Target { return target }
    guard depth < TransferPart.maximumDepth else { return nil }
    for part in Self.transferParts where part.isExported(self) {
      guard let export = part.exportAtOnce, let proxy = try? export(self) else { continue }
      if let target = proxy.proxied(as: type, depth: depth + 1) { return target }
    }
    return nil
  }

  /// Returns the data of this value in a content type that conforms to one of the given types. Without types, the preferred
  /// content type is used. Returns nil if no synchronous conversion exists.
  func exportedAtOnce(as types: [UTType], depth: Int = 0) throws -> Data? {
    guard depth < TransferPart.maximumDepth else { return nil }
    for part in Self.transferParts where part.isExported(self) {
      if let encode = part.encodeAtOnce, let contentType = part.contentType {
        if types.isEmpty || types.contains(where: contentType.conforms) { return try encode(self) }
      } else if let export = part.exportAtOnce, let data = try export(self).exportedAtOnce(as: types, depth: depth + 1) {
        return data
      }
    }
    return nil
  }

  /// Returns the data of this value in a content type that conforms to a type, together with the content type. Returns nil if
  /// there is none.
  func exported(as type: UTType, depth: Int = 0) async throws -> (data: Data, type: UTType)? {
    guard depth < TransferPart.maximumDepth else { return nil }
    for part in Self.transferParts where part.isExported(self) {
      guard let export = part.export else { continue }
      if let contentType = part.contentType {
        guard contentType.conforms(to: type) else { continue }
        if case .data(let data) = try await export(self) { return (data, contentType) }
      } else if case .value(let value) = try await export(self), let found = try await value.exported(as: type, depth: depth + 1)
      {
        return found
      }
    }
    return nil
  }

  /// Creates a value from another value, through a proxy or from data in a content type that both types support. Returns nil if
  /// this is impossible.
  static func transferred(from source: any Transferable, depth: Int = 0) async throws -> Self? {
    if let value = source as? Self ?? source.proxied(as: Self.self) { return value }
    guard depth < TransferPart.maximumDepth else { return nil }
    for part in transferParts {
      guard let create = part.import else { continue }
      if let type = part.contentType {
        guard let (data, _) = try await source.exported(as: type) else { continue }
        return try await create(.data(data)) as? Self
      } else if let proxy = part.proxy, let value = try await proxy.transferred(from: source, depth: depth + 1) {
        return try await create(.value(value)) as? Self
      }
    }
    return nil
  }

  /// Returns a Boolean value that indicates whether another value can be converted to this type.
  static func accepts(_ source: any Transferable) -> Bool {
    if source is Self || source.proxied(as: Self.self) != nil { return true }
    let formats = type(of: source).exportedTypes()
    return importedTypes().contains { wanted in formats.contains { $0.conforms(to: wanted) } }
  }

  /// Returns the content types in which values can be exported, directly or through proxies.
  static func exportedTypes(depth: Int = 0) -> [UTType] {
    guard depth < TransferPart.maximumDepth else { return [] }
    return transferParts.filter { $0.export != nil }.flatMap { part in
      part.contentType.map { [$0] } ?? part.proxy?.exportedTypes(depth: depth + 1) ?? []
    }
  }

  /// Returns the content types from which values can be imported, directly or through proxies.
  static func importedTypes(depth: Int = 0) -> [UTType] {
    guard depth < TransferPart.maximumDepth else { return [] }
    return transferParts.filter { $0.import != nil }.flatMap { part in
      part.contentType.map { [$0] } ?? part.proxy?.importedTypes(depth: depth + 1) ?? []
    }
  }
}

extension TransferPart {
  /// The maximum number of proxies in a chain of conversions.
  static let maximumDepth = 4
}
