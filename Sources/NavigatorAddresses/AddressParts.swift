import Foundation

/// The decoded segments and query items of an address.
@_spi(Engine)
nonisolated public struct AddressParts {
  /// The segments of the path.
  public let segments: [String]
  private let items: [(name: String, value: String)]

  /// The maximum length of an address in bytes.
  public static let maximumLength = 16_384
  /// The maximum number of path segments.
  static let maximumSegments = 64

  /// Parses an address: a path, optionally preceded by a scheme and a host.
  ///
  /// The host of `shop://orders/7` is the first segment. The host of an `http` or `https` URL is a server and is ignored.
  ///
  /// - Parameter base: The base of the app's web addresses. If it is not nil, other web addresses are rejected.
  public init(_ url: URL, base: URL? = nil) throws(AddressError) {
    let text = url.absoluteString
    try Self.checkLength(of: text)
    var path = url.path(percentEncoded: true)
    if let base, url.host() != nil, ["http", "https"].contains(url.scheme?.lowercased()) {
      let prefix = base.pathComponents.filter { $0 != "/" }
      guard url.host()?.lowercased() == base.host()?.lowercased(), url.port == base.port,
        url.pathComponents.filter({ $0 != "/" }).starts(with: prefix)
      else { throw .malformed(text, reason: "it is not below \(base.absoluteString)") }
      path = path.droppingSegments(prefix.count)
    }
    if let scheme = url.scheme?.lowercased(), scheme != "http", scheme != "https", let host = url.host(percentEncoded: true),
      !host.isEmpty
    {
      path = host + (path.hasPrefix("/") ? path : "/" + path)
    }
    try self.init(path: path[...], query: url.query(percentEncoded: true)?[...] ?? "", of: text)
  }

  /// Parses an address: a path with a query, or a URL.
  public init(_ text: String) throws(AddressError) {
    if text.hasPrefix("/"), !text.hasPrefix("//") {
      try Self.checkLength(of: text)
      let whole = text.prefix { $0 != "#" }
      let path = whole.prefix { $0 != "?" }
      try self.init(path: path, query: whole.dropFirst(path.count + 1), of: text)
    } else if let url = URL(string: text) {
      try self.init(url)
    } else {
      throw .malformed(text, reason: "it is not a URL")
    }
  }

  private init(path: Substring, query: Substring, of text: String) throws(AddressError) {
    segments = try Self.segments(path, of: text)
    items = try Self.items(query, of: text)
  }

  private static func checkLength(of text: String) throws(AddressError) {
    guard text.utf8.count <= maximumLength else {
      throw .malformed(text, reason: "it has \(text.utf8.count) bytes, and the maximum is \(maximumLength)")
    }
  }

  /// Returns the decoded segments. A trailing slash is ignored.
  private static func segments(_ path: Substring, of text: String) throws(AddressError) -> [String] {
    var coded = path.split(separator: "/", omittingEmptySubsequences: false)[...]
    if path.hasPrefix("/") { coded = coded.dropFirst() }
    if coded.last?.isEmpty == true { coded = coded.dropLast() }
    guard coded.count <= maximumSegments else { throw .malformed(text, reason: "it has \(coded.count) segments") }
    return try coded.map { segment throws(AddressError) in try decoded(segment, of: text) }
  }

  private static func items(_ query: Substring, of text: String) throws(AddressError) -> [(name: String, value: String)] {
    try query.split(separator: "&").map { item throws(AddressError) in
      let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let value = parts.count > 1 ? try decoded(parts[1], of: text) : ""
      return (try decoded(parts[0], of: text), value)
    }
  }

  private static func decoded(_ part: Substring, of text: String) throws(AddressError) -> String {
    guard let decoded = AddressText.decoded(part) else {
      throw .malformed(text, reason: "\"\(part.prefix(100))\" is not percent-encoded UTF-8")
    }
    return decoded
  }

  /// Returns the value of the first query item with a name.
  func item(_ name: String) -> String? {
    items.first { $0.name == name }?.value
  }

  func items(_ name: String) -> [String] {
    items.compactMap { $0.name == name ? $0.value : nil }
  }
}

extension String {
  /// Returns the path without its first segments.
  nonisolated fileprivate func droppingSegments(_ count: Int) -> String {
    let segments = (hasPrefix("/") ? dropFirst() : self[...]).split(separator: "/", omittingEmptySubsequences: false)
    return "/" + segments.dropFirst(count).joined(separator: "/")
  }
}
