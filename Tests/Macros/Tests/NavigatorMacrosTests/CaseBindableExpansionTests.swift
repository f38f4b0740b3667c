import SwiftSyntaxMacrosGenericTestSupport
import Testing

@Suite("Expansion of bindings to cases")
struct CaseBindableExpansionTests {
  @Test("An enum gets its paths and an enum of bindings")
  func anEnumGetsItsPathsAndAnEnumOfBindings() {
    expectExpansion(
      of: """
        @CaseBindable public enum Status {
          case onSale(price: Int, discount: Int)
          case gone
        }
        """,
      to: """
        public enum Status {
          case onSale(price: Int, discount: Int)
          case gone

          @frozen public nonisolated struct AllCasePaths: NavigatorCasePaths._CasePathList {
            public typealias CasePathRoot = Status
            @inlinable public init() {}
            @inlinable public var onSale: NavigatorCasePaths.AnyCasePath<Status, (price: Int, discount: Int)> {
              .init(uncheckedEmbed: { Status.onSale(price: $0.0, discount: $0.1) }, extract: { guard case .onSale(let value0, let value1) = $0 else { return nil }; return (price: value0, discount: value1) })
            }
            @inlinable public var gone: NavigatorCasePaths.AnyCasePath<Status, Swift.Void> {
              .init(uncheckedEmbed: { Status.gone }, extract: { guard case .gone = $0 else { return nil }; return () })
            }
            public static var keyPaths: [Swift.PartialKeyPath<Self>] {
              var keyPaths: [Swift.PartialKeyPath<Self>] = []
              keyPaths.reserveCapacity(2)
              keyPaths.append(\\.onSale)
              keyPaths.append(\\.gone)
              return keyPaths
            }
            public static func keyPath(of root: Status) -> Swift.PartialKeyPath<Self> {
              switch root {
              case .onSale: return \\.onSale
              case .gone: return \\.gone
              }
            }
          }

          @inlinable public nonisolated static var allCasePaths: AllCasePaths { AllCasePaths() }

          public nonisolated enum BindingEnumeration {
            case onSale(NavigatorBindings._CaseBinding<(price: Int, discount: Int)>)
            case gone
          }

          public nonisolated static func _bindings(to base: NavigatorBindings._CaseBinding<Status>) -> BindingEnumeration {
            switch base.wrappedValue {
            case .onSale(let value0, let value1): return .onSale(base._unwrapped(\\.onSale, last: (price: value0, discount: value1)))
            case .gone: return .gone
            }
          }
        }

        extension Status: nonisolated NavigatorCasePaths.CasePathable, nonisolated NavigatorCasePaths.CasePathIterable, nonisolated NavigatorBindings.CaseBindable {}
        """)
  }

  @Test("A declaration that is not an enum is refused")
  func whatIsNoEnumIsRefused() {
    expectExpansion(
      of: "@CaseBindable struct Shape {}", to: "struct Shape {}",
      diagnostics: [
        DiagnosticSpec(
          message: "'@CaseBindable' can only be attached to an enum", line: 1, column: 1,
          fixIts: [FixItSpec(message: "remove '@CaseBindable'")])
      ],
      fixed: "struct Shape {}")
  }
}
