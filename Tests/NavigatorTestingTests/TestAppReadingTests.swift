import NavigatorHost
import NavigatorTesting
import TestSupport
import Testing

@MainActor
@Suite("Queries of TestApp")
struct TestAppReadingTests {
  private func sheetOverStack() throws -> FakeSession {
    let form = screen(52, "Edit", [Element(id: 60, role: .textField, content: [.text: "", .placeholder: "Name"])])
    return try FakeSession([
      stack(
        2,
        [
          screen(10, "Home", isCovered: true, [text(20, "covered")]),
          screen(
            30, "Detail", back: "Home", [text(40, "here"), Element(id: 41, role: .text, content: [.text: "x", .isHidden: true])]),
        ]),
      Element(id: 50, role: .sheet, events: .dismiss, children: [stack(51, [form])]),
    ])
  }

  @Test("The front layer is read first, and covered or hidden elements are not read")
  func texts() throws {
    let app = TestApp(session: try sheetOverStack())
    #expect(app.title == "Edit")
    #expect(app.stack == ["Edit"])
    #expect(app.presentations == [Presentation(.sheet, title: "Edit")])
    #expect(app.frontTexts == ["Edit", "Name"])
    #expect(app.visibleTexts == ["Edit", "Name", "Detail", "Home", "here"])
    #expect(app.exists("here") && !app.exists("covered") && !app.exists("her"))
    #expect(app.contains("her") && !app.contains("cover"))
  }

  @Test("Stacks are read layer by layer without alerts")
  func stacks() throws {
    let session = try sheetOverStack()
    session.change([
      .insert(Element(id: 70, role: .cover, children: [text(71, "no stack")]), parent: 1, before: nil),
      .insert(Element(id: 80, role: .alert, content: [.title: "Sure?"]), parent: 1, before: nil),
    ])
    let app = TestApp(session: session)
    #expect(app.stacks == [["Home", "Detail"], ["Edit"], []])
    #expect(app.stack == [])
  }

  @Test("After a sheet is dismissed, the stack behind it is read")
  func afterSheet() throws {
    let session = try sheetOverStack()
    let app = TestApp(session: session)
    session.change([.remove(50)])
    #expect(app.title == "Detail")
    #expect(app.stack == ["Home", "Detail"])
    #expect(app.presentations.isEmpty)
    #expect(app.visibleTexts == ["Detail", "Home", "here"])
  }

  @Test("A cover hides the layers behind it")
  func cover() throws {
    let app = TestApp(
      session: try FakeSession([text(2, "behind"), Element(id: 3, role: .cover, children: [text(4, "front")])]))
    #expect(app.visibleTexts == ["front"])
    #expect(app.title == nil)
  }

  @Test("The tree is written with one line for each element")
  func tree() throws {
    let session = try FakeSession([
      stack(
        2,
        [
          screen(10, "Home", isCovered: true, []),
          screen(30, "Detail", [button(40, "Add", content: [.identifier: "add", .isDisabled: true])]),
        ])
    ])
    #expect(
      TestApp(session: session).tree() == """
        window [dismiss openURL scenePhase]
          navigationStack
            screen "Home" isCovered
              navigationBar "Home"
              screenContent
            screen "Detail"
              navigationBar "Detail"
              screenContent
                button [tap] identifier: add isDisabled
                  text "Add"
        """)
    #expect(
      TestApp(session: session).tree([.visibleOnly, .ids]) == """
        window #1 [dismiss openURL scenePhase]
          navigationStack #2
            screen #30 "Detail"
              navigationBar #31 "Detail"
              screenContent #33
                button #40 [tap] identifier: add isDisabled
                  text #41 "Add"
        """)
  }

  @Test("An element is read with its style, and addresses opened outside the app are recorded")
  func element() throws {
    let session = try FakeSession([Element(id: 2, role: .text, content: [.text: "a"], style: [.opacity(0.5)])])
    let app = TestApp(session: session)
    #expect(try app.element("a").style == [.opacity(0.5)])
    session.change([.openURL("https://example.org")])
    session.settle()
    #expect(app.openedURLs == ["https://example.org"])
  }

  @Test("settle waits for tasks that the app has started")
  func settles() async throws {
    let session = try FakeSession([button(2, "Load"), text(4, "")])
    session.respond = { [weak session] _ in
      Task {
        for step in 1...3 {
          await Task.yield()
          session?.change([.update(text(4, "step \(step)"))])
        }
      }
      return []
    }
    let app = TestApp(session: session)
    try app.tap("Load")
    await app.settle()
    #expect(app.visibleTexts == ["Load", "step 3"])
  }
}
