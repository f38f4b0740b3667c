import NavigatorCasePaths
import Testing

@Suite struct CaseListTests {
  @Test func allCasesAreListedInTheOrderOfTheirDeclaration() {
    #expect(Array(Settings.allCasePaths) == [\.volume, \.about])
  }

  @Test func theCurrentCaseIsNamed() {
    #expect(Settings.volume(1).case == \.volume)
    #expect(Settings.allCasePaths[.about] == \.about)
    let name =
      switch Settings.about.case {
      case \.volume: "volume"
      case \.about: "about"
      default: ""
      }
    #expect(name == "about")
  }

  @Test func eachListedPathIsOfTheCaseThatItNames() {
    let values: [Settings] = [.volume(1), .about]
    for (value, path) in zip(values, Settings.allCasePaths) {
      #expect(value.is(path))
      #expect(values.filter { $0.is(path) } == [value])
    }
  }
}
