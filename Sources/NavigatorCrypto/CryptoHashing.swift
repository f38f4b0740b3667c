import Crypto
import NavigatorHost

/// The hash functions of swift-crypto.
struct CryptoHashing: SecretHashing {
  func digest(of bytes: [UInt8]) -> [UInt8] { Array(SHA256.hash(data: bytes)) }

  func authenticationCode(of bytes: [UInt8], key: [UInt8]) -> [UInt8] {
    Array(HMAC<SHA256>.authenticationCode(for: bytes, using: SymmetricKey(data: key)))
  }
}

/// Returns the hash functions for a host, as a retained ``SecretHashingBox``; see `CNavigatorHosts`.
@_cdecl("navigator_crypto_hashing")
func navigatorCryptoHashing() -> UnsafeMutableRawPointer {
  Unmanaged.passRetained(SecretHashingBox(CryptoHashing())).toOpaque()
}
