/// A browser's secret, which it sends in a cookie that scripts cannot read.
///
/// Only the browser that loaded a page can connect to the page's session. A token that leaked from a page is useless without this
/// key.
struct VisitorKey: Hashable, Sendable {
  let secret: SessionToken

  /// Returns a new key from a generator that is suitable for secrets.
  static func random() -> VisitorKey { VisitorKey(secret: .random()) }
}

/// A browser, as its cookie identifies it.
struct Visitor: Hashable, Sendable {
  let key: VisitorKey
  /// The key that ``key`` replaces. It identifies sessions that were started with the former cookie, and is not used for new
  /// sessions.
  let former: VisitorKey?
  /// A Boolean value that indicates whether the browser does not have the cookie yet.
  let isNew: Bool

  init(key: VisitorKey, former: VisitorKey? = nil, isNew: Bool = false) {
    self.key = key
    self.former = former
    self.isNew = isNew
  }
}
