import NIOCore

/// Where a client is, as far as one can be told from another: an IPv4 address, or the network part of an IPv6 address, for whoever
/// has one has all the addresses of that network (RFC 6177).
struct ClientAddress: Hashable, Sendable, CustomStringConvertible {
  private let bytes: [UInt8]

  /// Takes a connection's other end; what is no internet address counts as one place.
  init(_ address: SocketAddress?) {
    switch address {
    case .v4(let address): bytes = Self.bytes(of: address.address.sin_addr)
    case .v6(let address): bytes = Self.network(Self.bytes(of: address.address.sin6_addr))
    case .unixDomainSocket, nil: bytes = []
    }
  }

  /// Takes the last address of an `X-Forwarded-For` field, with or without a port: the one that the nearest proxy has seen itself. Nil where
  /// that is no address.
  init?(forwardedFor field: String) {
    guard var text = field.split(whereSeparator: { $0 == "," || $0.isWhitespace }).last else { return nil }
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

  /// A Boolean value that indicates whether there is no address, as of a connection that was reset.
  var isUnknown: Bool { bytes.isEmpty }

  /// For logs: an address, or a network of IPv6.
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

  /// The first 64 bits; of an IPv4 address that is written as one of IPv6, that (RFC 4291, section 2.5.5.2).
  private static func network(_ bytes: [UInt8]) -> [UInt8] {
    let isMapped = bytes.prefix(10).allSatisfy { $0 == 0 } && bytes[10...11].allSatisfy { $0 == 0xff }
    return Array(isMapped ? bytes.suffix(4) : bytes.prefix(8))
  }
}
