import NavigatorTesting
import NavigatorUI
import SwiftUI
import Testing

private struct ModifiedView: View {
  var inherits = false

  var body: some View {
    Text("root")
      .navigationModifier(inherits: inherits) { destination in
        Text("pushed by the app")
        destination()
      }
      .presentationModifier(inherits: inherits) { destination in
        destination()
        Text("presented by the app")
      }
  }
}

@Suite("Modifiers of destinations")
struct NavigationModifierTests {
  @Test("Pushed destinations have the navigation modifier")
  func pushed() throws {
    let stage = Stage { ModifiedView() }
    try stage.navigator.push(SettingsDestinations.main)
    #expect(stage.app.visibleTexts.contains("pushed by the app"))
    #expect(stage.app.exists("The settings"))
    #expect(!stage.app.exists("presented by the app"))
    #expect(stage.app.stack == ["Home", "Settings main"])
  }

  @Test("Presented destinations have the presentation modifier", arguments: [false, true])
  func presented(managed: Bool) throws {
    let stage = Stage { ModifiedView() }
    try stage.navigator.present(sheet: SettingsDestinations.main, managed: managed)
    #expect(stage.app.frontTexts.contains("presented by the app"))
    #expect(stage.app.frontTexts.contains("The settings"))
    #expect(!stage.app.frontTexts.contains("pushed by the app"))
  }

  @Test("The modifiers do not apply to navigators below unless inheritance is enabled", arguments: [true, false])
  func inherits(inherits: Bool) throws {
    let stage = Stage { ModifiedView(inherits: inherits) }
    try stage.navigator.present(sheet: SettingsDestinations.main, managed: true)
    #expect(stage.app.presentations.count == 1)
    let inner = try #require(stage.navigator.children.first)
    inner.push(SettingsDestinations.page3)
    #expect(stage.app.frontTexts.contains("The settings, page 3"))
    #expect(stage.app.frontTexts.contains("pushed by the app") == inherits)
  }

  @Test("The nearest of several modifiers is used")
  func nearest() throws {
    let stage = Stage {
      Text("root")
        .navigationModifier { $0().accessibilityLabel("inner") }
        .navigationModifier { $0().accessibilityLabel("outer") }
    }
    try stage.navigator.push(SettingsDestinations.main)
    #expect(stage.app.exists("inner"))
    #expect(!stage.app.exists("outer"))
  }

  @Test("The modifier receives the mapped destination")
  func afterMap() throws {
    let stage = Stage {
      Text("root")
        .navigationMap { _ in SettingsDestinations.main }
        .navigationModifier { destination in
          Text("\(String(describing: destination))")
          destination()
        }
    }
    try stage.navigator.push(HomeDestinations.page2)
    #expect(stage.app.exists("main"))
    #expect(stage.app.exists("The settings"))
  }
}
