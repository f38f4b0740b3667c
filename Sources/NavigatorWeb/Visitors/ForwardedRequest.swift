import HTTPTypes
import NIOCore

/// Who asks, and over what: as the connection says, or as a proxy does where it is trusted.
struct ForwardedRequest: Hashable, Sendable {
  let client: ClientAddress
  /// Whether the browser speaks TLS.
  let isSecure: Bool

  /// - Parameters:
  ///   - isTrusted: Whether the `X-Forwarded-` fields are a proxy's. Where there is none, anybody can write them.
  ///   - isSecure: Whether the host ends TLS itself.
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
