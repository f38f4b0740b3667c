import Foundation
import NavigatorTesting
import SwiftUI
import Testing

@testable import ExampleGuide

@MainActor
@Suite("The Guide's sections about images, groups, tabs and legacy navigation")
struct ContentGuideTests {
  private func app(at title: String) throws -> TestApp {
    let app = TestApp(GuideApp(), environment: .phone)
    try app.tap(title)
    return app
  }

  @Test("Legacy links push by tag and by state, and presentationMode pops and dismisses")
  func legacyLinks() throws {
    let app = try app(at: "Legacy navigation")
    try app.tap("Open the mails")
    #expect(app.title == "Mails")
    try app.tap("Your invoice")
    #expect(app.title == "Your invoice")
    try app.tap("Return to the mails")
    try app.tap("Open the newest mail")
    #expect(app.title == "The boat leaves at nine")
    try app.goBack()
    try app.tap("Write")
    #expect(app.title == "New mail")
    try app.goBack()
    try app.tap("Close")
    #expect(app.title == "Legacy navigation")
  }

  @Test("The buttons of an Alert and an ActionSheet perform their actions")
  func legacyAlerts() throws {
    let app = try app(at: "Legacy navigation")
    try app.tap("Show an alert")
    try app.tap("Delete")
    #expect(app.exists("Deleted the draft"))
    try app.tap("Show an action sheet")
    try app.tap("To the archive")
    #expect(app.exists("Moved to the archive"))
  }

  @Test("An image from an address is shown by its phases")
  func images() throws {
    let app = try app(at: "Images and colors")
    try app.finishLoading(#require(ImagesSection.address))
    #expect(app.accessibilityTree.contains { $0.label == "Loaded" })
    try app.setToggle("The address exists", to: false)
    try app.finishLoading(#require(ImagesSection.missingAddress), succeeds: false)
    #expect(app.exists("Not found"))
  }

  @Test("Groups disclose their content, and a control group changes the level")
  func groups() throws {
    let app = try app(at: "Groups and tables")
    try app.tap("More")
    #expect(app.exists("70%"))
    #expect(!app.exists("Tickets"))
    try app.tap("Travel")
    #expect(app.exists("Tickets"))
    try app.contextMenu(of: "Press me long").tap("Keep")
    #expect(app.exists("Kept"))
    try app.tap("Show the table")
    #expect(app.title == "Planets")
  }

  @Test("Tabs in sections are selected, and a tap beside the text of a content shape counts")
  func chrome() throws {
    let app = try app(at: "Tabs and chrome")
    try app.tap("Tap between the words")
    #expect(app.exists("Taps: 1"))
    try app.tap("Open the tabs")
    try app.selectTab("Maps")
    #expect(app.title == "Maps" && app.exists("No Maps"))
    try app.tap("Close")
    #expect(app.title == "Tabs and chrome")
  }
}
