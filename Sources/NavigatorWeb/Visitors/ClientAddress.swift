import NIOCore

/// The address of a client: an IPv4 address, or the network part of an IPv6 address. The owner of one IPv6 address usually has
/// all addresses of the network (RFC 6177).
struct ClientAddress: Hashable, Sendable, CustomStringConvertible {
  private let bytes: [UInt8]

  /// Creates an address from the remote end of a connection. All ends that are not internet addresses are equal.
  init(_ address: SocketAddress?) {
    switch address {
    case .v4(let address): bytes = Self.bytes(of: address.address.sin_addr)
    case .v6(let address): bytes = Self.network(Self.bytes(of: address.address.sin6_addr))
    case .unixDomainSocket, nil: bytes = []
    }
  }

  /// Creates an address from the last entry of an `X-Forwarded-For` field, with or without a port. The nearest proxy has added
  /// that entry. The result is nil if it is not an address.
  init?(forwardedFor field: String) {
    // A separator and the scalars around it may be one `Character`, so that scalars are compared.
    guard let last = field.unicodeScalars.split(whereSeparator: { $0 == "," || $0.properties.isWhitespace }).last,
      last.allSatisfy(\.isASCII)
    else { return nil }
    var text = Substring(last)
    if text.hasPrefix("["), let end = text.firstIndex(of: "]") {
      text = text[text.index(after: text.startIndex)..<end]
    } else if let colon = text.firstIndex(of: ":"), colon == text.lastIndex(of: ":"),
      UInt16(text[text.index(after: colon)...]) != nil
    {
      text = text[..<colon]
    }
    guard let address = try? SocketAddress(ipAddress: String(text), port: 0) else { return nil }
    self.init(address)
  }

  /// A Boolean value that indicates whether the address is unknown, for example because the connection was reset.
  var isUnknown: Bool { bytes.isEmpty }

  /// The address, or the IPv6 network, for log lines.
  var description: String {
    switch bytes.count {
    case 4: bytes.map { String($0) }.joined(separator: ".")
    case 8:
      stride(from: 0, to: 8, by: 2).map { String(Int(bytes[$0]) << 8 | Int(bytes[$0 + 1]), radix: 16) }.joined(separator: ":")
        + "::/64"
    default: "local"
    }
  }

  private static func bytes<Address>(of address: Address) -> [UInt8] {
    withUnsafeBytes(of: address) { Array($0) }
  }

  /// Returns the first 64 bits, or the IPv4 address of an IPv4-mapped address (RFC 4291, section 2.5.5.2).
  private static func network(_ bytes: [UInt8]) -> [UInt8] {
    let isMapped = bytes.prefix(10).allSatisfy { $0 == 0 } && bytes[10...11].allSatisfy { $0 == 0xff }
    return Array(isMapped ? bytes.suffix(4) : bytes.prefix(8))
  }
}
