/// Maps the keys that pages have sent but the host has not issued to the keys of the sessions that replace theirs.
///
/// A page that does not receive the message with its new token may send the former token again. It then gets the same session. An
/// entry exists as long as its session, and each session has at most one entry.
struct TokenReplacements {
  private var issued: [SessionKey: SessionKey] = [:]
  private var sent: [SessionKey: SessionKey] = [:]

  var count: Int { issued.count }

  /// Returns the key of the session that replaces the session with `key`.
  func replacement(for key: SessionKey) -> SessionKey? { issued[key] }

  mutating func replace(_ key: SessionKey, by replacement: SessionKey) {
    remove(replacement)
    issued[key] = replacement
    sent[replacement] = key
  }

  /// Removes the entry of a session that has ended.
  mutating func remove(_ replacement: SessionKey) {
    guard let key = sent.removeValue(forKey: replacement), issued[key] == replacement else { return }
    issued[key] = nil
  }
}
