import NavigatorHost
import Testing

@testable import NavigatorWeb

/// Programs that are linked without hash functions, and the test program, which has them.
@Suite
struct LinkedHashingTests {
  private static let key = SessionKey(token: SessionToken(rawValue: "AAAAAAAAAAAAAAAAAAAAAA"), visitor: TestHost.visitor)

  @Test("The hash functions are SHA-256 and its HMAC")
  func functions() throws {
    let hashing = try #require(LinkedHashing.current)
    // FIPS 180-4, example "abc".
    #expect(hashing.digest(of: Array("abc".utf8)).prefix(4) == [0xba, 0x78, 0x16, 0xbf])
    // RFC 4231, test case 2.
    let code = hashing.authenticationCode(of: Array("what do ya want for nothing?".utf8), key: Array("Jefe".utf8))
    #expect(code.prefix(4) == [0x5b, 0xdc, 0xc1, 0x46])
  }

  @Test("Keys in a store contain no secret where the program has hash functions")
  func digests() {
    #expect(!Self.key.stateKey.rawValue.contains("AAAA"))
    #expect(Self.key.stateKey.rawValue.count == 64)
    #expect(Self.key.stateKey(hashing: nil) != Self.key.stateKey)
  }

  @Test("A store outside of the program's memory needs hash functions")
  func store() {
    #expect(throws: Never.self) { try LinkedHashing.check(nil, for: MemorySessionStateStore()) }
    #expect(throws: MissingHashing.self) { try LinkedHashing.check(nil, for: SlowStore()) }
    #expect(throws: Never.self) { try LinkedHashing.check(LinkedHashing.current, for: SlowStore()) }
  }

  // MARK: Cookies without hash functions

  private static func pair(_ visitor: Visitor, _ cookies: VisitorCookies) -> String {
    let cookie = cookies.cookie(for: visitor, isSecure: false)
    return "\(cookie.name)=\(cookie.value)"
  }

  @Test("Without hash functions a cookie that this process has issued identifies its browser")
  func issued() {
    let cookies = VisitorCookies(hashing: nil)
    for number in 0..<100 {
      let visitor = Visitor(key: .random(), former: number.isMultiple(of: 2) ? .random() : nil)
      #expect(cookies.visitor(in: ["a=b; \(Self.pair(visitor, cookies))"], isSecure: false) == visitor)
    }
    let visitor = Visitor(key: .random(), former: .random())
    let field = "navigator-visitor=CCCCCCCCCCCCCCCCCCCCCC; \(Self.pair(visitor, cookies))"
    #expect(cookies.visitor(in: [field], isSecure: false) == visitor)
  }

  @Test("Without hash functions an invented cookie is replaced, by the same one each time")
  func invented() throws {
    let cookies = VisitorCookies(hashing: nil)
    let victim = Visitor(key: .random())
    let issued = Self.pair(victim, cookies)
    let secret = "BBBBBBBBBBBBBBBBBBBBBB"
    let fields = [
      "navigator-visitor=\(secret)", "navigator-visitor=\(secret).", "navigator-visitor=\(secret).\(victim.key.secret.rawValue).",
    ]
    let replaced = try fields.map { try #require(cookies.visitor(in: [$0], isSecure: false)) }
    #expect(Set(replaced).count == 1)
    #expect(replaced[0].isNew && replaced[0].former?.secret.rawValue == secret && replaced[0].key.secret.rawValue != secret)
    // The browser keeps the new cookie with its former secret.
    let next = cookies.visitor(in: [Self.pair(replaced[0], cookies)], isSecure: false)
    #expect(next == Visitor(key: replaced[0].key, former: replaced[0].former))
    #expect(cookies.visitor(in: [issued], isSecure: false) == victim)
    #expect(VisitorCookies(hashing: nil).visitor(in: [issued], isSecure: false)?.isNew == true)
  }

  @Test("Without hash functions the browsers that have been inactive the longest are removed, and keep their former secret")
  func bounded() throws {
    var visitors = IssuedVisitors()
    let (seen, forgotten) = (Visitor(key: .random()), Visitor(key: .random()))
    visitors.insert(seen)
    visitors.insert(forgotten)
    for number in 0..<(3 * IssuedVisitors.generationSize) {
      visitors.insert(Visitor(key: .random()))
      if number.isMultiple(of: 1000) { #expect(visitors.recognize([seen]) == seen) }
    }
    #expect(visitors.recognize([seen]) == seen)
    let replacement = visitors.recognize([forgotten])
    let replaced = try #require(replacement)
    #expect(replaced.isNew && replaced.former == forgotten.key)
    #expect(visitors.recognize([forgotten]) == replaced)
  }
}
