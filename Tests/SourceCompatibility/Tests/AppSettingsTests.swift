import NavigatorTesting
import SwiftUI
import Testing

@testable import AppSettings

@MainActor
@Suite("An onboarding with pages, and a form over a stored structure")
struct AppSettingsTests {
  private func startSettings() throws -> TestApp {
    let app = TestApp(SettingsApp())
    try app.tap("Skip")
    return app
  }

  @Test("The pages of the onboarding follow one another, and the last one leads to the settings")
  func onboarding() throws {
    let app = TestApp(SettingsApp())
    #expect(app.exists("Welcome"))
    try app.tap("Next")
    try app.tap("Next")
    try app.tap("Start")
    #expect(app.title == "Settings")
  }

  @Test("A page that is turned to determines the title of the button")
  func pages() throws {
    let app = TestApp(SettingsApp())
    try app.turnPage(to: 2)
    #expect(app.exists("Start") && !app.exists("Next"))
    try app.turnPage(to: 1)
    #expect(app.exists("Next"))
  }

  @Test("A property wrapper of the app stores a structure as data, and the next session reads it")
  func storage() throws {
    let app = try startSettings()
    #expect(app.contains("Nobody was born"))
    try app.type("Ann", into: "Name")
    try app.increment("Guests: 2")
    #expect(app.contains("Ann was born") && app.exists("Guests: 3"))
    let again = TestApp(SettingsApp(), configuration: app.continuation)
    #expect(again.title == "Settings")
    #expect(again.contains("Ann was born") && again.exists("Guests: 3"))
  }

  @Test("Steppers and sliders change parts of the structure")
  func controls() throws {
    let app = try startSettings()
    try app.increment("Custom 2")
    #expect(app.exists("Guests: 4") && app.exists("Custom 4"))
    try app.decrement("Guests: 4")
    try app.setSlider("Volume", to: 0.8)
    #expect(app.exists("0.8") && app.exists("Custom 3"))
  }

  @Test("An alert in the style of 2019 resets the settings after a confirmation")
  func reset() throws {
    let app = try startSettings()
    try app.increment("Guests: 2")
    try app.tap("Reset all")
    #expect(app.presentations.last?.title == "Reset?")
    try app.tap("Cancel")
    #expect(app.exists("Guests: 3"))
    try app.tap("Reset all")
    try app.tap("Reset")
    #expect(app.exists("Guests: 2"))
  }

  @Test("A primitive style triggers its button after a long press only")
  func longPress() throws {
    let app = try startSettings()
    try app.increment("Guests: 2")
    try app.longPress("Hold me", isCompleted: false)
    #expect(app.exists("Guests: 3"))
    try app.longPress("Hold me")
    #expect(app.exists("Guests: 2"))
  }

  @Test("The theme is a stored enumeration, whose options have the ids of a loop as tags")
  func theme() throws {
    let app = try startSettings()
    try app.select("Dark", in: "Theme")
    #expect(try app.value(of: "Theme") == .string("Dark"))
    let again = TestApp(SettingsApp(), configuration: app.continuation)
    #expect(try again.value(of: "Theme") == .string("Dark"))
  }

  @Test("A button of the bar moves the focus into a field")
  func focus() throws {
    let app = try startSettings()
    try app.tap("Focus")
    #expect(app.focusedField == "Name")
  }

  @Test("A group shows its contents when it is expanded, and its menu resets the settings")
  func menu() throws {
    let app = try startSettings()
    #expect(!app.exists("Website"))
    try app.tap("Advanced")
    #expect(app.exists("Website"))
    try app.menu("Actions").tap("Reset")
    #expect(app.presentations.last?.title == "Reset?")
  }
}
