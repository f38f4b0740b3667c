import NavigatorTesting
import Testing

@testable import ExampleGuide

@MainActor
@Suite("The Guide's navigation by state")
struct StateDrivenGuideTests {
  @Test("Optionals show details and a counter, and are set to nil by Back")
  func optionals() throws {
    let app = TestApp(GuideApp())
    try app.tap("Driven by optionals")
    try app.tap("Row 2")
    #expect(app.title == "Detail for 2")
    try app.goBack()
    #expect(app.exists("Row: nil, number: nil"))
    try app.tap("Go to counter")
    try app.increment("Number 42")
    try app.tap("Go deeper")
    #expect(app.stack == ["Guide", "Driven by optionals", "Counter", "Home Page 43"])
    try app.goBack()
    #expect(app.exists("Number 43"))
    try app.goBack()
    #expect(app.exists("Row: nil, number: nil"))
  }

  @Test("An enum shows one screen at a time, and changes directly from one to another")
  func enums() throws {
    let app = TestApp(GuideApp())
    try app.tap("Driven by enums")
    try app.tap("Edit a text")
    #expect(app.presentations.count == 1)
    try app.tap("Count them")
    #expect(app.presentations.isEmpty)
    #expect(app.exists("Number 5"))
    try app.tap("Finish")
    #expect(app.stack == ["Guide", "Driven by enums", "Report of 5"])
    try app.goBack()
    #expect(app.stack == ["Guide", "Driven by enums"])
  }

  @Test("A published property follows others, a subject sends a notice to a view, and a timer is counted from zero")
  func publishers() throws {
    let app = TestApp(GuideApp())
    try app.tap("Publishers")
    #expect(app.exists("20 euros"))
    try app.setToggle("Return trip", to: true)
    #expect(app.exists("36 euros"))
    try app.increment("Seats: 2")
    #expect(app.exists("54 euros"))
    try app.tap("Book")
    #expect(app.exists("Booked 3 seats for 54 euros"))
    #expect(!app.exists("Seconds"))
    try app.setToggle("Count the seconds", to: true)
    #expect(app.exists("Seconds"))
  }
}
