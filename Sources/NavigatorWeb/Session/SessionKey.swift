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
