import NavigatorTesting
import Testing

@testable import ExampleGuide

@MainActor
@Suite("The Guide's sections about navigating and returning")
struct GoingGuideTests {
  private func open(_ section: GuideSection) throws -> TestApp {
    let app = TestApp(GuideApp())
    try app.tap(section.title)
    return app
  }

  @Test("A checkpoint is returned to from a sheet above other screens, with a value")
  func checkpoint() throws {
    let app = try open(.checkpoints)
    try app.tap("Choose a color")
    try app.tap("Go on")
    try app.tap("Go on")
    #expect(app.stacks == [["Guide", "Checkpoints", "Step 1"], ["Step 2", "Step 3"]])
    try app.tap("Return with blue")
    #expect(app.stacks == [["Guide", "Checkpoints"]])
    #expect(app.exists("blue"))
  }

  @Test("A link's values are received by the sheet that it opens, by the sheet's selection, and by the sheet's stack")
  func sending() throws {
    let app = try open(.sending)
    try app.tap("Open “Faust” in the library")
    #expect(app.stacks == [["Guide", "Send and receive"], ["Library", "Faust"]])
    try app.goBack()
    #expect(app.exists("Faust"))
  }

  @Test("A route performs its steps")
  func route() throws {
    let app = try open(.routes)
    try app.tap("Page 7, above the first")
    #expect(app.stack == ["Guide", "Routes", "Home Page 1", "Home Page 7"])
  }

  @Test("A flow asks one question after the other, and ends with its value")
  func flow() async throws {
    let app = try open(.flows)
    try app.tap("Greet somebody")
    try app.type("Ada", into: "Name")
    try app.tap("Next")
    await app.settle()
    #expect(app.stacks == [["Guide", "Flows", "Who is it?"], ["Which tone?"]])
    try app.tap("Informal")
    await app.settle()
    #expect(app.stacks == [["Guide", "Flows"]])
    #expect(app.exists("Hi Ada!"))
  }

  @Test("A provided destination is shown as a view and as a screen")
  func provided() throws {
    let app = try open(.provided)
    #expect(app.exists("Latest: ticket 12"))
    try app.tap("Another ticket")
    #expect(app.stack == ["Guide", "Provided views", "Ticket 13"])
  }

  @Test("A stack with a scene shows its screens again after a restart")
  func restoration() throws {
    let app = try open(.restoration)
    try app.tap("Open the recipes")
    try app.tap("Soup")
    try app.tap("Shopping list")
    let stacks = [["Guide", "Restoration"], ["Recipes", "Soup"], ["Shopping list"]]
    #expect(app.stacks == stacks)
    app.session.settle()
    var continuation = app.session.continuation
    continuation.url = "/restoration"
    app.end()
    #expect(TestApp(GuideApp(), configuration: continuation).stacks == stacks)
  }

  @Test("A destination is shown in a sheet of the app, and in a managed sheet and cover")
  func sheets() throws {
    let app = try open(.sheets)
    for button in ["Half a sheet", "A sheet with a stack of its own", "A cover"] {
      try app.tap(button)
      #expect(app.presentations.count == 1)
      try app.tap("Counted 0")
      try app.tap("Dismiss")
      #expect(app.stack == ["Guide", "Sheets and covers"])
    }
  }

  @Test("Presentations that adapt to compact windows are shown and dismissed")
  func adaptations() throws {
    let app = try open(.adaptations)
    for button in ["Filters, a popover in every window", "Options, a sheet in a low window"] {
      try app.tap(button)
      #expect(app.presentations.count == 1)
      try app.tap("Hide read messages")
      try app.swipeAway()
      #expect(app.presentations.isEmpty)
    }
    for button in ["Legend, a cover in a narrow window", "Photo, a cover in a compact window"] {
      try app.tap(button)
      #expect(app.presentations.count == 1)
      try app.tap("Close")
      #expect(app.presentations.isEmpty)
    }
  }

  @Test("An alert and a dialog are answered")
  func alerts() throws {
    let app = try open(.alerts)
    try app.tap("Remove Tea")
    try app.tap("Remove")
    #expect(!app.exists("Remove Tea"))
    try app.tap("Delete all")
    try app.tap("Delete")
    #expect(!app.exists("Remove Coffee"))
  }

  @Test("Each section leads to its article", arguments: [GuideSection.checkpoints, .guards])
  func article(section: GuideSection) throws {
    let app = try open(section)
    try app.tap("Read about it")
    #expect(app.title == Article(named: section.article).title)
  }
}
