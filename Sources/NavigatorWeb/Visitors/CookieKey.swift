import Foundation
import NavigatorHost

/// The key under which an installation authenticates its cookies.
struct CookieKey: Hashable, Sendable {
  static let length = 32

  let bytes: [UInt8]

  /// Creates a key from bytes, or returns nil if their number is not ``length``.
  init?(bytes: [UInt8]) {
    guard bytes.count == Self.length else { return nil }
    self.bytes = bytes
  }

  private init() {
    var generator = SystemRandomNumberGenerator()
    bytes = (0..<Self.length).map { _ in generator.next() }
  }

  static func random() -> CookieKey { CookieKey() }

  /// Returns the authentication code of `text`, in base64url: 43 characters.
  func code(of text: String, hashing: any SecretHashing) -> String {
    let code = hashing.authenticationCode(of: Array("cookie.\(text)".utf8), key: bytes)
    return Data(code).base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
  }

  /// Returns a Boolean value that indicates whether `code` is the code of `text`. The comparison takes constant time.
  func isValid(_ code: some StringProtocol, of text: String, hashing: any SecretHashing) -> Bool {
    let expected = Array(self.code(of: text, hashing: hashing).utf8)
    let given = Array(code.utf8)
    guard given.count == expected.count else { return false }
    return zip(given, expected).reduce(UInt8(0)) { $0 | $1.0 ^ $1.1 } == 0
  }

  /// Returns the key of a browser whose cookie this installation has not issued. It is the same for all pages of the browser.
  func replacement(for former: VisitorKey, hashing: any SecretHashing) -> VisitorKey {
    var bits = DigestBits(bytes: hashing.authenticationCode(of: Array("replacement.\(former.secret.rawValue)".utf8), key: bytes))
    return VisitorKey(secret: SessionToken(using: &bits))
  }
}

/// A generator of the numbers in a digest. A digest contains as many numbers as a token needs.
private struct DigestBits: RandomNumberGenerator {
  let bytes: [UInt8]
  private var position = 0

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func next() -> UInt64 {
    var number: UInt64 = 0
    for _ in 0..<8 {
      number = number << 8 | UInt64(bytes[position % bytes.count])
      position += 1
    }
    return number
  }
}
