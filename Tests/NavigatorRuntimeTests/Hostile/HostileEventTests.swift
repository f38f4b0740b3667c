import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Hostile events from outside")
struct HostileEventTests {
  private struct Target: View {
    @State private var count = 0
    @State private var isShown = false

    var body: some View {
      Button("count \(count)") { count += 1 }
      Text("text")
      Button("cover") { isShown = true }
        .sheet(isPresented: $isShown) { Text("covering") }
    }
  }

  private func outcome(_ app: TestApp, _ id: ElementID, _ action: InputEvent.Action) -> EventOutcome {
    let outcome = app.session.send(InputEvent(target: id, action: action))
    app.session.settle()
    return outcome
  }

  private func firstButton(_ app: TestApp) throws -> ElementID {
    try #require(app.session.root.children.first { $0.role == .button }).id
  }

  @Test("An event for an unknown element is dropped and counted")
  func unknown() {
    let app = TestApp { Target() }
    #expect(outcome(app, ElementID(rawValue: 99_999), .tap) == .dropped(.unknownElement))
    #expect(outcome(app, ElementID(rawValue: 0), .tap) == .dropped(.unknownElement))
    #expect(app.statistics.eventsDropped == 2)
  }

  @Test("An event that an element does not accept is dropped")
  func notAccepted() throws {
    let app = TestApp { Target() }
    let button = try firstButton(app)
    #expect(outcome(app, button, .change(.string("x"), revision: 1)) == .dropped(.notAccepted))
    #expect(outcome(app, button, .dismiss) == .dropped(.notAccepted))
    #expect(app.exists("count 0"))
  }

  @Test("A button under a sheet is covered")
  func covered() throws {
    let app = TestApp { Target() }
    let button = try firstButton(app)
    try app.tap("cover")
    #expect(outcome(app, button, .tap) == .dropped(.covered))
    try app.swipeAway()
    #expect(app.exists("count 0"))
  }

  @Test("An invalid address is dropped")
  func urls() {
    let app = TestApp { Target() }
    let window = app.session.root.id
    #expect(outcome(app, window, .openURL("")) == .dropped(.invalidValue))
  }

  @Test("A burst of 10,000 taps is handled in full and does not affect other sessions")
  func burst() throws {
    let app = TestApp { Target() }
    let other = TestApp { Target() }
    let button = try firstButton(app)
    for _ in 0..<10_000 { app.session.send(InputEvent(target: button, action: .tap)) }
    app.session.settle()
    #expect(app.exists("count 10,000"))
    #expect(other.exists("count 0"))
  }

  @Test("An ended session drops later events")
  func ended() throws {
    let app = TestApp { Target() }
    let button = try firstButton(app)
    app.session.end()
    #expect(outcome(app, button, .tap) == .dropped(.sessionEnded))
  }

  private struct Barred: View {
    @State private var isHidden = false
    @State private var count = 0

    var body: some View {
      NavigationStack {
        VStack {
          Text(verbatim: "count \(count)")
          Button("hide") { isHidden = true }
        }
        .toolbar { Button("add") { count += 1 } }
        .toolbar(isHidden ? .hidden : .visible, for: .navigationBar)
      }
    }
  }

  @Test("A button in a hidden bar accepts no events")
  func hiddenBar() throws {
    let app = TestApp { Barred() }
    func find(_ element: Element) -> ElementID? {
      if element.role == .toolbarItem { return element.children.first?.id }
      return element.children.lazy.compactMap(find).first
    }
    let button = try #require(find(app.session.root))
    #expect(outcome(app, button, .tap) == .handled)
    try app.tap("hide")
    #expect(outcome(app, button, .tap) == .dropped(.covered))
    #expect(app.exists("count 1"))
  }
}
