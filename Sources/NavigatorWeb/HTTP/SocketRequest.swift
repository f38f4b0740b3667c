/// A request to open the socket. Only a page of this host may: its origin is where the request goes.
struct SocketRequest: Hashable, Sendable {
  static let path = "/socket"
  /// The version of RFC 6455, the only one that is spoken.
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

  var isAllowed: Bool { isForSocket && hasOwnOrigin && key.count == 1 && versions == [Self.version] }

  var isForSocket: Bool { target == Self.path || target.hasPrefix(Self.path + "?") }

  /// RFC 6454, section 6.2: an origin is `scheme://host[:port]`.
  var hasOwnOrigin: Bool {
    guard host.count == 1, origin.count == 1 else { return false }
    return ["http://", "https://"].contains { scheme in origin[0].lowercased() == scheme + host[0].lowercased() }
  }
}
