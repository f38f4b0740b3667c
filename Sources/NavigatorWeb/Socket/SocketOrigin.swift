import HTTPTypes
import NIOCore
import NIOHTTP1
import NIOHTTPTypesHTTP1

/// Where a socket comes from.
struct SocketOrigin: Hashable, Sendable {
  /// Whose browser it is, where that says so.
  let visitor: VisitorKey?
  let client: ClientAddress
  /// The host's name, as the browser asked for it.
  let authority: String
  /// Whether the browser speaks TLS.
  let isSecure: Bool

  init(_ head: HTTPRequestHead, from peer: SocketAddress?, trustsForwardedHeaders: Bool, isSecure: Bool) {
    let fields = HTTPFields(head.headers, splitCookie: false)
    let forwarded = ForwardedRequest(fields, from: peer, isTrusted: trustsForwardedHeaders, isSecure: isSecure)
    client = forwarded.client
    self.isSecure = forwarded.isSecure
    visitor = VisitorKey(cookies: head.headers["cookie"], isSecure: forwarded.isSecure)
    authority = head.headers.first(name: "host") ?? "localhost"
  }

  /// A page's path and query as the address to open in the app.
  func url(_ target: String) -> String? {
    target == "/" ? nil : "\(isSecure ? "https" : "http")://\(authority)\(target)"
  }
}
