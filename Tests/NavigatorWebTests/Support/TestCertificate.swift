import Foundation
import NIOSSL
import NavigatorTLS

@testable import NavigatorWeb

/// A self-signed certificate for localhost. Its key is used in tests only.
enum TestCertificate {
  /// Writes the files that a host reads, and removes them afterwards.
  static func server() throws -> ServerCertificate {
    let folder = FileManager.default.temporaryDirectory.appending(path: "navigator-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (certificateFile, keyFile) = (folder.appending(path: "certificate.pem"), folder.appending(path: "key.pem"))
    try Data(certificate.utf8).write(to: certificateFile)
    try Data(key.utf8).write(to: keyFile)
    return try ServerCertificate(certificateFile: certificateFile.path, keyFile: keyFile.path)
  }

  /// Returns a configuration with which a client connects to such a host.
  static func client() throws -> NIOSSLContext {
    var configuration = TLSConfiguration.makeClientConfiguration()
    configuration.certificateVerification = .none
    return try NIOSSLContext(configuration: configuration)
  }

  private static let certificate = """
    -----BEGIN CERTIFICATE-----
    MIIBmzCCAUGgAwIBAgIUWLpV5ZoE3iEc2Es/BPKQu7M6ubUwCgYIKoZIzj0EAwIw
    FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyMjE3MDIzNloYDzIxMjYxMDI5
    MTcwMjM2WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
    PQMBBwNCAAQIE9WMdvUqf8JxJ9GR3xWJMKka6KmaFSwmD5iYu0NzlfietqjXMBIP
    WPCFKBQOrjTUG3qYTqOXTo22ozEhdCWTo28wbTAdBgNVHQ4EFgQUnfTQVVYLNpdW
    Jv4iN4Ny4I94+fIwHwYDVR0jBBgwFoAUnfTQVVYLNpdWJv4iN4Ny4I94+fIwDwYD
    VR0TAQH/BAUwAwEB/zAaBgNVHREEEzARgglsb2NhbGhvc3SHBH8AAAEwCgYIKoZI
    zj0EAwIDSAAwRQIhAPXY9FHk709FnO3AJ2J6m+DtutMexck5RdW/mj9SSCL6AiB7
    i8oTakFOZzk3NCP1NUnqP1gr3mx2FOQd+vD3PlNGlw==
    -----END CERTIFICATE-----
    """

  private static let key = """
    -----BEGIN PRIVATE KEY-----
    MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgzY9z1rAi/l1b1Hbx
    a5U5GGPsk2l2Rs2QLBGSJCXQhzahRANCAAQIE9WMdvUqf8JxJ9GR3xWJMKka6Kma
    FSwmD5iYu0NzlfietqjXMBIPWPCFKBQOrjTUG3qYTqOXTo22ozEhdCWT
    -----END PRIVATE KEY-----
    """
}
