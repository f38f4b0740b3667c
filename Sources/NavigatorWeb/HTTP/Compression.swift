import HTTPTypes
import NIOHTTP1

/// Which responses are compressed.
enum Compression {
  /// Marks, on its way to the compressor, a response that has a length but no body: the answer to HEAD.
  private static let bodiless = "Navigator-Bodiless"

  static func exempt(_ fields: inout HTTPFields) {
    if let name = HTTPField.Name(bodiless) { fields[name] = "1" }
  }

  /// Whether a response is long enough to gain by compression. Takes the mark away.
  static func isWorthwhile(_ head: inout HTTPResponseHead) -> Bool {
    let isBodiless = head.headers.contains(name: bodiless)
    head.headers.remove(name: bodiless)
    let length = head.headers.first(name: "content-length").flatMap { Int($0) } ?? 0
    return !isBodiless && length >= 256
  }
}
