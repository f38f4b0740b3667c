import Foundation

/// A type whose values can be transferred, for example by a drag, the clipboard or a shared file. On Apple platforms, the
/// framework CoreTransferable declares this protocol.
///
/// ```swift
/// struct Note: Codable, Transferable {
///   var text: String
///
///   static var transferRepresentation: some TransferRepresentation {
///     CodableRepresentation(contentType: .json)
///     ProxyRepresentation(exporting: \.text)
///   }
/// }
/// ```
@preconcurrency
public protocol Transferable: Sendable {
  /// The type of the representation.
  associatedtype Representation: TransferRepresentation
  /// The representations in which the value can be transferred, in order of preference.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Self.Representation { get }
}

/// A representation in which a value can be transferred, or a list of representations.
public protocol TransferRepresentation<Item>: Sendable {
  /// The type of the values.
  associatedtype Item: Transferable
  /// The type of the body.
  associatedtype Body: TransferRepresentation
  /// The body of the representation.
  @TransferRepresentationBuilder<Self.Item> var body: Self.Body { get }
}

extension Never: Transferable {
  /// An empty representation, because there are no values.
  public static var transferRepresentation: EmptyTransferRepresentation<Never> { EmptyTransferRepresentation() }
}

/// A representation that the runtime interprets directly. Its body is never evaluated.
protocol PrimitiveTransferRepresentation: TransferRepresentation where Body == Self {
  var parts: [TransferPart] { get }
}

extension PrimitiveTransferRepresentation {
  /// The representation itself, which is primitive.
  public var body: Self { self }
}

/// A representation that transfers nothing.
public struct EmptyTransferRepresentation<Item: Transferable>: PrimitiveTransferRepresentation {
  /// The type of the body, which is the representation itself.
  public typealias Body = Self

  var parts: [TransferPart] { [] }
}

/// A result builder that creates the representation of a transferable value.
@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
  /// Returns a representation unchanged.
  public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content
  where Item == Content.Item { content }

  /// Returns the only representation of a block.
  public static func buildBlock<Content: TransferRepresentation>(_ content: Content) -> Content where Item == Content.Item {
    content
  }

  /// Combines the representations of a block.
  @_disfavoredOverload
  public static func buildBlock<each Content: TransferRepresentation>(
    _ content: repeat each Content
  ) -> some TransferRepresentation<Item> {
    var parts: [TransferPart] = []
    for content in repeat each content { parts += TransferPart.parts(of: content) }
    return TransferRepresentationList<Item>(parts: parts)
  }
}

/// A list of representations.
struct TransferRepresentationList<Item: Transferable>: PrimitiveTransferRepresentation {
  typealias Body = Self
  let parts: [TransferPart]
}
