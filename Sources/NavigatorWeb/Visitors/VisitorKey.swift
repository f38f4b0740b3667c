import Hummingbird

/// A browser's own secret, in a cookie that scripts cannot read (RFC 6265).
///
/// A page's session is taken over from the browser that loaded the page alone: who has got hold of the token that stands in a
/// page has not
/// got this.
struct VisitorKey: Hashable, Sendable {
  /// Returns the name of the cookie. With the prefix, browsers take it over TLS from this very host alone, and from no other one
  /// of its domain
  /// (RFC 6265bis, section 4.1.3.2).
  static func cookieName(isSecure: Bool) -> String { isSecure ? "__Host-navigator-visitor" : "navigator-visitor" }

  let secret: SessionToken

  /// A new one, fit for a secret.
  static func random() -> VisitorKey { VisitorKey(secret: .random()) }

  private init(secret: SessionToken) {
    self.secret = secret
  }

  /// Reads the `Cookie` fields of a request.
  ///
  /// - Returns: The first value that this host could have made; nil if there is none.
  init?(cookies fields: [String], isSecure: Bool = false) {
    let name = Self.cookieName(isSecure: isSecure)
    let tokens = fields.flatMap { $0.split(separator: ";") }.compactMap { pair -> SessionToken? in
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, parts[0].drop(while: \.isWhitespace) == name else { return nil }
      return SessionToken(rawValue: String(parts[1]))
    }
    guard let secret = tokens.first(where: \.isWellFormed) else { return nil }
    self.secret = secret
  }

  /// The cookie, which goes with the browser's own requests and with links from other sites, and with nothing that their pages
  /// load.
  ///
  /// - Parameter isSecure: Whether it may be sent over TLS alone.
  func cookie(isSecure: Bool) -> Cookie {
    Cookie(
      name: Self.cookieName(isSecure: isSecure), value: secret.rawValue, path: "/", secure: isSecure, httpOnly: true,
      sameSite: .lax)
  }
}
