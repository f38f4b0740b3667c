import NavigatorCasePaths
import Testing

@Suite struct CaseAccessTests {
  @Test("The subscript reads the current case only")
  func theSubscriptReadsTheCurrentCaseOnly() {
    let shape = Shape.circle(2)
    #expect(shape[case: \.circle] == 2)
    #expect(shape[case: \.label] == nil)
    #expect(shape[case: \.point] == nil)
    #expect(Shape.point[case: \.point] != nil)
  }

  @Test("A dynamic member reads the current case only")
  func aDynamicMemberReadsTheCurrentCaseOnly() {
    #expect(Shape.circle(2).circle == 2)
    #expect(Shape.circle(2).label == nil)
    let screen: Screen? = .settings(.volume(3))
    #expect(screen?.settings?.volume == 3)
  }

  @Test("Several associated values are a tuple with their labels")
  func severalValuesAreATupleWithTheirLabels() throws {
    let size = try #require(Shape.rectangle(width: 1, height: 2).rectangle)
    #expect(size.width == 1)
    #expect(size.height == 2)
    let pair = try #require(Shape.pair(1, name: "a").pair)
    #expect(pair.0 == 1)
    #expect(pair.name == "a")
  }

  @Test("A case with the value nil is distinguished from another case")
  func aCaseThatHoldsNilIsNotAnotherCase() throws {
    let held = try #require(Shape.note(nil)[case: \.note])
    #expect(held == nil)
    #expect(Shape.note(nil).is(\.note))
  }

  @Test("Assigning replaces the value of the current case")
  func assigningReplacesTheValueOfTheCurrentCase() {
    var shape = Shape.circle(2)
    shape[case: \.circle] = 3
    #expect(shape == .circle(3))
    shape[case: \.circle]? += 1
    #expect(shape == .circle(4))
  }

  @Test("Assigning neither changes the case nor removes it")
  func assigningNeitherChangesTheCaseNorTakesItAway() {
    var shape = Shape.circle(2)
    shape[case: \.label] = "two"
    #expect(shape == .circle(2))
    shape[case: \.circle] = nil
    #expect(shape == .circle(2))
  }

  @Test("is(_:) compares only the case")
  func isComparesTheCaseAlone() {
    #expect(Shape.circle(2).is(\.circle))
    #expect(!Shape.circle(2).is(\.point))
    #expect(Shape.point.is(\.point))
  }

  @Test("A case key path is a pattern")
  func aCaseKeyPathIsAPattern() {
    func name(_ shape: Shape) -> String {
      switch shape {
      case \.circle: "round"
      case \.rectangle, \.label: "square"
      default: "none"
      }
    }
    #expect(name(.circle(1)) == "round")
    #expect(name(.label(text: "")) == "square")
    #expect(name(.point) == "none")
  }
}
