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

  init(_ head: HTTPRequestHead, from peer: SocketAddress?, trustsForwardedHeaders: Bool) {
    visitor = VisitorKey(cookies: head.headers["cookie"])
    client = ForwardedRequest(HTTPFields(head.headers, splitCookie: false), from: peer, isTrusted: trustsForwardedHeaders).client
    authority = head.headers.first(name: "host") ?? "localhost"
  }

  /// A page's path and query as the address to open in the app.
  func url(_ target: String) -> String? {
    target == "/" ? nil : "http://\(authority)\(target)"
  }
}
