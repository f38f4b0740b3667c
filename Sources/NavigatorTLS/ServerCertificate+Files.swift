import Foundation
import HummingbirdCore
import HummingbirdTLS
import NIOSSL
import NavigatorWeb

extension ServerCertificate {
  /// Reads a certificate and its key from PEM files.
  ///
  /// - Parameters:
  ///   - certificateFile: The file of the certificate, followed by the certificates between it and a known authority.
  ///   - keyFile: The file of its private key, without a passphrase.
  /// - Throws: ``ServerCertificateError``, which contains the file and the reason.
  public init(certificateFile: String, keyFile: String) throws(ServerCertificateError) {
    let certificates = try Self.certificates(certificateFile)
    let key = try Self.key(keyFile)
    var configuration = TLSConfiguration.makeServerConfiguration(
      certificateChain: certificates.map { .certificate($0) }, privateKey: .privateKey(key))
    configuration.minimumTLSVersion = .tlsv12
    // A WebSocket begins as HTTP/1.1.
    configuration.applicationProtocols = ["http/1.1"]
    // An unusable certificate fails here instead of at the first connection.
    guard (try? NIOSSLContext(configuration: configuration)) != nil else {
      throw .mismatch(certificateFile: certificateFile, keyFile: keyFile)
    }
    self.init { [configuration] server in try .tls(server, tlsConfiguration: configuration) }
  }

  private static func certificates(_ file: String) throws(ServerCertificateError) -> [NIOSSLCertificate] {
    let bytes = try read(file)
    guard let certificates = try? NIOSSLCertificate.fromPEMBytes(bytes), !certificates.isEmpty else {
      throw .noCertificate(file: file)
    }
    return certificates
  }

  private static func key(_ file: String) throws(ServerCertificateError) -> NIOSSLPrivateKey {
    let bytes = try read(file)
    // Without the closure, OpenSSL would request the passphrase of a key at the terminal.
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
