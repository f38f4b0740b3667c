import NavigatorCasePaths
import Testing

@CasePathable
@dynamicMemberLookup
private enum Fizz: Equatable {
  case buzz(Buzz?)
  case other
}

@CasePathable
@dynamicMemberLookup
private enum Buzz: Equatable {
  case count(Int?)
  case some(String)
  case silent
}

@Suite struct OptionalPayloadTests {
  @Test("A path continues through an optional enum without naming some")
  func aPathContinuesThroughAnOptional() {
    let path = \Fizz.Cases.buzz.silent
    #expect(Fizz.buzz(.silent).is(path))
    #expect(!Fizz.buzz(nil).is(path))
    #expect(!Fizz.other.is(path))
    #expect(path() == .buzz(.silent))
    var fizz = Fizz.buzz(.count(1))
    #expect(fizz[case: \.buzz.count] == 1)
    #expect(fizz[case: \.buzz.some.count] == 1)
    #expect(fizz[case: \.buzz.count.some] == 1)
    fizz[case: \.buzz.count] = 2
    #expect(fizz == .buzz(.count(2)))
    fizz.modify(\.buzz.count) { $0 = nil }
    #expect(fizz == .buzz(.count(nil)))
    #expect(Fizz.buzz(.some("a"))[case: \.buzz.some.some] == "a")
  }

  @Test("A member of an optional case is not nested in another optional")
  func aMemberOfAnOptionalCaseIsNotNested() {
    let fizz = Fizz.buzz(.count(1))
    #expect(fizz.buzz?.count == 1)
    let count: Int? = fizz.buzz?.count
    #expect(count == 1)
    let none: Int? = Fizz.buzz(nil).buzz?.count
    #expect(none == nil)
    let buzz: Buzz? = fizz[case: \.buzz]
    #expect(buzz == .count(1))
    let other: Buzz? = Fizz.other[case: \.buzz]
    #expect(other == nil)
    // Without a type from the context, the two kinds of nil are distinguished.
    let nested = Fizz.buzz(nil)[case: \.buzz]
    #expect(nested == .some(nil))
  }
}
