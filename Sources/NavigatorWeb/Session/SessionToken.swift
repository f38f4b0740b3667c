/// 128 random bits that name something to those who know them, such as the secret that lets a page's script take over the session that the page was rendered from.
struct SessionToken: Hashable, Sendable {
  /// 22 characters of base64url: 128 bits.
  let rawValue: String

  /// Takes what a client sent; it names a session only if it was made here.
  init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Whether it looks like one that was made here.
  var isWellFormed: Bool { rawValue.utf8.count == Self.length && rawValue.allSatisfy { Self.alphabet.contains($0) } }

  private static let length = 22
  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")

  /// Draws 128 bits from `generator`.
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

  /// Draws 128 bits from the system's generator, which is fit for secrets.
  static func random() -> SessionToken {
    var generator = SystemRandomNumberGenerator()
    return SessionToken(using: &generator)
  }
}
