/// The keys that pages sent and that the host has not issued, with the keys of the sessions that those pages got instead.
///
/// A page may lose the message with its new token and send the former one again: it gets the same session. An entry lasts as long
/// as its session, and each session has one at most.
struct ReplacedKeys {
  private var issued: [SessionKey: SessionKey] = [:]
  private var sent: [SessionKey: SessionKey] = [:]

  var count: Int { issued.count }

  /// Returns the key of the session that replaces the one of `key`.
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
