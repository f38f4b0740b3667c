import NavigatorHost
import NavigatorTesting
import TestSupport
import Testing

@MainActor
@Suite("Failures of TestApp")
struct TestAppFailureTests {
  @Test("The failure for a missing text lists the title, the texts, the controls and the closest name")
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
        NavigatorTestingTests/TestAppFailureTests.swift:\(line): cannot tap "Setings": \
        no visible element has that text or identifier
          closest: "Settings"
          title: "Home"
          texts: "Home", "Settings", "Delete", "Hi"
          controls: "Settings" (button), "Delete" (button, disabled)
        """)
  }

  @Test(
    "The failure for an element that cannot be used contains the reason",
    arguments: [
      ("Off", #"cannot tap "Off": it is disabled"#),
      ("Plain", #"cannot tap "Plain": the text does not support that action"#),
      (
        "Row",
        #"""
        cannot tap "Row": 2 elements contain that text: button "Row 1", button "Row 2". \#
        Choose one with row(_:), within(_:) or an accessibility identifier, or with index: 0 to 1
        """#
      ),
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

  @Test("goBack fails on the first screen")
  func back() throws {
    let app = TestApp(session: try FakeSession([stack(2, [screen(10, "Home", [])])]))
    let failure = #expect(throws: TestFailure.self) { try app.goBack() }
    #expect(failure?.message == "cannot go back: the front screen has no Back button")
  }

  @Test("A patch that does not fit fails the next action")
  func wrongPatch() throws {
    let session = try FakeSession([button(2, "Go"), text(4, "old")])
    session.respond = { _ in [.update(text(4, "new"))] }
    session.distort = { _ in [.remove(99)] }
    let app = TestApp(session: session)
    app.checksEveryAction = true
    let failure = #expect(throws: TestFailure.self) { try app.tap("Go") }
    #expect(failure?.message == "the session sent a wrong patch: patch 0 (remove #99): #99 is not in the tree")
  }

  @Test("Patches that produce another tree fail with the path of the difference")
  func missingPatch() throws {
    let session = try FakeSession([column(2, [button(3, "Go"), text(5, "old")])])
    let faded = Element(id: 5, role: .text, content: [.text: "old"], style: [.opacity(0.5)])
    session.respond = { _ in [.update(faded), .insert(text(6, "new"), parent: 2, before: nil)] }
    session.distort = { Array($0.prefix(1)) }
    let app = TestApp(session: session)
    app.checksEveryAction = true
    let failure = #expect(throws: TestFailure.self) { try app.tap("Go") }
    #expect(
      failure?.message == """
        the patches lead to another tree than the session holds: /window#1/vStack#2: \
        the list of children is [#3, #5] by the patches, [#3, #5, #6] in the session
        """)
  }

  @Test("An ended session accepts no events")
  func ended() throws {
    let app = TestApp(session: try FakeSession([button(2, "Go")]))
    app.end()
    let failure = #expect(throws: TestFailure.self) { try app.tap("Go") }
    #expect(failure?.message == #"cannot tap "Go": the session has ended"#)
  }
}
