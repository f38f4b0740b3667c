import NavigatorCasePaths
import Testing

@Suite struct IdentityPathTests {
  @Test(#"The path \.self leads to the enum itself"#)
  func thePathSelfLeadsToTheEnumItself() {
    var shape = Shape.circle(1)
    #expect(shape[case: \.self] == .circle(1))
    #expect(shape.is(\.self))
    shape[case: \.self] = .point
    #expect(shape == .point)
    shape[case: \.self] = nil
    #expect(shape == .point)
    shape.modify(\.self) { $0 = .circle(2) }
    #expect(shape == .circle(2))
    #expect((\Shape.Cases.self)(.point) == .point)
    switch shape {
    case \.self: break
    default: Issue.record("The pattern does not match.")
    }
  }

  @Test(#"A partial path \.self reads, compares and embeds the enum itself"#)
  func aPartialPathSelfLeadsToTheEnumItself() {
    let path: PartialCaseKeyPath<Shape> = \.self
    #expect(Shape.point[case: path] as? Shape == .point)
    #expect(Shape.point.is(path))
    #expect(path(Shape.point) == .point)
    #expect(path(1) == nil)
  }

  @Test("A case path without arguments leads to the root itself")
  func aCasePathWithoutArgumentsLeadsToTheRootItself() {
    let number = AnyCasePath<Int, Int>()
    #expect(number.embed(1) == 1)
    #expect(number.extract(from: 1) == 1)
    let shape = AnyCasePath(\Shape.Cases.self)
    #expect(shape.extract(from: .point) == .point)
    let circle = AnyCasePath<Shape, Shape>().appending(path: AnyCasePath(\.circle))
    #expect(circle.extract(from: .circle(2)) == 2)
  }
}
