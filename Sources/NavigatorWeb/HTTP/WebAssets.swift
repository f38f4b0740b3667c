import Foundation
import HTTPTypes
import Logging
import NIOCore
import NavigatorHost

/// The files that a page loads: its scripts and its style sheet. `make client` builds them from `Client/`.
struct WebAssets: Sendable {
  let script: WebAsset
  /// The scripts for the parts of a page that few screens need. The first script imports them by name.
  let extras: [(name: String, script: WebAsset)]
  let style: WebAsset

  /// Reads the files in the module's resources.
  init(logger: Logger) {
    func script(_ name: String) -> WebAsset {
      WebAsset(path: "/\(name)", contentType: "text/javascript; charset=utf-8", bytes: Self.read(name, logger))
    }
    self.script = script("client.js")
    extras = ["extras", "graphics", "following", "files", "tables", "adapting", "wheels", "lines"].map {
      (name: $0, script: script("\($0).js"))
    }
    style = WebAsset(path: "/client.css", contentType: "text/css; charset=utf-8", bytes: Self.read("client.css", logger))
  }

  /// The scripts and the style sheet.
  var files: [WebAsset] { [script, style] + extras.map(\.script) }

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

/// One file, under a path that changes with its content.
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
  let fingerprint: String
  private let plain: Variant
  private let compressed: Variant?

  init(path: String, contentType: String, bytes: [UInt8]) {
    self.path = path
    self.contentType = contentType
    let fingerprint = String(FNV1a.hash64(bytes), radix: 36)
    self.fingerprint = fingerprint
    let body = ByteBuffer(bytes: bytes)
    plain = Variant(coding: nil, etag: "\"\(fingerprint)\"", body: body)
    compressed = Gzip.compressed(body).map { Variant(coding: Gzip.coding, etag: "\"\(fingerprint)-gzip\"", body: $0) }
  }

  /// The path for use in a page. A browser may cache its content permanently.
  var versionedPath: String { "\(path)?v=\(fingerprint)" }

  /// Returns the variant for a client, given the values of its Accept-Encoding fields.
  func variant(accepting codings: [String]) -> Variant {
    guard let compressed, Gzip.isAccepted(by: codings) else { return plain }
    return compressed
  }
}
