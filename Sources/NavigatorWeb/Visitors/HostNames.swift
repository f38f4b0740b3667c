/// The host names for which requests are served. The check prevents DNS rebinding: another site can make its own name resolve to
/// this machine, but its pages cannot change the host name that the browser sends.
struct HostNames: Hashable, Sendable {
  /// The allowed names, or nil if all are allowed.
  private let names: Set<String>?

  /// - Parameters:
  ///   - allowed: The names and addresses without a port. If it is empty and the host listens on names of this machine only,
  ///     these names are allowed. If it is empty otherwise, all names are allowed.
  ///   - listening: The name or address that the host listens on.
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

  /// Returns a Boolean value that indicates whether a request for `authority` is served. It is a host with or without a port (RFC
  /// 3986, section 3.2).
  func contains(_ authority: String?) -> Bool {
    guard let names else { return true }
    guard let authority else { return false }
    return names.contains(Self.plain(Self.host(of: authority)))
  }

  private static func host(of authority: String) -> String {
    guard let colon = authority.lastIndex(of: ":") else { return authority }
    let port = authority[authority.index(after: colon)...]
    return port.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 } ? String(authority[..<colon]) : authority
  }

  /// Returns a name in the form for comparisons. An IPv6 address is in brackets, as in a URL.
  private static func plain(_ name: String) -> String {
    let name = name.lowercased()
    let bare = name.hasSuffix(".") ? String(name.dropLast()) : name
    return bare.contains(":") && !bare.hasPrefix("[") ? "[\(bare)]" : bare
  }
}
