import Foundation
import HTTPTypes
import Logging
import NIOCore
import NavigatorHTML
import NavigatorHost

/// The files that a page loads: its scripts and its style sheet. `make client` builds them from `Client/`.
struct WebAssets: Sendable {
  let files: [WebAsset]
  /// The version of all files, which changes with the content of any of them. A page contains it in the paths of the files that
  /// it loads at first, and its script adds it to the other paths.
  let version: String

  /// Reads the files in the module's resources.
  init(logger: Logger) {
    let paths = PageScript.allCases.map { (path: $0.path, type: "text/javascript") } + [(path: "/client.css", type: "text/css")]
    let contents = paths.map { Self.read(String($0.path.dropFirst()), logger) }
    files = zip(paths, contents).map { WebAsset(path: $0.path, contentType: "\($0.type); charset=utf-8", bytes: $1) }
    version = WebAsset.fingerprint(of: contents.flatMap(\.self))
  }

  func asset(at path: some StringProtocol) -> WebAsset? {
    files.first { $0.path == path }
  }

  private static func read(_ name: String, _ logger: Logger) -> [UInt8] {
    do {
      return [UInt8](try Data(contentsOf: Bundle.module.bundleURL.appending(path: "Assets/\(name)")))
    } catch {
      logger.error("a file of the page cannot be read", metadata: ["file": "\(name)", "error": "\(error)"])
      return []
    }
  }
}

/// One file of a page, plain and compressed.
struct WebAsset: Sendable {
  /// The file in one coding.
  struct Variant: Sendable {
    /// The value of Content-Encoding; nil for the file as it is.
    let coding: String?
    let etag: String
    let body: ByteBuffer
  }

  let path: String
  let contentType: String
  private let plain: Variant
  private let compressed: Variant?

  init(path: String, contentType: String, bytes: [UInt8]) {
    self.path = path
    self.contentType = contentType
    let fingerprint = Self.fingerprint(of: bytes)
    let body = ByteBuffer(bytes: bytes)
    plain = Variant(coding: nil, etag: "\"\(fingerprint)\"", body: body)
    compressed = Gzip.compressed(body).map { Variant(coding: Gzip.coding, etag: "\"\(fingerprint)-gzip\"", body: $0) }
  }

  /// Returns a short text that is different for different contents.
  static func fingerprint(of bytes: [UInt8]) -> String { String(FNV1a.hash64(bytes), radix: 36) }

  /// Returns the variant for a client, given the values of its Accept-Encoding fields.
  func variant(accepting codings: [String]) -> Variant {
    guard let compressed, Gzip.isAccepted(by: codings) else { return plain }
    return compressed
  }
}
