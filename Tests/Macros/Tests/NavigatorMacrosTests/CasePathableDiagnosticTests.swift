import SwiftSyntaxMacrosGenericTestSupport
import Testing

@Suite struct CasePathableDiagnosticTests {
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
      "@CasePathable enum Shape {\n  struct Cases {}\n}", unexpanded: "enum Shape {\n  struct Cases {}\n}",
      message: "'@CasePathable' makes the type 'Cases', and 'Shape' already has one", line: 2, column: 10,
      fixIt: "remove '@CasePathable'",
      fixed: "enum Shape {\n  struct Cases {}\n}")
  }

  @Test("Cases that differ only in labels are refused")
  func casesThatDifferInLabelsAloneAreRefused() {
    expectMisuse(
      "@CasePathable enum Move {\n  case to(x: Int), to(y: Int)\n}", unexpanded: "enum Move {\n  case to(x: Int), to(y: Int)\n}",
      message: "'@CasePathable' needs another name for each case; there is more than one 'to'", line: 2, column: 20,
      fixIt: "rename this case to 'toY'", fixed: "@CasePathable enum Move {\n  case to(x: Int), toY(y: Int)\n}")
    expectMisuse(
      "@CasePathable enum Move {\n  case to(Int), to2, to\n}", unexpanded: "enum Move {\n  case to(Int), to2, to\n}",
      message: "'@CasePathable' needs another name for each case; there is more than one 'to'", line: 2, column: 22,
      fixIt: "rename this case to 'to3'", fixed: "@CasePathable enum Move {\n  case to(Int), to2, to3\n}")
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
        }
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

          \(emptyList.replacing("\n", with: "\n  "))
        }

        extension Empty: nonisolated NavigatorCasePaths.CasePathable {}
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

            \(emptyList.replacing("\n", with: "\n    "))
          }
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message:
            "'@CasePathable' cannot add a conformance to 'Empty', which is private in another declaration; declare it on the enum",
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
    nonisolated struct Cases: NavigatorCasePaths.CasePathList {
      typealias CasePathRoot = Empty
      init() {}
      static var keyPaths: [Swift.PartialKeyPath<Self>] {
        []
      }
      static func keyPath(of root: Empty) -> Swift.PartialKeyPath<Self> {
      }
    }
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
