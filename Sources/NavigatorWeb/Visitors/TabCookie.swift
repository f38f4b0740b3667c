import NavigatorHost

/// The cookie with which a tab that reloads a page identifies the session that it showed. The page's script sets it just before
/// the request, and removes it in the next page.
///
/// The value is the token of the session. A suffix indicates that the tab may still show the session, such as in a duplicate of
/// the tab. Access requires the token and the browser's secret.
enum TabCookie {
  static let name = "navigator-tab"
  private static let uncertain: Character = "~"

  /// Reads the `Cookie` fields of a request. The result is nil if no value could be a token.
  static func claim(in fields: [String], of visitor: Visitor) -> TabClaim? {
    for pair in fields.flatMap({ $0.split(separator: ";") }) {
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, parts[0].drop(while: \.isWhitespace) == name else { continue }
      let isCertain = parts[1].last != uncertain
      let token = SessionToken(rawValue: String(isCertain ? parts[1] : parts[1].dropLast()))
      guard token.isWellFormed else { return nil }
      return TabClaim(keys: SessionKeys(token: token, visitor: visitor), hasLeft: isCertain)
    }
    return nil
  }
}

/// The session that a page continues at the request of its tab.
struct TabClaim: Hashable, Sendable {
  let keys: SessionKeys
  /// A Boolean value that indicates whether the tab no longer shows the session. If it is false, a connected session is not
  /// continued.
  let hasLeft: Bool
}
