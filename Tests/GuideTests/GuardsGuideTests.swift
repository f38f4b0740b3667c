import NavigatorTesting
import Testing

@testable import ExampleGuide

@MainActor
@Suite("The Guide's guards and blockers")
struct GuardsGuideTests {
  @Test("Signing in shows the requested destination")
  func signIn() throws {
    let app = TestApp(GuideApp())
    try app.tap("Guards")
    try app.tap("Your orders")
    #expect(app.presentations.map(\.title) == ["Sign in"])
    try app.tap("Not now")
    #expect(app.stack == ["Guide", "Guards"])
    try app.tap("Your orders")
    try app.tap("Sign in")
    #expect(app.stack == ["Guide", "Guards", "Your orders"])
    try app.goBack()
    try app.tap("Your orders")
    #expect(app.title == "Your orders")
  }

  @Test("Leaving a screen with unsaved changes requires a confirmation")
  func leaving() throws {
    let app = TestApp(GuideApp())
    try app.tap("Asking before leaving")
    try app.type("a", into: "Name")
    try app.tap("Go deeper, which leaves nothing")
    try app.goBack()
    try app.goBack()
    try app.tap("Keep editing")
    #expect(app.stack == ["Guide", "Asking before leaving"])
    #expect(throws: TestFailure.self) { try app.closeWindow() }
    try app.goBack()
    try app.tap("Discard")
    #expect(app.stack == ["Guide"])
    try app.tap("Asking before leaving")
    try app.type("a", into: "Name")
    try app.tap("Save")
    try app.goBack()
    #expect(app.stack == ["Guide"])
  }
}
