import NavigatorCasePaths
import Testing

@Suite struct CompositionTests {
  @Test("Paths continue through enums")
  func pathsGoOnThroughEnums() {
    var screen = Screen.settings(.volume(3))
    #expect(screen[case: \.settings.volume] == 3)
    #expect(screen.is(\.settings.volume))
    #expect(!screen.is(\.settings.about))
    screen[case: \.settings.volume] = 4
    #expect(screen == .settings(.volume(4)))
    screen[case: \.settings.about] = ()
    #expect(screen == .settings(.volume(4)))
    screen.modify(\.settings.volume) { $0 += 1 }
    #expect(screen == .settings(.volume(5)))
  }

  @Test("Paths continue through optionals")
  func pathsGoOnThroughOptionals() {
    var screen = Screen.sheet(.volume(3))
    #expect(screen[case: \.sheet.some.volume] == 3)
    #expect(!screen.is(\.sheet.none))
    screen[case: \.sheet] = .some(nil)
    #expect(screen == .sheet(nil))
    #expect(screen.is(\.sheet.none))
    #expect(screen[case: \.sheet.some.volume] == nil)
  }

  @Test("Paths continue to properties and tuple elements")
  func pathsGoOnToPropertiesAndTupleElements() {
    var screen = Screen.profile(Profile(name: "Ada"))
    #expect(screen[case: \.profile.name] == "Ada")
    screen[case: \.profile.name] = "Grace"
    screen[case: \.profile.address.city] = "London"
    screen.modify(\.profile.name) { $0 += "!" }
    #expect(screen == .profile(Profile(name: "Grace!", address: Address(city: "London"))))

    var shape = Shape.rectangle(width: 1, height: 2)
    shape[case: \.rectangle.width] = 3
    #expect(shape == .rectangle(width: 3, height: 2))
  }

  @Test("Paths continue from properties to cases")
  func pathsGoOnFromPropertiesIntoCases() {
    var screen = Screen.profile(Profile(settings: .volume(3)))
    #expect(screen[case: \.profile.settings.volume] == 3)
    #expect(screen.is(\.profile.settings.volume))
    screen[case: \.profile.settings.volume] = 4
    #expect(screen == .profile(Profile(settings: .volume(4))))
    screen = .profile(Profile(settings: .about))
    screen[case: \.profile.settings.volume] = 5
    #expect(screen == .profile(Profile(settings: .about)))
  }

  @Test("A property of another case is nil")
  func aPropertyOfAnotherCaseIsNotThere() {
    var screen = Screen.home
    #expect(screen[case: \.profile.name] == nil)
    screen[case: \.profile.name] = "Ada"
    #expect(screen == .home)
  }

  @Test("Key paths can be stored and compared")
  func keyPathsAreStoredAndCompared() {
    let paths: [CaseKeyPath<Screen, Int>: String] = [\.settings.volume: "volume"]
    let stored: CaseKeyPath<Screen, Int> = \.settings.volume
    #expect(paths[stored] == "volume")
    #expect(Screen.settings(.volume(3))[case: stored] == 3)
    #expect(stored(4) == .settings(.volume(4)))
    let partial: PartialCaseKeyPath<Screen> = stored
    #expect(partial == \.settings.volume)
    #expect(partial != \Screen.Cases.settings)
    #expect(Screen.settings(.volume(3)).is(partial))
    #expect(!Screen.settings(.about).is(partial))
  }
}
