import NavigatorTesting
import NavigatorUI
import SwiftUI
import Testing

private struct ModifierView: View {
  @State var page: SettingsDestinations?
  @State var triggerPage3: Bool = false

  var body: some View {
    List {
      Button("Modifier Navigate to Page 3!") {
        page = .page3
      }
      .navigate(to: $page)

      Button("Modifier Trigger Page 3!") {
        triggerPage3.toggle()
      }
      .navigate(trigger: $triggerPage3, destination: SettingsDestinations.page3)

      Text(page == nil && !triggerPage3 ? "nothing is pending" : "something is pending")
    }
  }
}

private struct OverridingModifierView: View {
  @State private var page: SettingsDestinations?
  @State private var trigger = false

  var body: some View {
    Button("By binding") { page = .page3 }
      .navigate(to: $page, method: .sheet)
    Button("By trigger") { trigger = true }
      .navigate(trigger: $trigger, destination: SettingsDestinations.page3, method: .cover)
  }
}

private struct ImperativeView: View {
  @Environment(\.navigator) var navigator: Navigator

  var body: some View {
    Button("Button Navigate To Home Page 55") {
      navigator.navigate(to: HomeDestinations.pageN(55))
    }
    Button("Button Push Home Page 55") {
      navigator.push(HomeDestinations.pageN(55))
    }
    Button("Navigate to page 2") {
      navigator.navigate(to: HomeDestinations.page2)
    }
    Button("Push page 2") {
      navigator.push(HomeDestinations.page2)
    }
  }
}

@Suite("Seed 001: Programatic Navigation Destinations")
struct Seed001ProgrammaticTests {
  @Test(
    "A modifier navigates each time its state is set, and resets the state",
    arguments: ["Modifier Navigate to Page 3!", "Modifier Trigger Page 3!"])
  func modifiers(button: String) throws {
    let stage = Stage { ModifierView() }
    for _ in 0..<2 {
      try stage.app.tap(button)
      #expect(stage.app.stack == ["Home", "Settings 3"])
      try stage.app.goBack()
      #expect(stage.app.exists("nothing is pending"))
    }
  }

  @Test("State that is set from the start navigates")
  func initialState() throws {
    let stage = Stage { ModifierView(page: .main) }
    #expect(stage.app.stack == ["Home", "Settings main"])
  }

  @Test("A modifier's method overrides the destination's")
  func overridingModifiers() throws {
    let stage = Stage { OverridingModifierView() }
    try stage.app.tap("By binding")
    #expect(stage.app.presentations.map(\.kind) == [.sheet])
    try stage.app.swipeAway()
    try stage.app.tap("By trigger")
    #expect(stage.app.presentations.map(\.kind) == [.cover])
  }

  @Test(
    "navigate(to:) and push(_:) carry associated values",
    arguments: ["Button Navigate To Home Page 55", "Button Push Home Page 55"])
  func associatedValues(button: String) throws {
    let stage = Stage { ImperativeView() }
    try stage.app.tap(button)
    #expect(stage.app.stack == ["Home", "Page 55"])
    #expect(stage.app.exists("This is page N with 55"))
  }

  @Test("push(_:) pushes what navigate(to:) presents")
  func pushAlwaysPushes() throws {
    let stage = Stage { ImperativeView() }
    try stage.app.tap("Navigate to page 2")
    #expect(stage.app.presentations.map(\.kind) == [.sheet])
    #expect(try stage.navigator.isEmpty)
    try stage.app.swipeAway()
    try stage.app.tap("Push page 2")
    #expect(stage.app.presentations.isEmpty)
    #expect(try stage.pages == [.page2])
  }
}
