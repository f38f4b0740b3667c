import NavigatorHost
import NavigatorTesting
import TestSupport
import Testing

@MainActor
@Suite("Actions of TestApp")
struct TestAppActionTests {
  /// A stack of Home > Detail, of which Detail is in front.
  private func pushed() throws -> FakeSession {
    try FakeSession([
      stack(
        2,
        [
          screen(10, "Home", isCovered: true, [button(20, "Open"), text(22, "below")]),
          screen(30, "Detail", back: "Home", [button(40, "Home"), text(42, "here")]),
        ])
    ])
  }

  @Test("A tap on a text reaches the nearest element around it that accepts taps")
  func tap() throws {
    let session = try FakeSession([
      Element(id: 2, role: .box, events: .tap, children: [column(3, [column(4, [text(5, "inner")])])])
    ])
    let app = TestApp(session: session)
    try app.tap("inner")
    #expect(session.events == [InputEvent(target: 2, action: .tap)])
  }

  @Test("An identifier has priority over a text, and an exact text over a part of one")
  func preference() throws {
    let session = try FakeSession([
      button(2, "Save all"), button(4, "Save"), button(6, "Other", content: [.identifier: "Save"]),
      Element(id: 8, role: .box, content: [.identifier: "wrapper"], children: [button(9, "Wrapped")]),
    ])
    let app = TestApp(session: session)
    try app.tap("Save")
    try app.tap("Save a")
    try app.tap("wrapper")
    #expect(session.events.map(\.target) == [6, 2, 9])
  }

  @Test("A button is also found by its whole text and by its image")
  func composed() throws {
    let picture = Element(id: 7, role: .image, content: [.symbol: "plus"])
    let session = try FakeSession([
      Element(id: 2, role: .link, events: .tap, children: [text(3, "Wi-Fi"), text(4, "On")]),
      Element(id: 6, role: .button, events: .tap, children: [picture]),
    ])
    let app = TestApp(session: session)
    try app.tap("Wi-Fi On")
    try app.tap("plus")
    #expect(session.events.map(\.target) == [2, 6])
  }

  @Test("goBack taps the Back button, and tap prefers an element in the content with the same text")
  func back() throws {
    let session = try pushed()
    let app = TestApp(session: session)
    try app.tap("Home")
    try app.goBack()
    #expect(session.events.map(\.target) == [40, 32])
  }

  @Test("The changes of an action are committed when it returns")
  func commits() throws {
    let session = try FakeSession([button(2, "Count"), text(4, "0")])
    session.respond = { _ in [.update(text(4, "1"))] }
    let app = TestApp(session: session)
    let cost = try app.measure { try app.tap("Count") }
    #expect(app.visibleTexts == ["Count", "1"])
    #expect(cost.patchesSent == 1)
  }

  @Test("Only elements of the topmost layer can be tapped")
  func layers() throws {
    let session = try FakeSession([
      button(2, "Behind"),
      Element(id: 10, role: .sheet, events: .dismiss, children: [button(11, "Sheet")]),
      Element(id: 20, role: .alert, content: [.title: "Sure?"], children: [button(21, "Yes")]),
    ])
    let app = TestApp(session: session)
    try app.tap("Yes")
    let failure = #expect(throws: TestFailure.self) { try app.tap("Sheet") }
    #expect(failure?.message == #"cannot tap "Sheet": the alert in front covers it"#)
    #expect(session.events.map(\.target) == [21])
  }

  @Test("swipeAway dismisses the topmost sheet")
  func swipe() throws {
    let session = try FakeSession([
      Element(id: 10, role: .sheet, events: .dismiss), Element(id: 20, role: .sheet, events: .dismiss),
    ])
    session.respond = { [.remove($0.target)] }
    let app = TestApp(session: session)
    try app.swipeAway()
    #expect(session.events == [InputEvent(target: 20, action: .dismiss)])
    #expect(app.presentations == [Presentation(.sheet)])
  }

  @Test(
    "The failure of swipeAway contains the reason",
    arguments: [
      (Element(id: 2, role: .text), "cannot swipe away: nothing is presented"),
      (Element(id: 2, role: .cover), "cannot swipe away: only a button can close the cover"),
      (Element(id: 2, role: .sheet, content: [.isDismissDisabled: true]), "cannot swipe away: the sheet forbids it"),
    ])
  func swipeRefused(element: Element, message: String) throws {
    let app = TestApp(session: try FakeSession([element]))
    let failure = #expect(throws: TestFailure.self) { try app.swipeAway() }
    #expect(failure?.message == message)
  }

  @Test("Tabs are selected by their label, and addresses and phases are sent to the window")
  func window() throws {
    let tabs = [text(4, "One"), text(6, "Two")].map { label in
      Element(id: .init(rawValue: label.id.rawValue - 1), role: .tab, events: .tap, children: [label])
    }
    let contents = [
      Element(id: 7, role: .tabContent, content: [.isSelected: true], children: [button(8, "Two")]),
      Element(id: 10, role: .tabContent, children: [text(11, "unseen")]),
    ]
    let session = try FakeSession([
      Element(id: 2, role: .tabView, children: [Element(id: 12, role: .tabBar, children: tabs)] + contents)
    ])
    let app = TestApp(session: session)
    try app.selectTab("Two")
    try app.tap("Two")
    try app.open("guide://two")
    try app.enter(phase: .background)
    #expect(app.visibleTexts == ["One", "Two", "Two"])
    #expect(
      session.events == [
        InputEvent(target: 5, action: .tap), InputEvent(target: 8, action: .tap),
        InputEvent(target: 1, action: .openURL("guide://two")), InputEvent(target: 1, action: .scenePhase(.background)),
      ])
  }

  @Test("resizeSheet sets the topmost sheet to one of its detents")
  func resize() throws {
    func sheet(_ detent: String) -> Element {
      Element(
        id: 10, role: .sheet, content: [.detents: .strings(["medium", "large"]), .detent: .string(detent)],
        events: [.dismiss, .change])
    }
    let session = try FakeSession([sheet("medium")])
    session.respond = { _ in [.update(sheet("large"))] }
    let app = TestApp(session: session)
    #expect(app.detent == .medium)
    try app.resizeSheet(to: .large)
    try app.resizeSheet(to: .large)
    #expect(app.detent == .large)
    #expect(session.events == [InputEvent(target: 10, action: .change("large", revision: 0))])
    let failure = #expect(throws: TestFailure.self) { try app.resizeSheet(to: .height(90)) }
    #expect(failure?.message == #"cannot resize the sheet to height:90: it offers ["medium", "large"]"#)
  }

  @Test("resizeSheet fails without a sheet in front")
  func nothingToResize() throws {
    let app = TestApp(session: try FakeSession([text(2, "alone")]))
    #expect(app.detent == nil)
    let failure = #expect(throws: TestFailure.self) { try app.resizeSheet(to: .large) }
    #expect(failure?.message == "cannot resize the sheet to large: no sheet is in front")
  }

  @Test("closeWindow sends a request to the window and ends the session")
  func close() throws {
    let session = try FakeSession([])
    let app = TestApp(session: session)
    try app.closeWindow()
    #expect(session.events == [InputEvent(target: 1, action: .dismiss)])
    #expect(session.isEnded)
  }

  @Test("closeWindow fails if the app refuses it, and the session continues")
  func closeRefused() throws {
    let session = try FakeSession([])
    session.change([
      .update(Element(id: 1, role: .window, content: [.isDismissDisabled: true], events: [.dismiss, .openURL, .scenePhase]))
    ])
    let app = TestApp(session: session)
    let failure = #expect(throws: TestFailure.self) { try app.closeWindow() }
    #expect(failure?.message == "cannot close the window: the app forbids it")
    #expect(session.events.isEmpty && !session.isEnded)
  }

  @Test("The session ends when the test app is released")
  func release() throws {
    let session = try FakeSession([])
    _ = TestApp(session: session)
    #expect(session.isEnded)
  }
}
