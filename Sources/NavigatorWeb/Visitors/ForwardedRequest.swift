import HTTPTypes
import NIOCore

/// Who asks, and over what: as the connection says, or as a proxy does where it is trusted.
struct ForwardedRequest: Hashable, Sendable {
  let client: ClientAddress
  /// Whether the browser speaks TLS.
  let isSecure: Bool

  /// - Parameter isTrusted: Whether the `X-Forwarded-` fields are a proxy's. Where there is none, anybody can write them.
  init(_ fields: HTTPFields, from peer: SocketAddress?, isTrusted: Bool) {
    let forwardedFor = isTrusted ? fields.last("X-Forwarded-For").flatMap { ClientAddress(forwardedFor: $0) } : nil
    client = forwardedFor ?? ClientAddress(peer)
    isSecure = isTrusted && fields.last("X-Forwarded-Proto")?.lowercased() == "https"
  }
}

extension HTTPFields {
  fileprivate func last(_ name: String) -> String? {
    HTTPField.Name(name).flatMap { self[values: $0].last }
  }
}
