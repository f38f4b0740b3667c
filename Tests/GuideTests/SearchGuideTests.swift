import NavigatorTesting
import Testing

@testable import ExampleGuide

@MainActor
@Suite("The Guide's inbox")
struct SearchGuideTests {
  private func inbox() throws -> TestApp {
    let app = TestApp(GuideApp())
    try app.tap("Search and swipe")
    try app.tap("Open the inbox")
    #expect(app.title == "Inbox")
    return app
  }

  @Test("Typed text filters the messages, and a result shows its message")
  func searching() throws {
    let app = try inbox()
    try app.type("train", into: "Messages")
    #expect(app.exists("Charles") && !app.exists("Ada"))
    try app.tap("Charles")
    #expect(app.title == "Your train tickets")
    try app.goBack()
    #expect(try app.value(of: "Messages") == .string("train"))
    try app.type("s", into: "Messages")
    #expect(app.exists("Nothing is about “trains”."))
    try app.cancelSearch()
    #expect(app.exists("Ada"))
  }

  @Test("Choosing a suggestion starts a search")
  func suggestions() throws {
    let app = try inbox()
    try app.focus("Messages")
    try app.tap("Boat")
    #expect(app.exists("The boat leaves at nine") && !app.exists("Grace"))
  }

  @Test("Swipe actions change or delete a message, and their labels follow its state")
  func swiping() throws {
    let app = try inbox()
    try app.swipe("Which frequency?", to: "Flag")
    try app.swipe("Which frequency?", to: "Unflag")
    try app.swipe("Which frequency?", from: .leading)
    try app.swipe("Which frequency?", to: "Unread")
    try app.swipe("Which frequency?", from: .trailing)
    #expect(!app.exists("Which frequency?"))
    #expect(app.exists("A puzzle for Sunday"))
  }
}
