import Foundation
import HummingbirdTesting
import NIOCore
import NavigatorHost
import Testing

@testable import NavigatorWeb

/// The page's script and style sheet, which are compressed once and cached by browsers.
@Suite(.timeLimit(.minutes(20)))
struct AssetTests {
  private static let asset = WebAsset(
    path: "/client.js", contentType: "text/javascript", bytes: Array(String(repeating: "let a = 1;", count: 500).utf8))

  @Test("A file has one body and one entity tag for each coding")
  func variants() throws {
    let plain = Self.asset.variant(accepting: [])
    let packed = Self.asset.variant(accepting: ["gzip"])
    #expect(plain.coding == nil)
    #expect(packed.coding == "gzip")
    #expect(plain.etag != packed.etag)
    #expect(packed.body.readableBytes < plain.body.readableBytes / 10)
    #expect(packed.body.getBytes(at: 0, length: 2) == [0x1f, 0x8b])
    // The storage is the same each time: no request compresses it again.
    let again = Self.asset.variant(accepting: ["br, gzip;q=0.5"])
    packed.body.withUnsafeReadableBytes { first in
      again.body.withUnsafeReadableBytes { second in #expect(first.baseAddress == second.baseAddress) }
    }
  }

  @Test(
    "A client receives gzip if it accepts gzip",
    arguments: [
      (["gzip"], true), (["deflate, gzip;q=1.0, *;q=0.5"], true), (["GZIP"], true), (["br", "x-gzip"], true), (["*"], true),
      (["gzip;q=0.001"], true), ([], false), (["identity"], false), (["gzip;q=0"], false), (["gzip; q=0.0, *"], false),
      (["*;q=0"], false), (["deflate"], false), ([";;,=,q=1"], false), (["gzip;q=nonsense"], false), (["gzippy"], false),
    ])
  func acceptedCodings(fields: [String], isAccepted: Bool) {
    #expect(Gzip.isAccepted(by: fields) == isAccepted)
  }

  @Test(
    "The entity tags in a request are compared weakly, one by one",
    arguments: [
      (["\"a\""], true), (["W/\"a\""], true), (["\"b\", \"a\""], true), (["\"b\"", " W/\"a\" "], true), (["*"], true),
      ([], false), (["\"b\""], false), (["a"], false), ([",,"], false), (["\"a\"-gzip"], false),
    ])
  func tags(fields: [String], matches: Bool) {
    #expect(EntityTag.matches(fields, "\"a\"") == matches)
  }

  @Test("A file is served with gzip or uncompressed, and revalidated by the entity tag of that coding")
  func serving() async throws {
    try await TestHost.run(app: FakeApp()) { host in
      let plain = try await host.get("/client.js")
      let packed = try await host.get("/client.js", headers: ["Accept-Encoding": "gzip"])
      #expect(plain.header("Content-Encoding") == nil)
      #expect(packed.header("Content-Encoding") == "gzip")
      for response in [plain, packed] {
        #expect(response.header("Vary") == "Accept-Encoding")
        #expect(response.header("Navigator-Uncompressed") == nil)
        #expect(response.header("Content-Length") == "\(response.body?.readableBytes ?? 0)")
      }
      let tag = try #require(packed.header("ETag"))
      #expect(tag != plain.header("ETag"))
      let known = try await host.get("/client.js", headers: ["Accept-Encoding": "gzip", "If-None-Match": "\"x\", \(tag)"])
      #expect(known.status == .notModified)
      #expect(known.text.isEmpty)
      let other = try await host.get("/client.js", headers: ["If-None-Match": tag])
      #expect(other.status == .ok)
      // The compressor of responses does not change responses with another coding.
      let deflated = try await host.get("/client.js", headers: ["Accept-Encoding": "deflate"])
      #expect(deflated.header("Content-Encoding") == nil)
    }
  }
}
