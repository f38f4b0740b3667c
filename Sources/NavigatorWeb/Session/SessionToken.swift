/// The secret that lets a page's script take over the session that the page was rendered from.
struct SessionToken: Hashable, Sendable {
  /// 22 characters of base64url: 128 bits.
  let rawValue: String

  /// Takes what a client sent; it names a session only if it was made here.
  init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Draws 128 bits from `generator`.
  init(using generator: inout some RandomNumberGenerator) {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")
    var high: UInt64 = generator.next()
    var low: UInt64 = generator.next()
    var text = ""
    for _ in 0..<22 {
      text.append(alphabet[Int(low & 63)])
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
