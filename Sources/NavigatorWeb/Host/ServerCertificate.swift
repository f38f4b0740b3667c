import HummingbirdCore

/// A certificate and its key for serving TLS. The product `NavigatorTLS` reads one from files:
///
/// ```swift
/// import NavigatorTLS
/// import NavigatorWeb
///
/// let certificate = try ServerCertificate(certificateFile: "/etc/shop/fullchain.pem", keyFile: "/etc/shop/privkey.pem")
/// let host = WebHost(app: app, hostname: "0.0.0.0", port: 443, certificate: certificate)
/// ```
///
/// The files are read once: a renewed certificate is used after a restart.
public struct ServerCertificate: Sendable {
  /// Returns a server that adds TLS to the connections of another one.
  package let secure: @Sendable (HTTPServerBuilder) throws -> HTTPServerBuilder

  package init(secure: @escaping @Sendable (HTTPServerBuilder) throws -> HTTPServerBuilder) {
    self.secure = secure
  }
}

/// The result of reading a certificate, as an object that a C function can return.
package final class ServerCertificateBox: Sendable {
  package let result: Result<ServerCertificate, ServerCertificateError>

  package init(_ result: Result<ServerCertificate, ServerCertificateError>) {
    self.result = result
  }
}

/// An error that describes why a certificate cannot be used.
public enum ServerCertificateError: Error, Hashable, Sendable {
  /// The file cannot be read.
  case unreadable(file: String, reason: String)
  /// The file contains no certificate in PEM form.
  case noCertificate(file: String)
  /// The file contains no private key in PEM form that can be used without a passphrase.
  case noKey(file: String)
  /// The key belongs to another certificate.
  case mismatch(certificateFile: String, keyFile: String)
}

extension ServerCertificateError: CustomStringConvertible {
  /// The file and the reason, as text.
  public var description: String {
    switch self {
    case .unreadable(let file, let reason): "\(file) cannot be read: \(reason)."
    case .noCertificate(let file): "\(file) contains no certificate in PEM form. It begins with '-----BEGIN CERTIFICATE-----'."
    case .noKey(let file):
      "\(file) contains no private key in PEM form without a passphrase. It begins with '-----BEGIN PRIVATE KEY-----'."
    case .mismatch(let certificate, let key): "\(key) is not the key of the certificate in \(certificate)."
    }
  }
}
