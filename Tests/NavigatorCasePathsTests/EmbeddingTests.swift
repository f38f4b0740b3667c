import NavigatorCasePaths
import Testing

@Suite struct EmbeddingTests {
  @Test("Calling a key path creates the enum")
  func callingAKeyPathMakesTheEnum() {
    #expect((\Shape.Cases.circle)(3) == .circle(3))
    #expect((\Shape.Cases.label)("a") == .label(text: "a"))
    #expect((\Shape.Cases.rectangle)((width: 1, height: 2)) == .rectangle(width: 1, height: 2))
    #expect((\Shape.Cases.pair)((1, "a")) == .pair(1, name: "a"))
    #expect((\Shape.Cases.note)(nil) == .note(nil))
    #expect((\Shape.Cases.point)() == .point)
  }

  @Test("Calling a composed key path creates all enums around the value")
  func callingAComposedKeyPathMakesAllTheEnumsAroundTheValue() {
    #expect((\Screen.Cases.settings.volume)(3) == .settings(.volume(3)))
    #expect((\Screen.Cases.settings.about)() == .settings(.about))
    #expect((\Screen.Cases.sheet.some.volume)(3) == .sheet(.volume(3)))
  }

  @Test("A case path is created from a key path or from functions")
  func aCasePathIsMadeOfAKeyPathOrOfFunctions() {
    let circle = AnyCasePath(\Shape.Cases.circle)
    #expect(circle.embed(1) == .circle(1))
    #expect(circle.extract(from: .circle(1)) == 1)
    #expect(circle.extract(from: .point) == nil)

    let number = AnyCasePath<String, Int>(embed: { String($0) }, extract: { Int($0) })
    #expect(number.embed(12) == "12")
    #expect(number.extract(from: "12") == 12)
    #expect(number.extract(from: "twelve") == nil)
  }

  @Test("A case path of functions can be appended")
  func aCasePathOfFunctionsIsAppended() {
    let number = AnyCasePath<String, Int>(embed: { String($0) }, extract: { Int($0) })
    let path = AnyCasePath(\Shape.Cases.label).appending(path: number)
    #expect(path.embed(12) == .label(text: "12"))
    #expect(path.extract(from: .label(text: "12")) == 12)
    #expect(path.extract(from: .label(text: "twelve")) == nil)
    #expect(path.extract(from: .point) == nil)
  }
}
