import Crypto
import NavigatorHost

/// What names a session: the secret that its page carries, together with that of the browser which loaded the page. One without the other
/// leads nowhere.
struct SessionKey: Hashable, Sendable {
  let token: SessionToken
  let visitor: VisitorKey

  /// What a store knows it by: a digest, from which neither secret can be had.
  var stateKey: SessionStateKey {
    let digest = SHA256.hash(data: Array("\(token.rawValue).\(visitor.secret.rawValue)".utf8))
    return SessionStateKey(rawValue: digest.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined())
  }
}
