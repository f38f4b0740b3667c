import Foundation
import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@testable import ExampleGuide

@MainActor
@Suite("The Guide's sections about texts, images, groups, tabs and legacy navigation")
struct ContentGuideTests {
  private func app(at title: String, environment: TestEnvironment = .phone) throws -> TestApp {
    let app = TestApp(GuideApp(), environment: environment)
    try app.tap(title)
    return app
  }

  @Test("A ticket has the language of the page before another one is chosen")
  func languageOfThePage() throws {
    var environment = TestEnvironment.phone
    environment.locale = Locale(identifier: "de_DE")
    let app = try app(at: "Languages", environment: environment)
    #expect(app.exists("Fähre zur Insel") && app.exists("2 Plätze"))
  }

  @Test("The texts of a ticket have the language of its locale, with its plural forms and its direction")
  func languages() throws {
    let app = try app(at: "Languages")
    #expect(app.exists("Ferry to the island") && app.exists("2 seats"))
    try app.select("Deutsch", in: "Language")
    try app.decrement("Seats: 2")
    #expect(app.exists("Fähre zur Insel") && app.exists("1 Platz"))
    #expect(!isMirrored(app.session.root))
    try app.select("العربية", in: "Language")
    #expect(app.exists("مقعد واحد"))
    try app.increment("Seats: 1")
    #expect(app.exists("مقعدان"))
    #expect(app.exists("العبّارة إلى الجزيرة") && isMirrored(app.session.root))
  }

  /// Returns whether an element, or one inside it, is laid out from right to left.
  private func isMirrored(_ element: Element) -> Bool {
    element.content.string(.layoutDirection) == "rtl" || element.children.contains(where: isMirrored)
  }

  @Test("The space between lines makes a text higher, and a range of lines reserves space")
  func lines() throws {
    let app = try app(at: "Lines of text")
    let height = try app.frame(of: "paragraph").height
    try app.increment("Line spacing 0")
    #expect(try app.frame(of: "paragraph").height > height)
    let lines = try app.frame(of: "lines of a height").height
    try app.increment("Line height 22")
    let higher = try app.frame(of: "lines of a height").height
    #expect(abs(higher - lines * 26 / 22) < 0.01)
    let reserving = try app.frame(of: "two to three lines").height
    try app.setToggle("Long text", to: true)
    let limited = try app.frame(of: "two to three lines").height
    #expect(limited > reserving && limited < reserving * 2)
  }

  @Test("An attributed string is parsed as Markdown")
  func attributedText() throws {
    #expect(try app(at: "Styled texts").exists("Doors close five minutes after before departure."))
  }

  @Test("A timer shows zero when its interval has passed")
  func timer() throws {
    var environment = TestEnvironment.phone
    environment.date = .now.addingTimeInterval(3_600)
    #expect(try app(at: "Styled texts", environment: environment).exists("0:00"))
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
    #expect(app.exists("A phone"))
    try app.tap("Open Swift’s website")
    #expect(app.openedURLs == ["https://www.swift.org"])
    try app.tap("Copy its address")
    #expect(app.copiedTexts == ["https://www.swift.org"])
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

  @Test("A table has its rows in sections, a column for each season, and columns that a button hides")
  func timetable() throws {
    let app = try app(at: "Groups and tables", environment: .tablet)
    try app.tap("Show the timetable")
    #expect(app.title == "Departures a day")
    for text in ["North coast", "South coast", "Spring", "Summer", "Winter", "Harbor", "21 km"] { #expect(app.exists(text)) }
    try app.tap("Hide routes")
    #expect(!app.exists("Harbor") && !app.exists("21 km") && app.exists("Winter"))
    try app.tap("Show routes")
    #expect(app.exists("Harbor"))
    try app.tap("Collapse")
    #expect(!app.exists("Palm Key") && app.exists("South coast") && app.exists("Seal Rock"))
    try app.tap("Expand")
    #expect(app.exists("Palm Key"))
  }

  @Test("In a narrow window, the first column of a table contains the route")
  func compactTimetable() throws {
    let app = try app(at: "Groups and tables")
    try app.tap("Show the timetable")
    #expect(app.exists("North coast") && app.exists("21 km from Sandport"))
    #expect(!app.exists("Winter") && !app.exists("Hide routes"))
  }

  @Test("Tabs in sections are selected, and a content shape receives taps beside its text")
  func chrome() throws {
    let app = try app(at: "Tabs and chrome")
    try app.tap("Tap between the words")
    #expect(app.exists("Taps: 1"))
    try app.tap("Open the tabs")
    try app.selectTab("Maps")
    #expect(app.title == "Maps" && app.exists("No Maps"))
    try app.selectTab("Options")
    try app.setToggle("Synchronize", to: false)
    func hasRows() -> Bool { app.tree(.visibleOnly).contains(/\n *form/) }
    #expect(app.title == "Options" && hasRows())
    try app.setToggle("As a card", to: true)
    #expect(!hasRows() && app.exists("Downloads"))
    try app.tap("Close")
    #expect(app.title == "Tabs and chrome")
  }

  @Test("The accessory of the tabs keeps its state when another tab is selected, and the app hides it")
  func accessories() throws {
    let app = try app(at: "Tab accessories")
    try app.tap("Open the player")
    try app.tap("Played 0 times")
    try app.tap("Winter", index: 0)
    try app.selectTab("Options")
    #expect(app.title == "Options" && app.exists("Played 1 times") && app.exists("Winter"))
    try app.setToggle("Show the player", to: false)
    #expect(!app.exists("Played 1 times"))
    try app.selectTab("Songs")
    try app.tap("Close")
    #expect(app.title == "Tab accessories")
  }
}
