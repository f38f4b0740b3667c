/// The names that a host answers to. A page of another site can make its own name lead to this machine (DNS rebinding); it cannot make a
/// browser say that it asks for `localhost`.
struct HostNames: Hashable, Sendable {
  /// Nil: any.
  private let names: Set<String>?

  /// - Parameters:
  ///   - allowed: The names and addresses, without a port. None: this machine's own where it is listened on these alone, else any.
  ///   - listening: The name or address that is listened on.
  init(allowed: [String], listening: String) {
    let own = ["localhost", "127.0.0.1", "[::1]"]
    if !allowed.isEmpty {
      names = Set(allowed.map(Self.plain))
    } else if own.contains(Self.plain(listening)) {
      names = Set(own)
    } else {
      names = nil
    }
  }

  /// Whether a request for `authority`, a host with or without a port (RFC 3986, section 3.2), is answered.
  func contains(_ authority: String?) -> Bool {
    guard let names else { return true }
    guard let authority else { return false }
    return names.contains(Self.plain(Self.host(of: authority)))
  }

  private static func host(of authority: String) -> String {
    guard let colon = authority.lastIndex(of: ":") else { return authority }
    let port = authority[authority.index(after: colon)...]
    return port.allSatisfy(\.isWholeNumber) ? String(authority[..<colon]) : authority
  }

  /// In the form in which names are compared: an IPv6 address stands in brackets, as in a URL.
  private static func plain(_ name: String) -> String {
    let name = name.lowercased()
    let bare = name.hasSuffix(".") ? String(name.dropLast()) : name
    return bare.contains(":") && !bare.hasPrefix("[") ? "[\(bare)]" : bare
  }
}
