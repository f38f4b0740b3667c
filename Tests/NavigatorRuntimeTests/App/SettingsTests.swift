import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("The window of an app's settings")
struct SettingsTests {
  private struct Opener: View {
    @Environment(\.openSettings) private var openSettings

    var body: some View {
      Button("Change") { openSettings() }
      SettingsLink { Text("Preferences") }
    }
  }

  private struct Configured: App {
    @AppStorage("currency") private var currency = "EUR"

    var body: some Scene {
      Settings { Text("Currency: \(currency)") }
      WindowGroup { Opener() }
    }
  }

  private struct Plain: App {
    var body: some Scene {
      WindowGroup { Opener() }
    }
  }

  @Test("The action, the link, the item of the app's menu and its shortcut open the window")
  func opening() throws {
    let app = TestApp(Configured(), environment: .tablet)
    #expect(app.exists("Change"))
    try app.tap("Change")
    try app.tap("Preferences")
    try app.menu("App").tap("Settings…")
    try app.press(KeyboardShortcut(","))
    #expect(app.openedURLs.count == 4)
    #expect(Set(app.openedURLs).count == 1)
    let address = try #require(app.openedURLs.first)
    let settings = TestApp(Configured(), configuration: SessionConfiguration(url: "http://localhost" + address))
    #expect(settings.exists("Currency: EUR"))
  }

  @Test("Without settings, the action does nothing and there is no menu")
  func absent() throws {
    let app = TestApp(Plain(), environment: .tablet)
    try app.tap("Change")
    #expect(app.openedURLs.isEmpty)
    #expect(!app.exists("App"))
  }

  private struct Replaced: App {
    var body: some Scene {
      WindowGroup { Opener() }
        .commands { CommandGroup(replacing: .appSettings) { Button("Options") {} } }
      Settings { Text("Settings") }
    }
  }

  @Test("Commands replace the item")
  func replaced() throws {
    let app = TestApp(Replaced(), environment: .tablet)
    let menu = try app.menu("App")
    #expect(throws: TestFailure.self) { try menu.tap("Settings…") }
    try menu.tap("Options")
  }
}
