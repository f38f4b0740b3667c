import NavigatorCasePaths
import Testing

@Suite struct ModifyTests {
  @Test("modify changes the value of the current case")
  func modifyChangesTheValueOfTheCurrentCase() {
    var shape = Shape.circle(1)
    shape.modify(\.circle) { $0 += 1 }
    #expect(shape == .circle(2))
    shape.modify(\.circle, yield: { $0 += 1 })
    #expect(shape == .circle(3))
  }

  @Test("modify reports a case that is not the current one")
  func modifyReportsThatTheCaseIsNotTheCurrentOne() {
    var shape = Shape.point
    withKnownIssue {
      shape.modify(\.circle) { $0 += 1 }
    } matching: {
      $0.description.contains("Cannot modify the Double of a case that is not the current one. That is 'point'")
    }
    #expect(shape == .point)
  }

  @Test("modify changes an array in place")
  func modifyChangesAnArrayInPlace() {
    var screen = Screen.list(Array(0..<100))
    screen.modify(\.list) { $0.append(100) }  // Spare capacity and a single reference.
    func storage(_ numbers: [Int]) -> UnsafeRawPointer? { numbers.withUnsafeBytes(\.baseAddress) }
    let before = screen.list.flatMap(storage)
    screen.modify(\.list) { $0[0] = 7 }
    #expect(screen.list.flatMap(storage) == before)
    #expect(screen.list?.first == 7)
  }

  @Test("modify keeps the changes that were made before an error")
  func modifyKeepsWhatWasDoneBeforeAnError() {
    struct Stop: Error {}
    var screen = Screen.list([1])
    #expect(throws: Stop.self) {
      try screen.modify(\.list) { numbers in
        numbers.append(2)
        throw Stop()
      }
    }
    #expect(screen == .list([1, 2]))
  }
}
