import SwiftSyntaxMacrosGenericTestSupport
import Testing

@Suite("Diagnostics of @Routable")
struct RoutableDiagnosticTests {
  @Test("A declaration that is not an enum is refused", arguments: ["struct Shape {}", "final class Shape {}"])
  func whatIsNoEnumIsRefused(declaration: String) {
    expectMisuse(
      "@Routable \(declaration)", unexpanded: declaration, "'@Routable' can only be attached to an enum",
      fixIt: "remove '@Routable'",
      fixed: declaration)
  }

  @Test("A prefix must be a literal path")
  func aPrefixIsALiteralPath() {
    expectMisuse("@Routable(prefix) enum E {}", unexpanded: "enum E {}", "'@Routable' needs a string literal", column: 11)
    for prefix in ["a/:b", "a?b", "a#", "../a"] {
      expectMisuse(
        "@Routable(\"\(prefix)\") enum E {}", unexpanded: "enum E {}",
        "The prefix of '@Routable' is a path, without parameters and query", column: 11)
    }
  }

  @Test(
    "A value that cannot be written as text is refused",
    arguments: [
      ("() -> Void", "a function"), ("(@Sendable () -> Void)?", "a function"), ("(Int, Int)", "a tuple"), ("[()]", "a tuple"),
      ("Int.Type", "a type"), ("any Hashable", "a value of any type"),
    ])
  func whatHasNoTextIsRefused(type: String, name: String) {
    expectMisuse(
      "@Routable enum E {\n  case a(\(type))\n}", unexpanded: "enum E {\n  case a(\(type))\n}",
      "An address cannot hold \(name)", conforms: true, line: 2, column: 10, fixIt: "declare that 'a' has no address",
      fixed: "@Routable enum E {\n  @Address(nil) case a(\(type))\n}")
  }

  @Test("Cases with the same address are refused")
  func casesWithOneAddressAreRefused() {
    expectMisuse(
      "@Routable enum E {\n  case a(Int)\n  @Address(\"e/a/:x\") case b(x: Int)\n}",
      unexpanded: "enum E {\n  case a(Int)\n  case b(x: Int)\n}", "'b' has the same address as another case: '/e/a/:'",
      conforms: true,
      line: 3, column: 27)
    expectMisuse(
      "@Routable enum E {\n  case a(x: Int)\n  case a(y: Int)\n}", unexpanded: "enum E {\n  case a(x: Int)\n  case a(y: Int)\n}",
      "'a' has the same address as another case: '/e/a/:'", conforms: true, line: 3, column: 8,
      fixIt: "declare that 'a' has no address",
      fixed: "@Routable enum E {\n  case a(x: Int)\n  @Address(nil) case a(y: Int)\n}")
  }

  @Test("Cases in alternative conditions may have the same address")
  func casesOfOneConditionMayHaveTheSameAddress() {
    expectExpansion(
      of: "@Routable(\"\") enum E {\n  #if A\n  case a\n  #else\n  case a\n  #endif\n}",
      to: """
        enum E {
          #if A
          case a
          #else
          case a
          #endif

          nonisolated static var addressPatterns: [NavigatorAddresses.AddressPattern<Self>] {
            var patterns: [NavigatorAddresses.AddressPattern<Self>] = []
            #if A
            patterns.append(.init("a") { _ in .a })
            #else
            patterns.append(.init("a") { _ in .a })
            #endif
            return patterns
          }

          nonisolated func writeAddress(to address: inout NavigatorAddresses.AddressWriter) throws(NavigatorAddresses.AddressError) {
            switch self {
            #if A
            case .a:
              address.literals("a")
            #else
            case .a:
              address.literals("a")
            #endif
            }
          }
        }

        extension E: nonisolated NavigatorAddresses.Routable {}
        """)
  }

  @Test(
    "An invalid pattern is refused",
    arguments: [
      ("x/:id#top", "An address has no fragment"),
      ("x//:id", "A segment of an address must not be empty, '.' or '..'"),
      ("x/../:id", "A segment of an address must not be empty, '.' or '..'"),
      ("page-:id", "A parameter must be a whole segment, but 'page-:id' contains other text"),
      ("x/:id/:id", "'id' occurs in the address twice"),
      ("x/:id/:tags", "'tags' belongs in the query: there may be none, or many"),
      ("x/:id?t=:tags&t=:sort", "The query has 't' twice"),
      ("x/:id?tags=1", "An item of the query is a name and a parameter, such as 'tab=:tab', and not 'tags=1'"),
      ("x/:id/:nope", "The case has no value 'nope'; it has 'tags', 'sort'"),
    ])
  func aPatternThatMakesNoSenseIsRefused(pattern: String, message: String) {
    expectPatternMisuse(pattern, message)
  }

  @Test(
    "A pattern with a correctable error has a fix-it",
    arguments: [
      ("x", "The address needs 'id', which has no default", "add ':id' to the path", "x/:id"),
      ("", "The address needs 'id', which has no default", "add ':id' to the path", ":id"),
      ("x?t=:tags", "The address needs 'id', which has no default", "add ':id' to the path", "x/:id?t=:tags"),
      (
        "x/:id?t=:tags&s=:order", "The case has no value 'order'; it has 'sort'", "replace ':order' with ':sort'",
        "x/:id?t=:tags&s=:sort"
      ),
      (
        "x/:id?:tags", "An item of the query is a name and a parameter, such as 'tab=:tab', and not ':tags'",
        "replace ':tags' with 'tags=:tags'", "x/:id?tags=:tags"
      ),
    ])
  func aPatternThatCanBePutRightIs(pattern: String, message: String, fixIt: String, fixed: String) {
    expectPatternMisuse(pattern, message, fixIt: fixIt, fixed: fixed)
  }

  @Test("@Address is allowed on one case of a @Routable enum")
  func anAddressBelongsToOneCaseOfARoutableEnum() {
    expectMisuse(
      "enum E {\n  @Address(\"a\") case a\n}", unexpanded: "enum E {\n  case a\n}",
      "'@Address' belongs in an enum with '@Routable'",
      line: 2, column: 3, fixIt: "remove '@Address'", fixed: "enum E {\n  case a\n}")
    expectMisuse(
      "@Address(\"a\") struct A {}", unexpanded: "struct A {}", "'@Address' can only be attached to a case of an enum",
      fixIt: "remove '@Address'", fixed: "struct A {}")
  }

  private func expectPatternMisuse(
    _ pattern: String, _ message: String, fixIt: String? = nil, fixed: String? = nil,
    at location: SourceLocation = #_sourceLocation
  ) {
    func source(_ pattern: String) -> String {
      "@Routable enum E {\n  @Address(\"\(pattern)\") case a(tags: [String], sort: Sort = .name, id: Int)\n}"
    }
    expectMisuse(
      source(pattern), unexpanded: "enum E {\n  case a(tags: [String], sort: Sort = .name, id: Int)\n}", message, conforms: true,
      line: 2, column: 12, fixIt: fixIt, fixed: fixed.map(source), at: location)
  }

  /// Expects one error, with one fix-it that makes the source `fixed`, or none.
  @Test("A nonisolated enum with values needs Hashable at its declaration")
  func nonisolatedEnumsAreHashable() {
    let message = """
      'E' needs 'Hashable' at its declaration: in a module that is isolated to the main actor, an extension would isolate the \
      conformance, and an address is read on every actor
      """
    let expansion = { (inherited: String) in
      """
      nonisolated enum E\(inherited) {
        case a(Int)

        nonisolated static var addressPatterns: [NavigatorAddresses.AddressPattern<Self>] {
          let rank = NavigatorAddresses.AddressRank()
          var patterns: [NavigatorAddresses.AddressPattern<Self>] = []
          patterns.append(.init("e", caseName: "a", payload: "0", .of(Int.self, rank)) { .a($0) })
          return patterns
        }

        nonisolated func writeAddress(to address: inout NavigatorAddresses.AddressWriter) throws(NavigatorAddresses.AddressError) {
          let rank = NavigatorAddresses.AddressRank()
          switch self {
          case .a(let value0):
            address.literals("e")
            try address.last("0", value0, .of(Int.self, rank), after: "a")
          }
        }
      }

      extension E: nonisolated NavigatorAddresses.Routable {}
      """
    }
    expectExpansion(
      of: "@Routable nonisolated enum E: Codable {\n  case a(Int)\n}", to: expansion(": Codable"),
      diagnostics: [
        DiagnosticSpec(
          message: message, line: 1, column: 28, severity: .warning,
          fixIts: [FixItSpec(message: "add the conformance to 'Hashable'")])
      ], fixed: "@Routable nonisolated enum E: Codable, Hashable {\n  case a(Int)\n}")
    for inherited in [": Hashable", ": NavigationDestination", ": Codable, Place"] {
      expectExpansion(
        of: "@Routable nonisolated enum E\(inherited) {\n  case a(Int)\n}", to: expansion(inherited), diagnostics: [])
    }
  }

  @Test("A parameter of any name represents the only value without a label")
  func aParameterCanNameTheOnlyUnlabelledValue() {
    expectExpansion(
      of: "@Routable enum E {\n  @Address(\"x/:id\") case a(Int)\n}",
      to: """
        enum E {
          case a(Int)

          nonisolated static var addressPatterns: [NavigatorAddresses.AddressPattern<Self>] {
            let rank = NavigatorAddresses.AddressRank()
            var patterns: [NavigatorAddresses.AddressPattern<Self>] = []
            patterns.append(.init("x") { (address: inout NavigatorAddresses.AddressReader) throws(NavigatorAddresses.AddressError) -> Self in
              let value0 = try address.last("0", .of(Int.self, rank))
              return .a(value0)
            })
            return patterns
          }

          nonisolated func writeAddress(to address: inout NavigatorAddresses.AddressWriter) throws(NavigatorAddresses.AddressError) {
            let rank = NavigatorAddresses.AddressRank()
            switch self {
            case .a(let value0):
              address.literals("x")
              try address.last("0", value0, .of(Int.self, rank))
            }
          }
        }

        extension E: nonisolated NavigatorAddresses.Routable {}
        """)
  }

  /// - Parameter conforms: A Boolean value that indicates whether the enum conforms in spite of the misuse.
  private func expectMisuse(
    _ source: String, unexpanded: String, _ message: String, conforms: Bool = false, line: Int = 1, column: Int = 1,
    fixIt: String? = nil, fixed: String? = nil, at location: SourceLocation = #_sourceLocation
  ) {
    let fixIts = fixIt.map { [FixItSpec(message: $0)] } ?? []
    let members = """


        nonisolated static var addressPatterns: [NavigatorAddresses.AddressPattern<Self>] {
          []
        }

        nonisolated func writeAddress(to address: inout NavigatorAddresses.AddressWriter) throws(NavigatorAddresses.AddressError) {
          throw .noAddress("\\(self)")
        }
      }

      extension E: nonisolated NavigatorAddresses.Routable {}
      """
    expectExpansion(
      of: source, to: conforms ? unexpanded.dropLast(2) + members : unexpanded,
      diagnostics: [DiagnosticSpec(message: message, line: line, column: column, fixIts: fixIts)],
      fixed: fixed, at: location)
  }
}
