import NavigatorHost
import NavigatorTesting
import Testing

@MainActor
@Suite("TestApp fails with what was on screen")
struct TestAppFailureTests {
  @Test("a text that is not there: the failure lists title, texts, controls and the closest name")
  func nothing() throws {
    let session = try FakeSession([
      stack(
        2, [screen(10, "Home", [button(20, "Settings"), button(22, "Delete", content: [.isDisabled: true]), text(24, "Hi")])])
    ])
    let app = TestApp(session: session)
    let line = #line + 1
    let failure = #expect(throws: TestFailure.self) { try app.tap("Setings") }
    #expect(
      failure?.description == """
        NavigatorHostTests/TestAppFailureTests.swift:\(line): cannot tap "Setings": no visible element has that text or identifier
          closest: "Settings"
          title: "Home"
          texts: "Home", "Settings", "Delete", "Hi"
          controls: "Settings" (button), "Delete" (button, disabled)
        """)
  }

  @Test(
    "what is there but cannot be used says why",
    arguments: [
      ("Off", #"cannot tap "Off": it is disabled"#),
      ("Plain", #"cannot tap "Plain": the text does not support that action"#),
      ("Row", #"cannot tap "Row": several elements contain that text: button "Row 1", button "Row 2""#),
    ])
  func unusable(text name: String, message: String) throws {
    let session = try FakeSession([
      button(2, "Off", content: [.isDisabled: true]), text(4, "Plain"), button(5, "Row 1"), button(7, "Row 2"),
    ])
    let app = TestApp(session: session)
    let failure = #expect(throws: TestFailure.self) { try app.tap(name) }
    #expect(failure?.message == message)
    #expect(session.events.isEmpty)
  }

  @Test("the first screen has no Back button")
  func back() throws {
    let app = TestApp(session: try FakeSession([stack(2, [screen(10, "Home", [])])]))
    let failure = #expect(throws: TestFailure.self) { try app.goBack() }
    #expect(failure?.message == "cannot go back: the front screen has no Back button")
  }

  @Test("a patch that does not fit is caught at the next action")
  func wrongPatch() throws {
    let session = try FakeSession([button(2, "Go"), text(4, "old")])
    session.respond = { _ in [.updateContent(4, [.text: "new"])] }
    session.distort = { _ in [.remove(99)] }
    let app = TestApp(session: session)
    app.checksEveryAction = true
    let failure = #expect(throws: TestFailure.self) { try app.tap("Go") }
    #expect(failure?.message == "the session sent a wrong patch: patch 0 (remove #99): #99 is not in the tree")
  }

  @Test("patches that lead elsewhere are caught with the place")
  func missingPatch() throws {
    let session = try FakeSession([column(2, [button(3, "Go"), text(5, "old")])])
    session.respond = { _ in [.updateStyle(5, [.opacity(0.5)]), .insert(text(6, "new"), parent: 2, before: nil)] }
    session.distort = { Array($0.prefix(1)) }
    let app = TestApp(session: session)
    app.checksEveryAction = true
    let failure = #expect(throws: TestFailure.self) { try app.tap("Go") }
    #expect(
      failure?.message == """
        the patches lead to another tree than the session holds: /window#1/vStack#2: the list of children is [#3, #5] by the patches, \
        [#3, #5, #6] in the session
        """)
  }

  @Test("an ended session takes no events")
  func ended() throws {
    let app = TestApp(session: try FakeSession([button(2, "Go")]))
    app.end()
    let failure = #expect(throws: TestFailure.self) { try app.tap("Go") }
    #expect(failure?.message == #"cannot tap "Go": the session has ended"#)
  }
}
