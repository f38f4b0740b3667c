import HTTPTypes
import NIOCore

/// The client of a request and its use of TLS, according to the connection or to a trusted proxy.
struct ForwardedRequest: Hashable, Sendable {
  let client: ClientAddress
  /// A Boolean value that indicates whether the browser uses TLS.
  let isSecure: Bool

  /// - Parameters:
  ///   - isTrusted: A Boolean value that indicates whether a proxy writes the `X-Forwarded-` fields. Without a proxy, any client
  ///     can write them.
  ///   - isSecure: A Boolean value that indicates whether the host itself serves TLS.
  init(_ fields: HTTPFields, from peer: SocketAddress?, isTrusted: Bool, isSecure: Bool) {
    let forwardedFor = isTrusted ? fields.last("X-Forwarded-For").flatMap { ClientAddress(forwardedFor: $0) } : nil
    client = forwardedFor ?? ClientAddress(peer)
    self.isSecure = isSecure || isTrusted && fields.last("X-Forwarded-Proto")?.lowercased() == "https"
  }
}

extension HTTPFields {
  fileprivate func last(_ name: String) -> String? {
    HTTPField.Name(name).flatMap { self[values: $0].last }
  }
}
