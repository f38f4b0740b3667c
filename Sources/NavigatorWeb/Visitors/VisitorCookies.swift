import Hummingbird
import NavigatorHost
import Synchronization

/// Makes and verifies the cookies that identify browsers (RFC 6265).
///
/// The value is the browser's secret, the former secret if it replaces one, and an authentication code, separated by dots. The
/// former secret stays in the cookie, so that the sessions of open pages are found. A value without a valid code is replaced. A
/// program without hash functions writes an empty code and stores the values that it has issued.
final class VisitorCookies: Sendable {
  private struct State {
    var key: CookieKey
    /// A Boolean value that indicates whether the key is the installation's. While it is false, no cookie is replaced, because it
    /// may be valid.
    var isConfirmed = false
    /// The values that a program without hash functions has issued.
    var issued = IssuedVisitors()
  }

  /// The maximum number of values that are verified in one request.
  private static let maximumValues = 16

  private let state: Mutex<State>
  private let hashing: (any SecretHashing)?

  init(key: CookieKey = .random(), hashing: (any SecretHashing)? = LinkedHashing.current) {
    state = Mutex(State(key: key))
    self.hashing = hashing
  }

  /// The installation's key, or a new key that is proposed to the store.
  var key: CookieKey { state.withLock { $0.key } }

  /// Sets the key that the installation keeps.
  func confirm(_ key: CookieKey) {
    state.withLock {
      $0.key = key
      $0.isConfirmed = true
    }
  }

  /// Returns the name of the cookie. With the prefix, browsers accept the cookie only over TLS and only from this host, and not
  /// from other hosts of its domain (RFC 6265bis, section 4.1.3.2).
  static func name(isSecure: Bool) -> String { isSecure ? "__Host-navigator-visitor" : "navigator-visitor" }

  /// Reads the `Cookie` fields of a request.
  ///
  /// - Returns: The browser of the first valid value, or of the first value that could be one; nil if there is none.
  func visitor(in fields: [String], isSecure: Bool) -> Visitor? {
    let name = Self.name(isSecure: isSecure)
    let values = fields.flatMap { $0.split(separator: ";") }.compactMap { pair -> Value? in
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, parts[0].drop(while: \.isWhitespace) == name else { return nil }
      return Value(parts[1])
    }.prefix(Self.maximumValues)
    let (key, isConfirmed) = state.withLock { ($0.key, $0.isConfirmed) }
    guard let value = values.first else { return nil }
    guard let hashing else {
      return state.withLock { $0.issued.recognize(values.map { Visitor(key: $0.key, former: $0.former) }) }
    }
    if let valid = values.first(where: { $0.isValid(under: key, hashing: hashing) }) {
      return Visitor(key: valid.key, former: valid.former)
    }
    guard isConfirmed else { return Visitor(key: value.key, former: value.former) }
    return Visitor(key: key.replacement(for: value.key, hashing: hashing), former: value.key, isNew: true)
  }

  /// Returns the cookie. The browser sends it with its own requests and when the user follows a link from another site, but not
  /// with requests for resources of other sites' pages.
  ///
  /// - Parameter isSecure: A Boolean value that indicates whether the cookie has the Secure attribute.
  func cookie(for visitor: Visitor, isSecure: Bool) -> Cookie {
    let text = Value.text(visitor.key, visitor.former)
    if hashing == nil { state.withLock { $0.issued.insert(visitor) } }
    let code = hashing.map { key.code(of: text, hashing: $0) } ?? ""
    return Cookie(
      name: Self.name(isSecure: isSecure), value: "\(text).\(code)", path: "/", secure: isSecure, httpOnly: true,
      sameSite: .lax)
  }

  /// A well-formed value of a cookie, of this version or of an earlier version, which had no code.
  private struct Value {
    let key: VisitorKey
    let former: VisitorKey?
    private let code: Substring?

    init?(_ text: Substring) {
      var parts = text.split(separator: ".", maxSplits: 3, omittingEmptySubsequences: false)
      guard parts.count <= 3 else { return nil }
      code = parts.count > 1 ? parts.removeLast() : nil
      let secrets = parts.map { SessionToken(rawValue: String($0)) }
      guard let secret = secrets.first, secrets.allSatisfy(\.isWellFormed) else { return nil }
      key = VisitorKey(secret: secret)
      former = secrets.count > 1 ? VisitorKey(secret: secrets[1]) : nil
    }

    func isValid(under key: CookieKey, hashing: any SecretHashing) -> Bool {
      code.map { key.isValid($0, of: Self.text(self.key, former), hashing: hashing) } ?? false
    }

    /// The part of a value that the code authenticates.
    static func text(_ key: VisitorKey, _ former: VisitorKey?) -> String {
      ([key] + (former.map { [$0] } ?? [])).map(\.secret.rawValue).joined(separator: ".")
    }
  }
}
