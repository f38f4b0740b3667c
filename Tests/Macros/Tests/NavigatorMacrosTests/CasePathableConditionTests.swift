import Testing

@Suite("Compiler conditions in enums with @CasePathable")
struct CasePathableConditionTests {
  @Test("Conditional compilation blocks stay around their cases")
  func conditionsStayAroundTheirCases() {
    expectExpansion(
      of: """
        @CasePathable enum Gate {
          #if DEBUG
          case debug
          #elseif os(Linux)
          case linux(Int)
          #else
          func other() {}
          #endif
          case open
        }
        """,
      to: """
        enum Gate {
          #if DEBUG
          case debug
          #elseif os(Linux)
          case linux(Int)
          #else
          func other() {}
          #endif
          case open

          nonisolated struct AllCasePaths: NavigatorCasePaths._CasePathList {
            typealias CasePathRoot = Gate
            init() {}
            #if DEBUG
            var debug: NavigatorCasePaths.AnyCasePath<Gate, Swift.Void> {
              .init(uncheckedEmbed: { Gate.debug }, extract: { guard case .debug = $0 else { return nil }; return () })
            }
            #elseif os(Linux)
            var linux: NavigatorCasePaths.AnyCasePath<Gate, Int> {
              .init(uncheckedEmbed: { Gate.linux($0) }, extract: { guard case .linux(let value0) = $0 else { return nil }; return value0 })
            }
            #else
            #endif
            var open: NavigatorCasePaths.AnyCasePath<Gate, Swift.Void> {
              .init(uncheckedEmbed: { Gate.open }, extract: { guard case .open = $0 else { return nil }; return () })
            }
            static var keyPaths: [Swift.PartialKeyPath<Self>] {
              var keyPaths: [Swift.PartialKeyPath<Self>] = []
              keyPaths.reserveCapacity(3)
              #if DEBUG
              keyPaths.append(\\.debug)
              #elseif os(Linux)
              keyPaths.append(\\.linux)
              #else
              #endif
              keyPaths.append(\\.open)
              return keyPaths
            }
            static func keyPath(of root: Gate) -> Swift.PartialKeyPath<Self> {
              switch root {
              #if DEBUG
              case .debug: return \\.debug
              #elseif os(Linux)
              case .linux: return \\.linux
              #else
              #endif
              case .open: return \\.open
              }
            }
          }

          nonisolated static var allCasePaths: AllCasePaths { AllCasePaths() }
        }

        extension Gate: nonisolated NavigatorCasePaths.CasePathable, nonisolated NavigatorCasePaths.CasePathIterable {}
        """)
  }

  @Test("Availability attributes are kept")
  func availabilityIsKept() {
    expectExpansion(
      of: """
        @available(iOS 18, *)
        @CasePathable enum Gate {
          @available(iOS 19, macOS 16, *) case short
          @available(iOS, introduced: 19) @available(macOS, introduced: 16.1, deprecated: 17) case long
          @available(*, deprecated, message: "Use long") case old(Int)
          @available(*, unavailable) case gone
          case open
        }
        """,
      to: """
        @available(iOS 18, *)
        enum Gate {
          @available(iOS 19, macOS 16, *) case short
          @available(iOS, introduced: 19) @available(macOS, introduced: 16.1, deprecated: 17) case long
          @available(*, deprecated, message: "Use long") case old(Int)
          @available(*, unavailable) case gone
          case open

          nonisolated struct AllCasePaths: NavigatorCasePaths._CasePathList {
            typealias CasePathRoot = Gate
            init() {}
            @available(iOS 19, macOS 16, *)
            var short: NavigatorCasePaths.AnyCasePath<Gate, Swift.Void> {
              .init(uncheckedEmbed: { Gate.short }, extract: { guard case .short = $0 else { return nil }; return () })
            }
            @available(iOS, introduced: 19)
            @available(macOS, introduced: 16.1, deprecated: 17)
            var long: NavigatorCasePaths.AnyCasePath<Gate, Swift.Void> {
              .init(uncheckedEmbed: { Gate.long }, extract: { guard case .long = $0 else { return nil }; return () })
            }
            @available(*, deprecated, message: "Use long")
            var old: NavigatorCasePaths.AnyCasePath<Gate, Int> {
              .init(uncheckedEmbed: { Gate.old($0) }, extract: { guard case .old(let value0) = $0 else { return nil }; return value0 })
            }
            var open: NavigatorCasePaths.AnyCasePath<Gate, Swift.Void> {
              .init(uncheckedEmbed: { Gate.open }, extract: { guard case .open = $0 else { return nil }; return () })
            }
            @available(*, deprecated)
            static var keyPaths: [Swift.PartialKeyPath<Self>] {
              var keyPaths: [Swift.PartialKeyPath<Self>] = []
              keyPaths.reserveCapacity(5)
              if #available(iOS 19, macOS 16, *) { keyPaths.append(\\.short) }
              if #available(iOS 19, macOS 16.1, *) { keyPaths.append(\\.long) }
              keyPaths.append(\\.old)
              keyPaths.append(\\.open)
              return keyPaths
            }
            @available(*, deprecated)
            static func keyPath(of root: Gate) -> Swift.PartialKeyPath<Self> {
              if #available(iOS 19, macOS 16, *), case .short = root { return \\.short }
              if #available(iOS 19, macOS 16.1, *), case .long = root { return \\.long }
              switch root {
              case .old: return \\.old
              case .open: return \\.open
              default: return \\.self
              }
            }
          }

          nonisolated static var allCasePaths: AllCasePaths { AllCasePaths() }
        }

        @available(iOS 18, *)
        extension Gate: nonisolated NavigatorCasePaths.CasePathable, nonisolated NavigatorCasePaths.CasePathIterable {}
        """)
  }

  @Test("A case is omitted on systems on which it is unavailable")
  func aCaseThatSomeSystemsDoNotHaveIsLeftOutThere() {
    expectExpansion(
      of: """
        @CasePathable enum Gate {
          @available(iOS, unavailable) @available(tvOS, unavailable) case desk(Int)
        }
        """,
      to: """
        enum Gate {
          @available(iOS, unavailable) @available(tvOS, unavailable) case desk(Int)

          nonisolated struct AllCasePaths: NavigatorCasePaths._CasePathList {
            typealias CasePathRoot = Gate
            init() {}
            #if !os(iOS) && !os(tvOS)
            @available(iOS, unavailable)
            @available(tvOS, unavailable)
            var desk: NavigatorCasePaths.AnyCasePath<Gate, Int> {
              .init(uncheckedEmbed: { Gate.desk($0) }, extract: { guard case .desk(let value0) = $0 else { return nil }; return value0 })
            }
            #endif
            static var keyPaths: [Swift.PartialKeyPath<Self>] {
              var keyPaths: [Swift.PartialKeyPath<Self>] = []
              keyPaths.reserveCapacity(1)
              #if !os(iOS) && !os(tvOS)
              keyPaths.append(\\.desk)
              #endif
              return keyPaths
            }
            static func keyPath(of root: Gate) -> Swift.PartialKeyPath<Self> {
              switch root {
              #if !os(iOS) && !os(tvOS)
              case .desk: return \\.desk
              #endif
              }
            }
          }

          nonisolated static var allCasePaths: AllCasePaths { AllCasePaths() }
        }

        extension Gate: nonisolated NavigatorCasePaths.CasePathable, nonisolated NavigatorCasePaths.CasePathIterable {}
        """)
  }
}
