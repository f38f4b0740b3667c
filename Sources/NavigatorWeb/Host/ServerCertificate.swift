import HummingbirdCore

/// A certificate and its key, with which a host speaks TLS. The product `NavigatorTLS` reads one from files:
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

  /// Reads both files.
  ///
  /// - Parameters:
  ///   - certificateFile: The PEM file of the certificate, followed by the intermediate certificates.
  ///   - keyFile: The PEM file of the private key, without a passphrase.
  /// - Throws: ``ServerCertificateError``, which contains the file and the reason.
  public init(certificateFile: String, keyFile: String) throws(ServerCertificateError) {
    let certificates = try Self.certificates(certificateFile)
    let key = try Self.key(keyFile)
    var configuration = TLSConfiguration.makeServerConfiguration(
      certificateChain: certificates.map { .certificate($0) }, privateKey: .privateKey(key))
    configuration.minimumTLSVersion = .tlsv12
    // A WebSocket begins as HTTP/1.1.
    configuration.applicationProtocols = ["http/1.1"]
    // Detects errors here that would otherwise make each handshake fail.
    guard (try? NIOSSLContext(configuration: configuration)) != nil else {
      throw .mismatch(certificateFile: certificateFile, keyFile: keyFile)
    }
    self.configuration = configuration
  }
}

/// The result of reading a certificate, as an object that a C function can return.
package final class ServerCertificateBox: Sendable {
  package let result: Result<ServerCertificate, ServerCertificateError>

  private static func key(_ file: String) throws(ServerCertificateError) -> NIOSSLPrivateKey {
    let bytes = try read(file)
    // Without the closure, a key with a passphrase would cause a prompt in the terminal.
    guard let key = try? NIOSSLPrivateKey(bytes: bytes, format: .pem, passphraseCallback: { $0([UInt8]()) }) else {
      throw .noKey(file: file)
    }
    return key
  }

  private static func read(_ file: String) throws(ServerCertificateError) -> [UInt8] {
    do {
      return Array(try Data(contentsOf: URL(fileURLWithPath: file)))
    } catch {
      let explanation =
        switch (error as? CocoaError)?.code {
        case .fileReadNoSuchFile: "there is no such file"
        case .fileReadNoPermission: "this user may not read it"
        default: error.localizedDescription
        }
      throw .unreadable(file: file, reason: explanation)
    }
  }
}

/// An error that describes why a certificate cannot be used.
public enum ServerCertificateError: Error, Hashable, Sendable {
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
    case .noCertificate(let file): "\(file) holds no certificate in PEM form. It begins with '-----BEGIN CERTIFICATE-----'."
    case .noKey(let file):
      "\(file) holds no private key in PEM form without a passphrase. It begins with '-----BEGIN PRIVATE KEY-----'."
    case .mismatch(let certificate, let key): "\(key) is not the key of the certificate in \(certificate)."
    }
  }
}
