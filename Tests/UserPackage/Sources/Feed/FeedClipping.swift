import CoreTransferable

/// A headline that is shared, in a file that imports only CoreTransferable.
public struct FeedClipping: Codable, Sendable, Transferable {
  public let headline: String

  /// A Boolean value that indicates whether the target was compiled with CoreTransferable.
  public static var isImported: Bool {
    #if canImport(CoreTransferable)
      true
    #else
      false
    #endif
  }

  public init(headline: String) {
    self.headline = headline
  }

  public static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json)
    ProxyRepresentation(exporting: \.headline)
  }
}
