import NavigatorCasePaths
import Testing

/// An enum as in another module, to which the macro cannot be attached.
enum Weather: Equatable {
  case sun
  case rain(Double)
}

extension Weather: CasePathable {
  struct AllCasePaths: CasePathReflectable {
    var sun: AnyCasePath<Weather, Void> {
      AnyCasePath(embed: { .sun }, extract: { if case .sun = $0 { () } else { nil } })
    }
    var rain: AnyCasePath<Weather, Double> {
      AnyCasePath(embed: { .rain($0) }, extract: { if case .rain(let amount) = $0 { amount } else { nil } })
    }

    subscript(root: Weather) -> PartialCaseKeyPath<Weather> {
      switch root {
      case .sun: \.sun
      case .rain: \.rain
      }
    }
  }

  static var allCasePaths: AllCasePaths { AllCasePaths() }
}

/// A list without a subscript and with a custom sequence.
enum Wind: CasePathIterable {
  case calm, gust(Int)

  struct AllCasePaths: Sequence {
    let gust = AnyCasePath<Wind, Int>(embed: { .gust($0) }, extract: { if case .gust(let speed) = $0 { speed } else { nil } })

    func makeIterator() -> some IteratorProtocol<PartialCaseKeyPath<Wind>> {
      [\.gust].makeIterator()
    }
  }

  static var allCasePaths: AllCasePaths { AllCasePaths() }
}

@CasePathable
private enum Forecast: Equatable {
  case today(Weather)
  case unknown
}

@Suite struct HandwrittenListTests {
  @Test("An enum conforms with a list of its own")
  func anEnumConformsWithAListOfItsOwn() {
    var weather = Weather.rain(2)
    #expect(weather[case: \.rain] == 2)
    #expect(weather.is(\.rain))
    #expect(!weather.is(\.sun))
    weather.modify(\.rain) { $0 += 1 }
    #expect(weather == .rain(3))
    #expect((\Weather.Cases.rain)(4) == .rain(4))
    #expect(weather.case == \.rain)
    #expect(Weather.allCasePaths[.sun] == \.sun)
    let rain: PartialCaseKeyPath<Weather> = \.rain
    #expect(rain(5.0) == .rain(5))
    #expect(weather[case: \.self] == .rain(3))
    #expect(Forecast.today(.rain(2))[case: \.today.rain] == 2)
    #expect((\Forecast.Cases.today.sun)() == .today(.sun))
  }

  @Test("A list needs neither a subscript nor a sequence")
  func aListNeedsNoSubscript() {
    #expect(Wind.gust(3)[case: \.gust] == 3)
    #expect(Wind.gust(3).is(\.self))
    func count<Enum: CasePathIterable>(of _: Enum.Type) -> Int { Array(Enum.allCasePaths).count }
    #expect(count(of: Wind.self) == 1)
  }

  @Test("The members of allCasePaths are case paths")
  func theMembersOfAllCasePathsAreCasePaths() {
    #expect(Shape.allCasePaths.circle.embed(1) == .circle(1))
    #expect(Weather.allCasePaths.rain.extract(from: .rain(2)) == 2)
    #expect(Int?.allCasePaths.some.extract(from: 1) == 1)
    let path: KeyPath<Shape.AllCasePaths, AnyCasePath<Shape, Double>> = \.circle
    #expect(Shape.allCasePaths[keyPath: path].extract(from: .circle(2)) == 2)
    #expect(Shape.circle(2)[case: path] == 2)
  }

  @Test("A list reflects the case of a value in generic code")
  func aListReflectsTheCaseInGenericCode() {
    func names<Enum: CasePathable>(_ values: [Enum]) -> Set<PartialCaseKeyPath<Enum>>
    where Enum.AllCasePaths: CasePathReflectable<Enum> {
      Set(values.map { Enum.allCasePaths[$0] })
    }
    #expect(names([Shape.point, .circle(1), .circle(2)]) == [\.point, \.circle])
    #expect(names([Weather.sun]) == [\.sun])
  }
}
