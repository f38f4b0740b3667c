import Foundation
import NIOHTTP1

/// A request to open the WebSocket. It is allowed only for pages of this host: the origin must be the host of the request.
struct SocketRequest: Hashable, Sendable {
  static let path = "/socket"
  /// The version of RFC 6455, which is the only supported one.
  static let version = "13"

  let target: String
  /// The values of the Host header.
  let host: [String]
  /// The values of the Origin header, which browsers set and scripts cannot.
  let origin: [String]
  /// The values of the Sec-WebSocket-Key header, which scripts cannot set either.
  let key: [String]
  /// The values of the Sec-WebSocket-Version header.
  let versions: [String]
  /// A Boolean value that indicates whether the browser uses TLS.
  let isSecure: Bool

  var isAllowed: Bool { isForSocket && hasOwnOrigin && hasKey && versions == [Self.version] }

  var isForSocket: Bool { target == Self.path || target.hasPrefix(Self.path + "?") }

  /// RFC 6454, section 6.2: an origin is `scheme://host[:port]`.
  var hasOwnOrigin: Bool {
    guard host.count == 1, origin.count == 1 else { return false }
    return origin[0].lowercased() == (isSecure ? "https://" : "http://") + host[0].lowercased()
  }

  /// RFC 6455, section 4.2.1: a key is the base64 form of 16 bytes.
  private var hasKey: Bool {
    key.count == 1 && Data(base64Encoded: key[0])?.count == 16
  }
}

extension SocketRequest {
  init(_ head: HTTPRequestHead, isSecure: Bool) {
    self.init(
      target: head.uri, host: head.headers["host"], origin: head.headers["origin"], key: head.headers["sec-websocket-key"],
      versions: head.headers["sec-websocket-version"], isSecure: isSecure)
  }
}
