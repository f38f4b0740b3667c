import Foundation

/// One form of a transferable value.
struct TransferPart: Sendable {
  /// A value in the course of a transfer.
  enum Form: Sendable {
    /// A value of a Swift type, which defines its representations.
    case value(any Transferable)
    /// Bytes in the format of the part.
    case data(Data)
  }

  /// The format of the data; nil for a value of another transferable type.
  var contentType: UTType?
  /// The type of the values of a proxy.
  var proxy: (any Transferable.Type)?
  /// Converts an item. It is nil if the form is only imported.
  var export: (@Sendable (any Transferable) async throws -> Form)?
  /// Converts an item to a value of the proxy's type without waiting. It is nil if that may wait.
  var exportAtOnce: (@Sendable (any Transferable) throws -> any Transferable)?
  /// Converts an item to data without waiting. It is nil if that may wait.
  var encodeAtOnce: (@Sendable (any Transferable) throws -> Data)?
  /// Creates an item. It is nil if the form is only exported.
  var `import`: (@Sendable (Form) async throws -> any Transferable)?
  /// The name of the file to which the item is written, without its extension.
  var fileName: (@Sendable (any Transferable) -> String?)?
  /// A condition under which the item is exported in this form.
  var isExported: @Sendable (any Transferable) -> Bool = { _ in true }

  /// Returns the forms of a representation.
  static func parts<Content: TransferRepresentation>(of content: Content) -> [TransferPart] {
    if let primitive = content as? any PrimitiveTransferRepresentation { return primitive.parts }
    return Content.Body.self == Content.self ? [] : Nesting.entering(Content.self, ifTooDeep: []) { parts(of: content.body) }
  }
}

/// The error of a transfer between types that have no form in common.
struct TransferError: Error, CustomStringConvertible {
  let description: String
}

extension Transferable {
  /// The forms of the type, the preferred one first.
  static var transferParts: [TransferPart] { TransferPart.parts(of: transferRepresentation) }

  /// Returns the value of a proxy's type at the end of a chain of proxies, if none of them waits.
  func proxied<Target>(as type: Target.Type, depth: Int = 0) -> Target? {
    if let target = self as? Target { return target }
    guard depth < TransferPart.maximumDepth else { return nil }
    for part in Self.transferParts where part.isExported(self) {
      guard let export = part.exportAtOnce, let proxy = try? export(self) else { continue }
      if let target = proxy.proxied(as: type, depth: depth + 1) { return target }
    }
    return nil
  }

  /// Returns the data of this value in a format that conforms to one of some types, or in its preferred one without types, if no
  /// conversion waits. Returns nil if there is no such format.
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

  /// Returns the data of this value in a format that conforms to a type, and the format.
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

  /// Creates a value from another one: by a proxy, or from data in a format that both types have.
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

  /// A Boolean value that indicates whether values of a type can become values of this one.
  static func accepts(_ source: any Transferable) -> Bool {
    if source is Self || source.proxied(as: Self.self) != nil { return true }
    let formats = type(of: source).exportedTypes()
    return importedTypes().contains { wanted in formats.contains { $0.conforms(to: wanted) } }
  }

  /// The formats in which values are exported, also through proxies.
  static func exportedTypes(depth: Int = 0) -> [UTType] {
    guard depth < TransferPart.maximumDepth else { return [] }
    return transferParts.filter { $0.export != nil }.flatMap { part in
      part.contentType.map { [$0] } ?? part.proxy?.exportedTypes(depth: depth + 1) ?? []
    }
  }

  /// The formats from which values are created, also through proxies.
  static func importedTypes(depth: Int = 0) -> [UTType] {
    guard depth < TransferPart.maximumDepth else { return [] }
    return transferParts.filter { $0.import != nil }.flatMap { part in
      part.contentType.map { [$0] } ?? part.proxy?.importedTypes(depth: depth + 1) ?? []
    }
  }
}

extension TransferPart {
  /// The maximum number of proxies in a chain.
  static let maximumDepth = 4
}
