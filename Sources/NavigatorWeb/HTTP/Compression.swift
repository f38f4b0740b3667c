import HTTPTypes
import NIOHTTP1

/// Which responses are compressed as they are written.
enum Compression {
  /// Marks, on its way to the compressor, a response that is compressed already, or that has a length but no body: the answer to
  /// HEAD.
  private static let exempted = "Navigator-Uncompressed"

  static func exempt(_ fields: inout HTTPFields) {
    if let name = HTTPField.Name(exempted) { fields[name] = "1" }
  }

  /// Returns whether a response is long enough to gain by compression. Removes the mark.
  static func isWorthwhile(_ head: inout HTTPResponseHead) -> Bool {
    let isExempt = head.headers.contains(name: exempted)
    head.headers.remove(name: exempted)
    let length = head.headers.first(name: "content-length").flatMap { Int($0) } ?? 0
    return !isExempt && length >= 256
  }
}
