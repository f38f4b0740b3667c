import Foundation
import HTTPTypes
import Logging
import NIOCore

/// The files that a page loads: its script and its stylesheet.
struct WebAssets: Sendable {
  let script: WebAsset
  let style: WebAsset

  /// Reads the files that ship with the host.
  init(logger: Logger) {
    script = WebAsset(
      path: "/client.js", contentType: "text/javascript; charset=utf-8", bytes: Self.read(ClientFiles.script, logger))
    style = WebAsset(path: "/client.css", contentType: "text/css; charset=utf-8", bytes: Self.read(ClientFiles.style, logger))
  }

  func asset(at path: some StringProtocol) -> WebAsset? {
    [script, style].first { $0.path == path }
  }

  private static func read(_ joined: (URL) throws -> String, _ logger: Logger) -> [UInt8] {
    do {
      return Array(try joined(Bundle.module.bundleURL.appendingPathComponent("Client")).utf8)
    } catch {
      logger.error("a file of the page cannot be read", metadata: ["error": "\(error)"])
      return []
    }
  }
}

/// One file, under a path that changes with its content.
struct WebAsset: Sendable {
  let path: String
  let contentType: String
  let body: ByteBuffer
  let fingerprint: String

  init(path: String, contentType: String, bytes: [UInt8]) {
    self.path = path
    self.contentType = contentType
    body = ByteBuffer(bytes: bytes)
    // FNV-1a: tells versions apart, no more.
    let hash = bytes.reduce(into: UInt64(0xcbf2_9ce4_8422_2325)) { hash, byte in
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    fingerprint = String(hash, radix: 36)
  }

  /// The path to name in a page: a browser may keep for ever what it finds there.
  var versionedPath: String { "\(path)?v=\(fingerprint)" }
  var etag: String { "\"\(fingerprint)\"" }
}
