/// The hash functions with which a host protects its secrets. The target NavigatorCrypto implements them.
package protocol SecretHashing: Sendable {
  /// Returns the SHA-256 digest of `bytes` (FIPS 180-4): 32 bytes.
  func digest(of bytes: [UInt8]) -> [UInt8]

  /// Returns the HMAC with SHA-256 of `bytes` (RFC 2104): 32 bytes.
  func authenticationCode(of bytes: [UInt8], key: [UInt8]) -> [UInt8]
}

/// Hash functions as an object that a C function can return.
package final class SecretHashingBox: Sendable {
  package let hashing: any SecretHashing

  package init(_ hashing: any SecretHashing) {
    self.hashing = hashing
  }
}
