/// A request to open the socket. Only a page of this host may: its origin is where the request goes.
struct SocketRequest: Hashable, Sendable {
  static let path = "/socket"

  let target: String
  /// The values of the Host header.
  let host: [String]
  /// The values of the Origin header, which browsers set and scripts cannot.
  let origin: [String]

  var isAllowed: Bool { isForSocket && hasOwnOrigin }

  var isForSocket: Bool { target == Self.path || target.hasPrefix(Self.path + "?") }

  /// RFC 6454, section 6.2: an origin is `scheme://host[:port]`.
  var hasOwnOrigin: Bool {
    guard host.count == 1, origin.count == 1 else { return false }
    return ["http://", "https://"].contains { scheme in origin[0].lowercased() == scheme + host[0].lowercased() }
  }
}
