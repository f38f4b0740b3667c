import Foundation

/// A value that can be transferred, for example by a drag, the clipboard or a shared file. CoreTransferable declares the protocol
/// on Apple platforms only.
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
  /// The forms in which the value is transferred, the preferred one first.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Self.Representation { get }
}

/// A form in which a value is transferred, or a list of them.
public protocol TransferRepresentation<Item>: Sendable {
  /// The type of the values.
  associatedtype Item: Transferable
  /// The type of the representation's content.
  associatedtype Body: TransferRepresentation
  /// The content of the representation.
  @TransferRepresentationBuilder<Self.Item> var body: Self.Body { get }
}

extension Never: Transferable {
  /// A representation of no value.
  public static var transferRepresentation: EmptyTransferRepresentation<Never> { EmptyTransferRepresentation() }
}

/// A representation that the runtime reads itself. Its body is never read.
protocol PrimitiveTransferRepresentation: TransferRepresentation where Body == Self {
  var parts: [TransferPart] { get }
}

extension PrimitiveTransferRepresentation {
  /// The representation itself.
  public var body: Self { self }
}

/// A representation without a form.
public struct EmptyTransferRepresentation<Item: Transferable>: PrimitiveTransferRepresentation {
  /// The type of the representation's content.
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

/// Several representations.
struct TransferRepresentationList<Item: Transferable>: PrimitiveTransferRepresentation {
  typealias Body = Self
  let parts: [TransferPart]
}
