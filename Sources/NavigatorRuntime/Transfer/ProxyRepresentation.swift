/// A representation as a value of another transferable type.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>: PrimitiveTransferRepresentation {
  /// The type of the body, which is the representation itself.
  public typealias Body = Self

  let parts: [TransferPart]

  private init(
    _ export: (@Sendable (Item) async throws -> ProxyRepresentation)?,
    atOnce: (@Sendable (Item) throws -> ProxyRepresentation)? = nil,
    _ create: (@Sendable (ProxyRepresentation) async throws -> Item)?
  ) {
    var part = TransferPart(proxy: ProxyRepresentation.self)
    if let export { part.export = { .value(try await export(TransferPart.item($0))) } }
    if let atOnce { part.exportAtOnce = { try atOnce(TransferPart.item($0)) } }
    if let create {
      part.import = {
        guard case .value(let value) = $0 else { throw TransferError(description: "A proxy cannot be created from data.") }
        return try await create(TransferPart.item(value))
      }
    }
    parts = [part]
  }

  /// Creates a representation with closures for exporting and importing an item.
  public init(
    exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
  ) {
    self.init(exporting, atOnce: exporting, importing)
  }

  /// Creates a representation with closures for exporting and importing an item.
  @_disfavoredOverload
  public init(
    exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item
  ) {
    self.init(exporting, importing)
  }

  /// Creates a representation with a closure for exporting an item.
  public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {
    self.init(exporting, atOnce: exporting, nil)
  }

  /// Creates a representation with a closure for exporting an item.
  @_disfavoredOverload
  public init(exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation) {
    self.init(exporting, nil)
  }

  /// Creates a representation with a closure for importing an item.
  public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {
    self.init(nil, importing)
  }

  /// Creates a representation with a closure for importing an item.
  @_disfavoredOverload
  public init(importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item) {
    self.init(nil, importing)
  }
}

extension TransferPart {
  /// Returns a value as the item type of a part. The runtime passes only values of this type.
  static func item<Item>(_ value: any Transferable) throws -> Item {
    guard let item = value as? Item else { throw TransferError(description: "The value is not a \(Item.self).") }
    return item
  }
}
