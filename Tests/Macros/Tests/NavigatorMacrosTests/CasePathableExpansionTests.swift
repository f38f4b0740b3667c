import Testing

@Suite("Expansion of @CasePathable")
struct CasePathableExpansionTests {
  @Test("Each case gets a path")
  func eachCaseGetsAPath() {
    expectExpansion(
      of: """
        @CasePathable enum Shape {
          case circle(Double)
          case point
        }
        """,
      to: """
        enum Shape {
          case circle(Double)
          case point

          nonisolated struct AllCasePaths: NavigatorCasePaths._CasePathList {
            typealias CasePathRoot = Shape
            init() {}
            var circle: NavigatorCasePaths.AnyCasePath<Shape, Double> {
              .init(uncheckedEmbed: { Shape.circle($0) }, extract: { guard case .circle(let value0) = $0 else { return nil }; return value0 })
            }
            var point: NavigatorCasePaths.AnyCasePath<Shape, Swift.Void> {
              .init(uncheckedEmbed: { Shape.point }, extract: { guard case .point = $0 else { return nil }; return () })
            }
            static var keyPaths: [Swift.PartialKeyPath<Self>] {
              var keyPaths: [Swift.PartialKeyPath<Self>] = []
              keyPaths.reserveCapacity(2)
              keyPaths.append(\\.circle)
              keyPaths.append(\\.point)
              return keyPaths
            }
            static func keyPath(of root: Shape) -> Swift.PartialKeyPath<Self> {
              switch root {
              case .circle: return \\.circle
              case .point: return \\.point
              }
            }
          }

          nonisolated static var allCasePaths: AllCasePaths { AllCasePaths() }
        }

        extension Shape: nonisolated NavigatorCasePaths.CasePathable, nonisolated NavigatorCasePaths.CasePathIterable {}
        """)
  }

  @Test("The paths of a public enum are inlinable")
  func aPublicEnumsPathsAreInlinable() {
    expectExpansion(
      of: """
        @CasePathable public enum Shape {
          case circle(Double)
        }
        """,
      to: """
        public enum Shape {
          case circle(Double)

          @frozen public nonisolated struct AllCasePaths: NavigatorCasePaths._CasePathList {
            public typealias CasePathRoot = Shape
            @inlinable public init() {}
            @inlinable public var circle: NavigatorCasePaths.AnyCasePath<Shape, Double> {
              .init(uncheckedEmbed: { Shape.circle($0) }, extract: { guard case .circle(let value0) = $0 else { return nil }; return value0 })
            }
            public static var keyPaths: [Swift.PartialKeyPath<Self>] {
              var keyPaths: [Swift.PartialKeyPath<Self>] = []
              keyPaths.reserveCapacity(1)
              keyPaths.append(\\.circle)
              return keyPaths
            }
            public static func keyPath(of root: Shape) -> Swift.PartialKeyPath<Self> {
              switch root {
              case .circle: return \\.circle
              }
            }
          }

          @inlinable public nonisolated static var allCasePaths: AllCasePaths { AllCasePaths() }
        }

        extension Shape: nonisolated NavigatorCasePaths.CasePathable, nonisolated NavigatorCasePaths.CasePathIterable {}
        """)
  }

  @Test("An enum in a public extension is public")
  func anEnumInAPublicExtensionIsPublic() {
    expectExpansion(
      of: """
        package extension Outer {
          @CasePathable enum Shape {
            case point
          }
        }
        """,
      to: """
        package extension Outer {
          enum Shape {
            case point

            @frozen package nonisolated struct AllCasePaths: NavigatorCasePaths._CasePathList {
              package typealias CasePathRoot = Shape
              @inlinable package init() {}
              @inlinable package var point: NavigatorCasePaths.AnyCasePath<Shape, Swift.Void> {
                .init(uncheckedEmbed: { Shape.point }, extract: { guard case .point = $0 else { return nil }; return () })
              }
              package static var keyPaths: [Swift.PartialKeyPath<Self>] {
                var keyPaths: [Swift.PartialKeyPath<Self>] = []
                keyPaths.reserveCapacity(1)
                keyPaths.append(\\.point)
                return keyPaths
              }
              package static func keyPath(of root: Shape) -> Swift.PartialKeyPath<Self> {
                switch root {
                case .point: return \\.point
                }
              }
            }

            @inlinable package nonisolated static var allCasePaths: AllCasePaths { AllCasePaths() }
          }
        }

        extension Outer.Shape: nonisolated NavigatorCasePaths.CasePathable, nonisolated NavigatorCasePaths.CasePathIterable {}
        """)
  }

  @Test("Several associated values keep their labels")
  func severalValuesKeepTheirLabels() {
    expectExpansion(
      of: """
        @CasePathable fileprivate enum Move {
          case to(x: Int, _ y: Int = 2), label(text: String)
        }
        """,
      to: """
        fileprivate enum Move {
          case to(x: Int, _ y: Int = 2), label(text: String)

          nonisolated struct AllCasePaths: NavigatorCasePaths._CasePathList {
            typealias CasePathRoot = Move
            init() {}
            var to: NavigatorCasePaths.AnyCasePath<Move, (x: Int, Int)> {
              .init(uncheckedEmbed: { Move.to(x: $0.0, $0.1) }, extract: { guard case .to(let value0, let value1) = $0 else { return nil }; return (x: value0, value1) })
            }
            var label: NavigatorCasePaths.AnyCasePath<Move, String> {
              .init(uncheckedEmbed: { Move.label(text: $0) }, extract: { guard case .label(let value0) = $0 else { return nil }; return value0 })
            }
            static var keyPaths: [Swift.PartialKeyPath<Self>] {
              var keyPaths: [Swift.PartialKeyPath<Self>] = []
              keyPaths.reserveCapacity(2)
              keyPaths.append(\\.to)
              keyPaths.append(\\.label)
              return keyPaths
            }
            static func keyPath(of root: Move) -> Swift.PartialKeyPath<Self> {
              switch root {
              case .to: return \\.to
              case .label: return \\.label
              }
            }
          }

          nonisolated static var allCasePaths: AllCasePaths { AllCasePaths() }
        }

        extension Move: nonisolated NavigatorCasePaths.CasePathable, nonisolated NavigatorCasePaths.CasePathIterable {}
        """)
  }

  @Test("Self refers to the enum")
  func selfIsTheEnum() {
    expectExpansion(
      of: """
        @CasePathable indirect enum Tree<Leaf> {
          case node([Self], Self.Kind?)
        }
        """,
      to: """
        indirect enum Tree<Leaf> {
          case node([Self], Self.Kind?)

          nonisolated struct AllCasePaths: NavigatorCasePaths._CasePathList {
            typealias CasePathRoot = Tree
            init() {}
            var node: NavigatorCasePaths.AnyCasePath<Tree, ([Tree], Tree.Kind?)> {
              .init(uncheckedEmbed: { Tree.node($0.0, $0.1) }, extract: { guard case .node(let value0, let value1) = $0 else { return nil }; return (value0, value1) })
            }
            static var keyPaths: [Swift.PartialKeyPath<Self>] {
              var keyPaths: [Swift.PartialKeyPath<Self>] = []
              keyPaths.reserveCapacity(1)
              keyPaths.append(\\.node)
              return keyPaths
            }
            static func keyPath(of root: Tree) -> Swift.PartialKeyPath<Self> {
              switch root {
              case .node: return \\.node
              }
            }
          }

          nonisolated static var allCasePaths: AllCasePaths { AllCasePaths() }
        }

        extension Tree: nonisolated NavigatorCasePaths.CasePathable, nonisolated NavigatorCasePaths.CasePathIterable {}
        """)
  }

  @Test("A case whose name is a keyword keeps its name")
  func aCaseNamedByAKeywordKeepsItsName() {
    expectExpansion(
      of: """
        @CasePathable enum Choice {
          case `default`(Never)
        }
        """,
      to: """
        enum Choice {
          case `default`(Never)

          nonisolated struct AllCasePaths: NavigatorCasePaths._CasePathList {
            typealias CasePathRoot = Choice
            init() {}
            var `default`: NavigatorCasePaths.AnyCasePath<Choice, Never> {
              .init(uncheckedEmbed: Choice.`default`, extract: { guard case .`default`(let value0) = $0 else { return nil }; return value0 })
            }
            static var keyPaths: [Swift.PartialKeyPath<Self>] {
              var keyPaths: [Swift.PartialKeyPath<Self>] = []
              keyPaths.reserveCapacity(1)
              keyPaths.append(\\.`default`)
              return keyPaths
            }
            static func keyPath(of root: Choice) -> Swift.PartialKeyPath<Self> {
              switch root {
              case .`default`: return \\.`default`
              }
            }
          }

          nonisolated static var allCasePaths: AllCasePaths { AllCasePaths() }
        }

        extension Choice: nonisolated NavigatorCasePaths.CasePathable, nonisolated NavigatorCasePaths.CasePathIterable {}
        """)
  }

  @Test("A type with the name of a sequence's type gets another name in the list")
  func aTypeWithTheNameOfASequencesTypeGetsAnotherName() {
    expectExpansion(
      of: """
        @CasePathable enum Chain<Element> {
          case list([Element], next: Self)
        }
        """,
      to: """
        enum Chain<Element> {
          case list([Element], next: Self)

          typealias _CasePathElement = Element

          nonisolated struct AllCasePaths: NavigatorCasePaths._CasePathList {
            typealias CasePathRoot = Chain
            init() {}
            var list: NavigatorCasePaths.AnyCasePath<Chain, ([_CasePathElement], next: Chain)> {
              .init(uncheckedEmbed: { Chain.list($0.0, next: $0.1) }, extract: { guard case .list(let value0, let value1) = $0 else { return nil }; return (value0, next: value1) })
            }
            static var keyPaths: [Swift.PartialKeyPath<Self>] {
              var keyPaths: [Swift.PartialKeyPath<Self>] = []
              keyPaths.reserveCapacity(1)
              keyPaths.append(\\.list)
              return keyPaths
            }
            static func keyPath(of root: Chain) -> Swift.PartialKeyPath<Self> {
              switch root {
              case .list: return \\.list
              }
            }
          }

          nonisolated static var allCasePaths: AllCasePaths { AllCasePaths() }
        }

        extension Chain: nonisolated NavigatorCasePaths.CasePathable, nonisolated NavigatorCasePaths.CasePathIterable {}
        """)
  }
}
