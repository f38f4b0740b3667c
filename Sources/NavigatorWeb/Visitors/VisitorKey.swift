/// A browser's secret, which it sends in a cookie that scripts cannot read.
///
/// Only the browser that loaded a page takes over the page's session: a token that leaked from a page is useless without this.
struct VisitorKey: Hashable, Sendable {
  let secret: SessionToken

  /// Returns a new key, fit for a secret.
  static func random() -> VisitorKey { VisitorKey(secret: .random()) }
}

/// A browser, as its cookie identifies it.
struct Visitor: Hashable, Sendable {
  let key: VisitorKey
  /// The key that ``key`` replaces. It finds sessions of the former cookie; no new session gets it.
  let former: VisitorKey?
  /// A Boolean value that indicates whether the browser does not have the cookie yet.
  let isNew: Bool

  init(key: VisitorKey, former: VisitorKey? = nil, isNew: Bool = false) {
    self.key = key
    self.former = former
    self.isNew = isNew
  }
}
