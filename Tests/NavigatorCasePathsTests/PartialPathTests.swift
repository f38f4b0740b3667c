import NavigatorCasePaths
import Testing

@Suite struct PartialPathTests {
  @Test("A partial path reads the value of the current case without its type")
  func aPartialPathReadsTheCurrentCase() {
    let circle: PartialCaseKeyPath<Shape> = \.circle
    let point: PartialCaseKeyPath<Shape> = \.point
    #expect(Shape.circle(2)[case: circle] as? Double == 2)
    #expect(Shape.label(text: "a")[case: circle] == nil)
    #expect(Shape.point[case: point] is Void)
    let values = Shape.allCasePaths.compactMap { Shape.label(text: "a")[case: $0] }
    #expect(values as? [String] == ["a"])
  }

  @Test("A partial path distinguishes a case with the value nil from another case")
  func aPartialPathDistinguishesNilFromAnotherCase() {
    let note: PartialCaseKeyPath<Shape> = \.note
    #expect(Shape.note(nil)[case: note] != nil)
    #expect(Shape.note(nil).is(note))
    #expect(Shape.point[case: note] == nil)
    #expect(!Shape.point.is(note))
  }

  @Test("Calling a partial path embeds a value of the case's type and refuses others")
  func callingAPartialPathEmbedsAValueOfTheCasesType() {
    let circle: PartialCaseKeyPath<Shape> = \.circle
    let note: PartialCaseKeyPath<Shape> = \.note
    let point: PartialCaseKeyPath<Shape> = \.point
    #expect(circle(2.5) == .circle(2.5))
    #expect(circle("two") == nil)
    #expect(point(()) == .point)
    #expect(note("a") == .note("a"))
    #expect(note(String?.none as Any) == .note(nil))
    let volume: PartialCaseKeyPath<Screen> = \.settings.volume
    #expect(volume(3) == .settings(.volume(3)))
    // A part of a value does not determine the value.
    let name: PartialCaseKeyPath<Screen> = \.profile.name
    #expect(name("Ada") == nil)
    #expect(Screen.profile(Profile(name: "Ada"))[case: name] as? String == "Ada")
  }

  @Test("An optional enum is read and compared by a partial path")
  func anOptionalEnumIsReadByAPartialPath() {
    var screen: Screen? = .settings(.volume(1))
    let settings: PartialCaseKeyPath<Screen> = \.settings
    let home: PartialCaseKeyPath<Screen> = \.home
    #expect(screen.is(settings))
    #expect(!screen.is(home))
    #expect(screen[case: settings] as? Settings == .volume(1))
    screen = nil
    #expect(!screen.is(settings))
    #expect(screen[case: settings] == nil)
  }
}
