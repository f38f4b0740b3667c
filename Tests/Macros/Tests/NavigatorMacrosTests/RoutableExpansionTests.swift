import Testing

@Suite("Expansion of @Routable")
struct RoutableExpansionTests {
  @Test("The address consists of the names")
  func namesMakeTheAddress() {
    expectExpansion(
      of: """
        @Routable enum HomeDestinations {
          case page2
          case pageN(Int)
        }
        """,
      to: """
        enum HomeDestinations {
          case page2
          case pageN(Int)

          nonisolated static var addressPatterns: [NavigatorAddresses.AddressPattern<Self>] {
            let rank = NavigatorAddresses.AddressRank()
            var patterns: [NavigatorAddresses.AddressPattern<Self>] = []
            patterns.append(.init("home", "page2") { _ in .page2 })
            patterns.append(.init("home", caseName: "page-n", payload: "0", .of(Int.self, rank)) { .pageN($0) })
            return patterns
          }

          nonisolated func writeAddress(to address: inout NavigatorAddresses.AddressWriter) throws(NavigatorAddresses.AddressError) {
            let rank = NavigatorAddresses.AddressRank()
            switch self {
            case .page2:
              address.literals("home", "page2")
            case .pageN(let value0):
              address.literals("home")
              try address.last("0", value0, .of(Int.self, rank), after: "page-n")
            }
          }
        }

        extension HomeDestinations: nonisolated NavigatorAddresses.Routable {}
        """)
  }

  @Test("Optional values are in the query")
  func whatMayBeAbsentStandsInTheQuery() {
    expectExpansion(
      of: """
        @Routable("shop/v1") public enum Places {
          case search(String, _ sort: Sort = .name, tags: [String], last: Int? = nil, ids: [Int]? = [1])
        }
        """,
      to: """
        public enum Places {
          case search(String, _ sort: Sort = .name, tags: [String], last: Int? = nil, ids: [Int]? = [1])

          public nonisolated static var addressPatterns: [NavigatorAddresses.AddressPattern<Self>] {
            let rank = NavigatorAddresses.AddressRank()
            var patterns: [NavigatorAddresses.AddressPattern<Self>] = []
            patterns.append(.init("shop", "v1", "search") { (address: inout NavigatorAddresses.AddressReader) throws(NavigatorAddresses.AddressError) -> Self in
              let value0 = try address.last("0", .of(String.self, rank))
              let value1 = try address.item("sort", .of(Sort.self, rank), default: .name)
              let value2 = try address.list("tags", .of(String.self, rank))
              let value3 = try address.optional("last", .of(Int.self, rank))
              let value4 = try address.list("ids", .of(Int.self, rank), default: [1])
              return .search(value0, value1, tags: value2, last: value3, ids: value4)
            })
            return patterns
          }

          public nonisolated func writeAddress(to address: inout NavigatorAddresses.AddressWriter) throws(NavigatorAddresses.AddressError) {
            let rank = NavigatorAddresses.AddressRank()
            switch self {
            case .search(let value0, let value1, let value2, let value3, let value4):
              address.literals("shop", "v1", "search")
              try address.last("0", value0, .of(String.self, rank))
              try address.item("sort", value1, .of(Sort.self, rank), default: .name)
              try address.list("tags", value2, .of(String.self, rank))
              try address.optional("last", value3, .of(Int.self, rank))
              try address.list("ids", value4, .of(Int.self, rank), default: [1])
            }
          }
        }

        extension Places: nonisolated NavigatorAddresses.Routable {}
        """)
  }

  @Test("A pattern is the whole address")
  func aPatternIsTheWholeAddress() {
    expectExpansion(
      of: """
        @Routable enum Places {
          @Address("orders/:id/edit?t=:1")
          case order(id: Int, tab: Tab?)
          @Address("/")
          case root
          @Address(nil)
          case closure(() -> Void)
        }
        """,
      to: """
        enum Places {
          case order(id: Int, tab: Tab?)
          case root
          case closure(() -> Void)

          nonisolated static var addressPatterns: [NavigatorAddresses.AddressPattern<Self>] {
            let rank = NavigatorAddresses.AddressRank()
            var patterns: [NavigatorAddresses.AddressPattern<Self>] = []
            patterns.append(.init("orders") { (address: inout NavigatorAddresses.AddressReader) throws(NavigatorAddresses.AddressError) -> Self in
              let value0 = try address.value("id", .of(Int.self, rank))
              try address.literal("edit")
              let value1 = try address.optional("t", .of(Tab.self, rank))
              return .order(id: value0, tab: value1)
            })
            patterns.append(.init() { _ in .root })
            return patterns
          }

          nonisolated func writeAddress(to address: inout NavigatorAddresses.AddressWriter) throws(NavigatorAddresses.AddressError) {
            let rank = NavigatorAddresses.AddressRank()
            switch self {
            case .order(let value0, let value1):
              address.literals("orders")
              try address.value("id", value0, .of(Int.self, rank))
              address.literals("edit")
              try address.optional("t", value1, .of(Tab.self, rank))
            case .root:
              break
            case .closure:
              throw .noAddress("closure")
            }
          }
        }

        extension Places: nonisolated NavigatorAddresses.Routable {}
        """)
  }

  @Test("Cases with values of the same type, and of the enum itself, keep their names")
  func casesOfOneTypeAndOfTheEnumItselfKeepTheirNames() {
    expectExpansion(
      of: """
        @Routable("") indirect enum Places {
          case left(Inner), right(label: Inner)
          case deeper(Places)
        }
        """,
      to: """
        indirect enum Places {
          case left(Inner), right(label: Inner)
          case deeper(Places)

          nonisolated static var addressPatterns: [NavigatorAddresses.AddressPattern<Self>] {
            let rank = NavigatorAddresses.AddressRank()
            var patterns: [NavigatorAddresses.AddressPattern<Self>] = []
            patterns.append(.init("left") { (address: inout NavigatorAddresses.AddressReader) throws(NavigatorAddresses.AddressError) -> Self in
              let value0 = try address.last("0", .of(Inner.self, rank))
              return .left(value0)
            })
            patterns.append(.init("right") { (address: inout NavigatorAddresses.AddressReader) throws(NavigatorAddresses.AddressError) -> Self in
              let value0 = try address.last("label", .of(Inner.self, rank))
              return .right(label: value0)
            })
            patterns.append(.init("deeper") { (address: inout NavigatorAddresses.AddressReader) throws(NavigatorAddresses.AddressError) -> Self in
              let value0 = try address.last("0", .of(Places.self, rank))
              return .deeper(value0)
            })
            return patterns
          }

          nonisolated func writeAddress(to address: inout NavigatorAddresses.AddressWriter) throws(NavigatorAddresses.AddressError) {
            let rank = NavigatorAddresses.AddressRank()
            switch self {
            case .left(let value0):
              address.literals("left")
              try address.last("0", value0, .of(Inner.self, rank))
            case .right(let value0):
              address.literals("right")
              try address.last("label", value0, .of(Inner.self, rank))
            case .deeper(let value0):
              address.literals("deeper")
              try address.last("0", value0, .of(Places.self, rank))
            }
          }
        }

        extension Places: nonisolated NavigatorAddresses.Routable {}
        """)
  }

  @Test("Conditions and availability stay around the code for a case")
  func conditionsAndAvailabilityStandAroundWhatACaseGets() {
    expectExpansion(
      of: """
        @Routable("") enum Places {
          #if DEBUG
          case debug
          #endif
          @available(iOS 26, *) case new
          @available(*, unavailable) case old
        }
        """,
      to: """
        enum Places {
          #if DEBUG
          case debug
          #endif
          @available(iOS 26, *) case new
          @available(*, unavailable) case old

          nonisolated static var addressPatterns: [NavigatorAddresses.AddressPattern<Self>] {
            var patterns: [NavigatorAddresses.AddressPattern<Self>] = []
            #if DEBUG
            patterns.append(.init("debug") { _ in .debug })
            #endif
            if #available(iOS 26, *) {
              patterns.append(.init("new") { _ in .new })
            }
            return patterns
          }

          nonisolated func writeAddress(to address: inout NavigatorAddresses.AddressWriter) throws(NavigatorAddresses.AddressError) {
            if #available(iOS 26, *), case .new = self {
              address.literals("new")
              return
            }
            switch self {
            #if DEBUG
            case .debug:
              address.literals("debug")
            #endif
            default: throw .noAddress("\\(self)")
            }
          }
        }

        extension Places: nonisolated NavigatorAddresses.Routable {}
        """)
  }

  @Test(
    "A name in lowercase letters is a segment",
    arguments: [
      ("pageN", "page-n"), ("page2", "page2"), ("HTTPServer", "http-server"), ("userID", "user-id"), ("a_b", "a-b"),
      ("größeÄ", "größe-ä"),
      ("`default`", "default"),
    ])
  func aNameInSmallLettersIsASegment(name: String, segment: String) {
    expectExpansion(
      of: """
        @Routable("") enum E {
          case \(name)
        }
        """,
      to: """
        enum E {
          case \(name)

          nonisolated static var addressPatterns: [NavigatorAddresses.AddressPattern<Self>] {
            var patterns: [NavigatorAddresses.AddressPattern<Self>] = []
            patterns.append(.init("\(segment)") { _ in .\(name) })
            return patterns
          }

          nonisolated func writeAddress(to address: inout NavigatorAddresses.AddressWriter) throws(NavigatorAddresses.AddressError) {
            switch self {
            case .\(name):
              address.literals("\(segment)")
            }
          }
        }

        extension E: nonisolated NavigatorAddresses.Routable {}
        """)
  }
}
