import NavigatorCasePaths
import Testing

@CasePathable
@dynamicMemberLookup
private enum Shape: Equatable {
  case circle(Double)
  case rectangle(width: Double, height: Double)
  case point
}

@Suite struct CaseAccessTests {
  @Test func subscriptReadsTheCurrentCaseOnly() {
    let shape = Shape.circle(2)
    #expect(shape[case: \.circle] == 2)
    #expect(shape[case: \.point] == nil)
    #expect(shape.circle == 2)
    #expect(shape.is(\.circle))
    #expect(!shape.is(\.rectangle))
  }

  @Test func callingAKeyPathEmbeds() {
    #expect((\Shape.Cases.circle)(3) == .circle(3))
    #expect((\Shape.Cases.point)() == .point)
    #expect((\Shape.Cases.rectangle)((width: 1, height: 2)) == .rectangle(width: 1, height: 2))
  }
}
