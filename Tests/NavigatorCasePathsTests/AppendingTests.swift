import NavigatorCasePaths
import Testing

@Suite struct AppendingTests {
  @Test("An appended path equals the path that is written at once")
  func anAppendedPathEqualsThePathWrittenAtOnce() {
    let settings = \Screen.Cases.settings
    let volume = \Settings.Cases.volume
    let path = settings.appending(path: volume)
    #expect(path == \Screen.Cases.settings.volume)
    #expect(Set([path, \Screen.Cases.settings.volume]).count == 1)
    #expect(Screen.settings(.volume(3))[case: path] == 3)
    #expect(path(4) == .settings(.volume(4)))
  }

  @Test("A path is appended to a case with an optional enum")
  func aPathIsAppendedToACaseWithAnOptionalEnum() {
    let path = (\Screen.Cases.sheet).appending(path: \Settings.Cases.volume)
    #expect(Screen.sheet(.volume(3))[case: path] == 3)
    #expect(Screen.sheet(nil)[case: path] == nil)
    #expect(path(4) == .sheet(.volume(4)))
  }

  @Test(#"Appending \.self or appending to it changes nothing"#)
  func appendingSelfChangesNothing() {
    let settings = \Screen.Cases.settings
    #expect(settings.appending(path: \.self) == settings)
    #expect((\Screen.Cases.self).appending(path: settings) == settings)
  }

  @Test("Generic code appends paths")
  func genericCodeAppendsPaths() {
    func volume<Root: CasePathable>(in path: CaseKeyPath<Root, Settings>, of root: Root) -> Int? {
      root[case: path.appending(path: \.volume)]
    }
    #expect(volume(in: \.settings, of: Screen.settings(.volume(3))) == 3)
  }
}
