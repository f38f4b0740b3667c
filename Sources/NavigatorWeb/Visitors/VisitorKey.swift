import Hummingbird

/// A browser's own secret, in a cookie that scripts cannot read (RFC 6265).
///
/// A page's session is taken over from the browser that loaded the page alone: who has got hold of the token that stands in a page has not
/// got this.
struct VisitorKey: Hashable, Sendable {
  static let cookieName = "navigator-visitor"

  let secret: SessionToken

  /// A new one, fit for a secret.
  static func random() -> VisitorKey { VisitorKey(secret: .random()) }

  private init(secret: SessionToken) {
    self.secret = secret
  }

  /// Takes what a browser sent in its `Cookie` fields; nil where that is none of ours.
  init?(cookies fields: [String]) {
    guard let cookie = Cookies(from: fields)[Self.cookieName] else { return nil }
    let secret = SessionToken(rawValue: cookie.value)
    guard secret.isWellFormed else { return nil }
    self.secret = secret
  }

  /// The cookie, which goes with the browser's own requests and with links from other sites, and with nothing that their pages load.
  ///
  /// - Parameter isSecure: Whether it may be sent over TLS alone.
  func cookie(isSecure: Bool) -> Cookie {
    Cookie(name: Self.cookieName, value: secret.rawValue, path: "/", secure: isSecure, httpOnly: true, sameSite: .lax)
  }
}
