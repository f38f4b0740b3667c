import HTTPTypes
import NIOHTTP1

/// Determines which responses are compressed while they are written.
enum Compression {
  /// The name of the header field that marks a response that must not be compressed: one that is compressed already, or the
  /// response to HEAD, which has a length but no body.
  private static let exempted = "Navigator-Uncompressed"

  static func exempt(_ fields: inout HTTPFields) {
    if let name = HTTPField.Name(exempted) { fields[name] = "1" }
  }

  /// Returns a Boolean value that indicates whether a response is long enough to benefit from compression, and removes the mark.
  static func isWorthwhile(_ head: inout HTTPResponseHead) -> Bool {
    let isExempt = head.headers.contains(name: exempted)
    head.headers.remove(name: exempted)
    let length = head.headers.first(name: "content-length").flatMap { Int($0) } ?? 0
    return !isExempt && length >= 256
  }
}
