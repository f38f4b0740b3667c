import HTTPTypes
import NIOCore
import NIOHTTP1
import NIOHTTPTypesHTTP1

/// The origin of a socket.
struct SocketOrigin: Hashable, Sendable {
  /// The browser, if it sent a cookie.
  let visitor: Visitor?
  let client: ClientAddress
  /// The host name in the browser's request.
  let authority: String
  /// A Boolean value that indicates whether the browser uses TLS.
  let isSecure: Bool
  /// The window of the page.
  let window: BrowserWindow

  init(
    _ head: HTTPRequestHead, from peer: SocketAddress?, cookies: VisitorCookies, trustsForwardedHeaders: Bool, isSecure: Bool
  ) {
    let fields = HTTPFields(head.headers, splitCookie: false)
    let forwarded = ForwardedRequest(fields, from: peer, isTrusted: trustsForwardedHeaders, isSecure: isSecure)
    client = forwarded.client
    self.isSecure = forwarded.isSecure
    visitor = cookies.visitor(in: head.headers["cookie"], isSecure: forwarded.isSecure)
    window = WindowSizeCookie.window(in: fields)
    authority = head.headers.first(name: "host") ?? "localhost"
  }

  /// Returns the path and query of a page as an address for the app.
  func url(_ target: String) -> String? {
    target == "/" ? nil : "\(isSecure ? "https" : "http")://\(authority)\(target)"
  }
}
