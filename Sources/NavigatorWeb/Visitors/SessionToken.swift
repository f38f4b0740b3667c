/// A secret of 128 random bits. For example, a page's script uses one to connect to the session that rendered the page.
struct SessionToken: Hashable, Sendable {
  /// The bits as 22 characters of base64url.
  let rawValue: String

  /// Creates a token from a client's text. It identifies a session only if this host has issued it.
  init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A Boolean value that indicates whether the text has the form of a token.
  var isWellFormed: Bool { rawValue.utf8.count == Self.length && rawValue.allSatisfy { Self.alphabet.contains($0) } }

  private static let length = 22
  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")

  /// Creates a token with 128 bits from `generator`.
  init(using generator: inout some RandomNumberGenerator) {
    var high: UInt64 = generator.next()
    var low: UInt64 = generator.next()
    var text = ""
    for _ in 0..<Self.length {
      text.append(Self.alphabet[Int(low & 63)])
      low = low >> 6 | high << 58
      high >>= 6
    }
    rawValue = text
  }

  /// Creates a token with 128 bits from the system's generator, which is suitable for secrets.
  static func random() -> SessionToken {
    var generator = SystemRandomNumberGenerator()
    return SessionToken(using: &generator)
  }
}
