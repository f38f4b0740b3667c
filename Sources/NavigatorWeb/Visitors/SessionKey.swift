import NavigatorHost

/// Identifies a session by two secrets: the secret of its page, and the secret of the browser that loaded the page. Both are
/// required.
struct SessionKey: Hashable, Sendable {
  let token: SessionToken
  let visitor: VisitorKey

  /// The key in a store: a digest, from which neither secret can be recovered. In a program without hash functions, the key
  /// consists of the secrets, and the store is the program's memory.
  var stateKey: SessionStateKey { stateKey(hashing: LinkedHashing.current) }

  func stateKey(hashing: (any SecretHashing)?) -> SessionStateKey {
    let secrets = "\(token.rawValue).\(visitor.secret.rawValue)"
    return SessionStateKey(rawValue: hashing?.hexadecimalDigest(of: secrets) ?? secrets)
  }
}

/// The keys under which the session of a page may be found.
struct SessionKeys: Hashable, Sendable {
  /// The key of a new session.
  let current: SessionKey
  /// The key with the secret that the browser's cookie had before it was replaced.
  let former: SessionKey?

  init(token: SessionToken, visitor: Visitor) {
    current = SessionKey(token: token, visitor: visitor.key)
    former = visitor.former.map { SessionKey(token: token, visitor: $0) }
  }

  /// The keys in the order of their priority.
  var all: [SessionKey] { [current] + (former.map { [$0] } ?? []) }
}

extension ClientAddress {
  /// The address in a store: a digest, so that the file does not contain addresses. Somebody who computes the digests of all
  /// possible addresses can still find them.
  var stateOrigin: SessionStateOrigin {
    let digest = LinkedHashing.current?.hexadecimalDigest(of: "navigator-origin.\(self)")
    return SessionStateOrigin(rawValue: digest.map { String($0.prefix(32)) } ?? "\(self)")
  }
}

extension SecretHashing {
  fileprivate func hexadecimalDigest(of text: String) -> String {
    digest(of: Array(text.utf8)).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
