import NavigatorTesting
import Testing

@testable import ExampleGuide

@MainActor
@Suite("The Guide")
struct GuideTests {
  @Test("Every section is reached from the home and leads back to it", arguments: GuideSection.allCases)
  func sections(section: GuideSection) throws {
    let app = TestApp(GuideApp())
    try app.tap(section.title)
    #expect(app.stack == ["Guide", section.title])
    #expect(app.contains("import NavigatorUI"))
    try app.goBack()
    #expect(app.stack == ["Guide"])
  }

  @Test("Three types of destinations are pushed without registration")
  func links() throws {
    let app = TestApp(GuideApp())
    try app.tap("Links without registration")
    for title in ["User Profile", "Settings", "About Navigator"] {
      try app.tap(title)
      #expect(app.title == title)
      try app.goBack()
    }
  }

  @Test(
    "Navigation is state: an optional, a trigger, or a call on the navigator",
    arguments: [
      ("Modifier Navigate to Page 3!", "Settings Page 3"), ("Modifier Trigger Page 3!", "Settings Page 3"),
      ("Button Navigate To Home Page 55", "Home Page 55"), ("Button Push Home Page 55", "Home Page 55"),
    ])
  func programmatic(button: String, title: String) throws {
    let app = TestApp(GuideApp())
    try app.tap("Programmatic navigation")
    try app.tap(button)
    #expect(app.stack == ["Guide", "Programmatic navigation", title])
    try app.goBack()
    try app.tap(button)
    #expect(app.title == title)
  }

  @Test("A destination's method determines its presentation")
  func methods() throws {
    let app = TestApp(GuideApp())
    try app.tap("Navigation methods")
    try app.tap("Page 2: its method is .sheet")
    #expect(app.presentations.map(\.kind) == [.sheet])
    try app.swipeAway()
    try app.tap("Page 3: its method is .managedSheet")
    #expect(app.presentations.map(\.kind) == [.sheet])
    #expect(app.title == "Home Page 3")
    try app.tap("Link to Home Page 77")
    #expect(app.stack == ["Home Page 3", "Home Page 77"])
    try app.swipeAway()
    try app.tap("Link to Home Page 3!")
    #expect(app.presentations.isEmpty)
    #expect(app.stack == ["Guide", "Navigation methods", "Home Page 3"])
  }

  @Test("A managed stack in a sheet is independent of the stack below")
  func managedStack() throws {
    let app = TestApp(GuideApp())
    try app.tap("Managed stacks")
    try app.tap("Open a managed stack")
    try app.tap("Link to Page 3!")
    #expect(app.stack == ["Root", "Home Page 3"])
    try app.goBack()
    try app.tap("Close")
    #expect(app.presentations.isEmpty)
    #expect(app.stack == ["Guide", "Managed stacks"])
  }

  @Test("A screen keeps its state while other screens are pushed and popped above it")
  func state() throws {
    let app = TestApp(GuideApp())
    try app.tap("State and text")
    try app.tap("counter")
    try app.tap("counter")
    try app.type("Ada", into: "name")
    #expect(app.exists("Hello, Ada"))
    try app.tap("Go deeper")
    try app.goBack()
    #expect(app.exists("Counted 2"))
    #expect(app.exists("Hello, Ada"))
  }
}
