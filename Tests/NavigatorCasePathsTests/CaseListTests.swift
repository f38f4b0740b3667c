import NavigatorCasePaths
import Testing

@Suite struct CaseListTests {
  @Test("All cases are listed in the order of their declaration")
  func allCasesAreListedInTheOrderOfTheirDeclaration() {
    #expect(Array(Settings.allCasePaths) == [\.volume, \.about])
  }

  @Test("The name of the current case is available")
  func theCurrentCaseIsNamed() {
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

  @Test("Each listed path belongs to the case with its name")
  func eachListedPathIsOfTheCaseThatItNames() {
    let values: [Settings] = [.volume(1), .about]
    for (value, path) in zip(values, Settings.allCasePaths) {
      #expect(value.is(path))
      #expect(values.filter { $0.is(path) } == [value])
    }
  }
}
