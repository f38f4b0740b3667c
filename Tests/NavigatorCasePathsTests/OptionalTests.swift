import NavigatorCasePaths
import Testing

@Suite struct OptionalTests {
  @Test("An optional enum has the cases of the enum")
  func anOptionalEnumHasTheEnumsCases() {
    var screen: Screen? = .settings(.volume(1))
    #expect(screen[case: \.settings] == .volume(1))
    #expect(screen[case: \.settings.volume] == 1)
    #expect(screen.is(\.settings))
    #expect(!screen.is(\.home))
    screen[case: \.settings] = .about
    #expect(screen == .settings(.about))
  }

  @Test("Assigning nil removes an optional enum while it is in that case")
  func nilTakesAnOptionalEnumAwayWhileItIsInTheCase() {
    var screen: Screen? = .settings(.about)
    screen[case: \.profile] = nil
    #expect(screen == .settings(.about))
    screen[case: \.settings] = nil
    #expect(screen == nil)
    screen[case: \.settings] = .about
    #expect(screen == nil)
  }

  @Test("An optional has its own cases")
  func anOptionalHasCasesOfItsOwn() {
    var number: Int? = 1
    #expect(number[case: \.some] == 1)
    #expect(!number.is(\.none))
    number.modify(\.some) { $0 += 1 }
    #expect(number == 2)
    #expect((\Int?.Cases.some)(3) == 3)
    #expect(number.case == \Int?.Cases.some)
    #expect((nil as Int?).case == \Int?.Cases.none)
    #expect(Array(Int?.allCasePaths) == [\.none, \.some])
    let screen: Screen? = .settings(.volume(1))
    #expect(screen[case: \.some.settings.volume] == 1)
  }

  @Test("modify changes the value in an optional enum")
  func modifyChangesTheValueInAnOptionalEnum() {
    var screen: Screen? = .settings(.volume(1))
    screen.modify(\.settings) { $0 = .about }
    #expect(screen == .settings(.about))
    screen = .settings(.volume(1))
    screen.modify(\.settings.volume) { $0 += 1 }
    screen.modify(\.settings.volume, yield: { $0 += 1 })
    #expect(screen == .settings(.volume(3)))
    screen = .profile(Profile())
    screen.modify(\.profile.name) { $0 = "Ada" }
    #expect(screen == .profile(Profile(name: "Ada")))
  }

  @Test("modify reports an optional enum that is nil or in another case")
  func modifyReportsAnOptionalEnumInAnotherCase() {
    for (value, name) in [(nil, "nil"), (.home, "home"), (.sheet(nil), "sheet")] as [(Screen?, String)] {
      var screen = value
      withKnownIssue {
        screen.modify(\.settings) { $0 = .about }
      } matching: {
        $0.description.contains("Cannot modify the Settings of a case that is not the current one. That is '\(name)'")
      }
      #expect(screen == value)
    }
  }

  @Test("A case key path is a pattern for an optional enum")
  func aCaseKeyPathIsAPatternForAnOptionalEnum() {
    func name(_ screen: Screen?) -> String {
      switch screen {
      case \.settings: "settings"
      case \.none: "none"
      default: "other"
      }
    }
    #expect(name(.settings(.about)) == "settings")
    #expect(name(.home) == "other")
    #expect(name(nil) == "none")
  }

  @Test("A result has cases")
  func aResultHasCases() {
    struct Failure: Error, Equatable {}
    var result: Result<Int, Failure> = .success(1)
    #expect(result[case: \.success] == 1)
    #expect(result[case: \.failure] == nil)
    result = (\Result<Int, Failure>.Cases.failure)(Failure())
    #expect(result.is(\.failure))
    #expect(result.case == \.failure)
    #expect(Result<Int, Failure>.allCasePaths.map { $0 } == [\.success, \.failure])
  }

  @Test("Never has no cases")
  func neverHasNone() {
    #expect(Array(Never.allCasePaths).isEmpty)
  }
}
