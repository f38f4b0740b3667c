import Foundation
import OpenCombine

/// A representation as data in a content type.
public struct DataRepresentation<Item: Transferable>: PrimitiveTransferRepresentation {
  /// The type of the body, which is the representation itself.
  public typealias Body = Self

  let parts: [TransferPart]

  init(
    _ type: UTType, _ export: (@Sendable (Item) async throws -> Data)?, _ create: (@Sendable (Data) async throws -> Item)?
  ) {
    parts = [TransferPart(type, export, create)]
  }

  /// Creates a representation with closures for exporting and importing an item.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    parts = [TransferPart(contentType, atOnce: exporting, importing)]
  }

  /// Creates a representation with closures for exporting and importing an item.
  @_disfavoredOverload
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    self.init(contentType, exporting, importing)
  }

  /// Creates a representation with a closure for exporting an item.
  public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) throws -> Data) {
    parts = [TransferPart(exportedContentType, atOnce: exporting, nil)]
  }

  /// Creates a representation with a closure for exporting an item.
  @_disfavoredOverload
  public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {
    self.init(exportedContentType, exporting, nil)
  }

  /// Creates a representation with a closure for importing an item.
  public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {
    self.init(importedContentType, nil, importing)
  }
}

extension TransferPart {
  init<Item: Transferable>(
    _ type: UTType, atOnce export: @escaping @Sendable (Item) throws -> Data,
    _ create: (@Sendable (Data) async throws -> Item)?
  ) {
    self.init(type, export, create)
    encodeAtOnce = { try export(TransferPart.item($0)) }
  }

  init<Item: Transferable>(
    _ type: UTType, _ export: (@Sendable (Item) async throws -> Data)?, _ create: (@Sendable (Data) async throws -> Item)?
  ) {
    self.init(contentType: type)
    if let export { self.export = { .data(try await export(TransferPart.item($0))) } }
    if let create {
      self.import = {
        guard case .data(let data) = $0 else { throw TransferError(description: "The item is not data.") }
        return try await create(data)
      }
    }
  }
}

/// A representation as data that an encoder produces.
public struct CodableRepresentation<Item: Transferable & Codable, Encoder, Decoder>: PrimitiveTransferRepresentation {
  /// The type of the body, which is the representation itself.
  public typealias Body = Self

  let parts: [TransferPart]

  /// Creates a representation as JSON.
  public init(contentType: UTType) where Encoder == JSONEncoder, Decoder == JSONDecoder {
    parts = [
      TransferPart(
        contentType, atOnce: { (item: Item) in try JSONEncoder().encode(item) }, { try JSONDecoder().decode(Item.self, from: $0) }
      )
    ]
  }

  /// Creates a representation with an encoder and a decoder.
  public init(contentType: UTType, encoder: Encoder, decoder: Decoder)
  where
    Encoder: TopLevelEncoder & Sendable, Decoder: TopLevelDecoder & Sendable, Encoder.Output == Data, Decoder.Input == Data
  {
    parts = [
      TransferPart(
        contentType, atOnce: { (item: Item) in try encoder.encode(item) }, { try decoder.decode(Item.self, from: $0) })
    ]
  }
}

/// A file that an app sends in a transfer.
public struct SentTransferredFile: Sendable {
  /// The URL of the file.
  public let file: URL
  /// A Boolean value that indicates whether the receiver may open the original file. It has no effect because hosts copy the
  /// file.
  public let allowAccessingOriginalFile: Bool

  /// Creates a reference to a file.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    self.file = file
    self.allowAccessingOriginalFile = allowAccessingOriginalFile
  }
}

/// A file that an app receives in a transfer.
public struct ReceivedTransferredFile: Sendable {
  /// The URL of the file. The file exists only while the importing closure runs.
  public let file: URL
  /// A Boolean value that indicates whether the file is the sender's original file.
  public let isOriginalFile: Bool
}

/// A representation as a file.
public struct FileRepresentation<Item: Transferable>: PrimitiveTransferRepresentation {
  /// The type of the body, which is the representation itself.
  public typealias Body = Self

  let parts: [TransferPart]

  private init(
    _ type: UTType, _ export: (@Sendable (Item) async throws -> SentTransferredFile)?,
    _ create: (@Sendable (ReceivedTransferredFile) async throws -> Item)?
  ) {
    let read: (@Sendable (Item) async throws -> Data)? = export.map { export in
      { @Sendable item in try Data(contentsOf: try await export(item).file) }
    }
    let write: (@Sendable (Data) async throws -> Item)? = create.map { create in
      { @Sendable data in
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try data.write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        return try await create(ReceivedTransferredFile(file: file, isOriginalFile: false))
      }
    }
    parts = [TransferPart(type, read, write)]
  }

  /// Creates a representation with closures for exporting an item to a file and importing an item from a file.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    self.init(contentType, exporting, importing)
  }

  /// Creates a representation with a closure for exporting an item to a file.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {
    self.init(exportedContentType, exporting, nil)
  }

  /// Creates a representation with a closure for importing an item from a file.
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    self.init(importedContentType, nil, importing)
  }
}
