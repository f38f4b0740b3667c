import NIOCore
import NIOEmbedded
import NIOHTTP1
import NIOHTTPCompression

/// The gzip coding (RFC 9110, section 8.4.1.3), for content that is compressed once and served many times.
enum Gzip {
  static let coding = "gzip"

  /// Returns the compressed bytes; nil if they cannot be compressed.
  static func compressed(_ bytes: ByteBuffer) -> ByteBuffer? {
    let channel = EmbeddedChannel(handler: HTTPResponseCompressor())
    defer { _ = try? channel.finish(acceptAlreadyClosed: true) }
    let request = HTTPRequestHead(version: .http1_1, method: .GET, uri: "/", headers: ["Accept-Encoding": coding])
    do {
      try channel.writeInbound(HTTPServerRequestPart.head(request))
      channel.write(HTTPServerResponsePart.head(HTTPResponseHead(version: .http1_1, status: .ok)), promise: nil)
      channel.write(HTTPServerResponsePart.body(.byteBuffer(bytes)), promise: nil)
      try channel.writeOutbound(HTTPServerResponsePart.end(nil))
      return try body(of: channel)
    } catch {
      return nil
    }
  }

  private static func body(of channel: EmbeddedChannel) throws -> ByteBuffer? {
    var result: ByteBuffer?
    while let part = try channel.readOutbound(as: HTTPServerResponsePart.self) {
      switch part {
      case .head(let head): guard head.headers.first(name: "content-encoding") == coding else { return nil }
      case .body(.byteBuffer(var bytes)): result.setOrWriteBuffer(&bytes)
      case .body, .end: break
      }
    }
    return result
  }

  /// Returns a Boolean value that indicates whether a client accepts the coding, given the values of its Accept-Encoding fields
  /// (RFC 9110, section 12.5.3).
  static func isAccepted(by fields: [String]) -> Bool {
    var weights: [Substring: Double] = [:]
    for item in fields.joined(separator: ",").split(separator: ",") {
      let parts = item.split(separator: ";").map { $0.trimmingPrefix(while: \.isWhitespace) }
      guard let name = parts.first.map({ $0.prefix { !$0.isWhitespace } }) else { continue }
      weights[Substring(name.lowercased())] = weight(parts.dropFirst())
    }
    return (weights["gzip"] ?? weights["x-gzip"] ?? weights["*"] ?? 0) > 0
  }

  private static func weight(_ parameters: some Sequence<Substring>) -> Double {
    guard let parameter = parameters.first(where: { $0.lowercased().hasPrefix("q=") }) else { return 1 }
    return Double(parameter.dropFirst(2).prefix { !$0.isWhitespace }) ?? 0
  }
}
