import Hummingbird

/// A secret that identifies a browser. It is in a cookie that scripts cannot read (RFC 6265).
///
/// Only the browser that loaded a page can take over its session. A copy of the token in the page is not sufficient.
struct VisitorKey: Hashable, Sendable {
  /// Returns the name of the cookie. With the prefix `__Host-`, browsers accept the cookie over TLS from this host only, and not
  /// from other hosts of its domain (RFC 6265bis, section 4.1.3.2).
  static func cookieName(isSecure: Bool) -> String { isSecure ? "__Host-navigator-visitor" : "navigator-visitor" }

  let secret: SessionToken

  /// Creates a random key from a generator that is suitable for secrets.
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

  /// Returns the cookie. Browsers send it with requests of the host's own pages and with links from other sites, but not with
  /// subresources of other sites.
  ///
  /// - Parameter isSecure: A Boolean value that indicates whether the cookie is sent over TLS only.
  func cookie(isSecure: Bool) -> Cookie {
    Cookie(
      name: Self.cookieName(isSecure: isSecure), value: secret.rawValue, path: "/", secure: isSecure, httpOnly: true,
      sameSite: .lax)
  }
}
