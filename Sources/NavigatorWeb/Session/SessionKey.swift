import Crypto
import NavigatorHost

/// Identifies a session by two secrets: that of its page, and that of the browser which loaded the page. Both are needed.
struct SessionKey: Hashable, Sendable {
  let token: SessionToken
  let visitor: VisitorKey

  /// The key in a store: a digest, from which neither secret can be recovered.
  var stateKey: SessionStateKey {
    SessionStateKey(rawValue: SHA256.hash(data: Array("\(token.rawValue).\(visitor.secret.rawValue)".utf8)).hexadecimal)
  }
}

/// The keys under which the session of a page may be found.
struct SessionKeys: Hashable, Sendable {
  /// The key under which a new session is made.
  let current: SessionKey
  /// The key with the secret that the browser's cookie had before it was replaced.
  let former: SessionKey?

  init(token: SessionToken, visitor: Visitor) {
    current = SessionKey(token: token, visitor: visitor.key)
    former = visitor.former.map { SessionKey(token: token, visitor: $0) }
  }

  /// The keys in the order in which they count.
  var all: [SessionKey] { [current] + (former.map { [$0] } ?? []) }
}

extension ClientAddress {
  /// The address in a store: a digest, so that the file does not list addresses. It hides nothing from a reader who tries all of
  /// them.
  var stateOrigin: SessionStateOrigin {
    SessionStateOrigin(rawValue: String(SHA256.hash(data: Array("navigator-origin.\(self)".utf8)).hexadecimal.prefix(32)))
  }
}

extension SHA256Digest {
  fileprivate var hexadecimal: String {
    map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
