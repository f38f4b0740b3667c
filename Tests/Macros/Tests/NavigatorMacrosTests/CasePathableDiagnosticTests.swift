import SwiftSyntaxMacrosGenericTestSupport
import Testing

@Suite("Diagnostics of @CasePathable")
struct CasePathableDiagnosticTests {
  @Test("A declaration that is not an enum is refused", arguments: ["struct Shape {}", "final class Shape {}", "actor Shape {}"])
  func whatIsNoEnumIsRefused(declaration: String) {
    expectMisuse(
      "@CasePathable \(declaration)", unexpanded: declaration, message: "'@CasePathable' can only be attached to an enum",
      fixIt: "remove '@CasePathable'", fixed: declaration)
  }

  @Test("A noncopyable enum is refused")
  func anEnumThatCannotBeCopiedIsRefused() {
    expectMisuse(
      "@CasePathable enum Shape: ~Copyable {}", unexpanded: "enum Shape: ~Copyable {}",
      message: "'@CasePathable' needs an enum that can be copied", column: 27, fixIt: "remove '@CasePathable'",
      fixed: "enum Shape: ~Copyable {}")
  }

  @Test("An enum with its own list of cases is refused")
  func anEnumWithAListOfItsOwnIsRefused() {
    expectMisuse(
      "@CasePathable enum Shape {\n  struct AllCasePaths {}\n}", unexpanded: "enum Shape {\n  struct AllCasePaths {}\n}",
      message: "'@CasePathable' makes the type 'AllCasePaths', and 'Shape' already has one", line: 2, column: 10,
      fixIt: "remove '@CasePathable'",
      fixed: "enum Shape {\n  struct AllCasePaths {}\n}")
  }

  @Test("Cases that differ only in labels are refused, and the enum keeps its paths")
  func casesThatDifferInLabelsAloneAreRefused() {
    let (to, stay) = ("case to(x: Int), to(y: Int)", "case to(Int), to2, to")
    expectMisuse(
      "@CasePathable enum Move {\n  \(to)\n}",
      unexpanded: """
        enum Move {
          \(to)

          \(list(with: toProperty(pattern: "x: let value0", embed: "x: $0")))
        }
        \(conformances(of: "Move"))
        """,
      message: "'@CasePathable' needs another name for each case; there is more than one 'to'", line: 2, column: 20,
      fixIt: "rename this case to 'toY'", fixed: "@CasePathable enum Move {\n  case to(x: Int), toY(y: Int)\n}")
    expectMisuse(
      "@CasePathable enum Move {\n  \(stay)\n}",
      unexpanded: """
        enum Move {
          \(stay)

          \(list(with: toProperty(pattern: "let value0", embed: "$0"), names: ["to", "to2"], other: true))
        }
        \(conformances(of: "Move"))
        """,
      message: "'@CasePathable' needs another name for each case; there is more than one 'to'", line: 2, column: 22,
      fixIt: "rename this case to 'to3'", fixed: "@CasePathable enum Move {\n  case to(Int), to2, to3\n}")
  }

  private func toProperty(pattern: String, embed: String) -> String {
    """
    var to: NavigatorCasePaths.AnyCasePath<Move, Int> {
          .init(uncheckedEmbed: { Move.to(\(embed)) }, extract: { guard case .to(\(pattern)) = $0 else { return nil }; return value0 })
        }
    """
  }

  private func conformances(of name: String) -> String {
    """

    extension \(name): nonisolated NavigatorCasePaths.CasePathable, nonisolated NavigatorCasePaths.CasePathIterable {}
    """
  }

  /// The list of an enum `Move` in which `to` is the name of several cases.
  private func list(with property: String, names: [String] = ["to"], other: Bool = false) -> String {
    let otherProperty = """

          var to2: NavigatorCasePaths.AnyCasePath<Move, Swift.Void> {
            .init(uncheckedEmbed: { Move.to2 }, extract: { guard case .to2 = $0 else { return nil }; return () })
          }
      """
    return """
      nonisolated struct AllCasePaths: NavigatorCasePaths._CasePathList {
          typealias CasePathRoot = Move
          init() {}
          \(property)\(other ? otherProperty : "")
          static var keyPaths: [Swift.PartialKeyPath<Self>] {
            var keyPaths: [Swift.PartialKeyPath<Self>] = []
            keyPaths.reserveCapacity(\(names.count))
            \(names.map { "keyPaths.append(\\.\($0))" }.joined(separator: "\n      "))
            return keyPaths
          }
          static func keyPath(of root: Move) -> Swift.PartialKeyPath<Self> {
            switch root {\(other ? "\n      case .to2: return \\.to2" : "")
            default: return \\.self
            }
          }
        }

        nonisolated static var allCasePaths: AllCasePaths { AllCasePaths() }
      """
  }

  @Test("A name in two conditional compilation blocks is refused")
  func oneNameInTwoConditionsIsRefused() {
    expectMisuse(
      """
      @CasePathable enum Move {
        #if A
        case to(Int)
        #endif
        case to
      }
      """,
      unexpanded: """
        enum Move {
          #if A
          case to(Int)
          #endif
          case to

          nonisolated struct AllCasePaths: NavigatorCasePaths._CasePathList {
            typealias CasePathRoot = Move
            init() {}
            #if A
            var to: NavigatorCasePaths.AnyCasePath<Move, Int> {
              .init(uncheckedEmbed: { Move.to($0) }, extract: { guard case .to(let value0) = $0 else { return nil }; return value0 })
            }
            #endif
            static var keyPaths: [Swift.PartialKeyPath<Self>] {
              var keyPaths: [Swift.PartialKeyPath<Self>] = []
              keyPaths.reserveCapacity(1)
              #if A
              keyPaths.append(\\.to)
              #endif
              return keyPaths
            }
            static func keyPath(of root: Move) -> Swift.PartialKeyPath<Self> {
              switch root {
              default: return \\.self
              }
            }
          }

          nonisolated static var allCasePaths: AllCasePaths { AllCasePaths() }
        }
        \(conformances(of: "Move"))
        """,
      message: "'@CasePathable' needs another name for each case; there is more than one 'to'", line: 5, column: 8,
      fixIt: "rename this case to 'to2'",
      fixed: """
        @CasePathable enum Move {
          #if A
          case to(Int)
          #endif
          case to2
        }
        """)
  }

  @Test("An explicit conformance causes a warning")
  func aWrittenConformanceIsWarnedOf() {
    expectExpansion(
      of: "@CasePathable enum Empty: Equatable, CasePathable {}",
      to: """
        enum Empty: Equatable, CasePathable {

          \(emptyList.replacing("\n", with: "\n  ").replacing("\n  \n", with: "\n\n"))
        }

        extension Empty: nonisolated NavigatorCasePaths.CasePathable, nonisolated NavigatorCasePaths.CasePathIterable {}
        """,
      diagnostics: [
        DiagnosticSpec(
          message: "'@CasePathable' adds the conformance to 'CasePathable'", line: 1, column: 38, severity: .warning,
          fixIts: [FixItSpec(message: "remove 'CasePathable'")])
      ],
      fixed: "@CasePathable enum Empty: Equatable {}")
  }

  @Test("A private enum in another declaration needs an explicit conformance")
  func aPrivateEnumInAnotherDeclarationWritesItsConformance() {
    expectExpansion(
      of: """
        struct Outer {
          @CasePathable private enum Empty: Equatable {
          }
        }
        """,
      to: """
        struct Outer {
          private enum Empty: Equatable {

            \(emptyList.replacing("\n", with: "\n    ").replacing("\n    \n", with: "\n\n"))
          }
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: """
            '@CasePathable' cannot add a conformance to 'Empty', which is private in another declaration; \
            declare it on the enum
            """,
          line: 2, column: 30, fixIts: [FixItSpec(message: "add the conformance to 'CasePathable'")])
      ],
      fixed: """
        struct Outer {
          @CasePathable private enum Empty: Equatable, CasePathable {
          }
        }
        """)
  }

  /// The expansion of an enum named `Empty` without cases.
  private let emptyList = """
    nonisolated struct AllCasePaths: NavigatorCasePaths._CasePathList {
      typealias CasePathRoot = Empty
      init() {}
      static var keyPaths: [Swift.PartialKeyPath<Self>] {
        []
      }
      static func keyPath(of root: Empty) -> Swift.PartialKeyPath<Self> {
      }
    }

    nonisolated static var allCasePaths: AllCasePaths { AllCasePaths() }
    """

  /// Expects one error, with one fix-it that makes the source `fixed`.
  private func expectMisuse(
    _ source: String, unexpanded: String, message: String, line: Int = 1, column: Int = 1, fixIt: String, fixed: String,
    at location: SourceLocation = #_sourceLocation
  ) {
    expectExpansion(
      of: source, to: unexpanded,
      diagnostics: [DiagnosticSpec(message: message, line: line, column: column, fixIts: [FixItSpec(message: fixIt)])],
      fixed: fixed, at: location)
  }
}
