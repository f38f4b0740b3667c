import NavigatorHost
import NavigatorTesting
import SwiftUI
import TestSupport
import Testing

/// Events that a correct host does not send, for all controls.
@MainActor
@Suite("Random hostile events")
struct HostileControlTests {
  private func largestID(_ element: Element) -> UInt32 {
    element.children.map { largestID($0) }.reduce(element.id.rawValue) { max($0, $1) }
  }

  @Test("The session keeps working for any event to any element", arguments: 0..<4)
  func random(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let app = TestApp(environment: .tablet) { EveryControl() }
    for step in 0..<2_500 {
      let last = largestID(app.session.root) + 10
      // New ids are more likely to be on the screen.
      let first = step % 2 == 0 || last < 80 ? 0 : last - 80
      let target = ElementID(rawValue: .random(in: first...last, using: &generator))
      app.session.send(InputEvent(target: target, action: .hostile(in: first...last, using: &generator)))
      if step % 3 == 0 { try app.checkInvariants() }
    }
    try app.checkInvariants()
    while let kind = app.presentations.last?.kind {
      switch kind {
      case .sheet: try app.swipeAway()
      case .menu: try app.closeMenu()
      default: try app.tap(app.exists("OK") ? "OK" : "Cancel")
      }
    }
    try app.selectTab("Known")
    let name = try #require(app.visibleTexts.first { $0.hasPrefix("Sound") })
    try app.tap(name)
    #expect(!app.exists(name) && app.contains("Sound"), "seed \(seed)")
  }

  private struct Counter: View {
    @State private var count: UInt8 = 250
    @State private var positive: UInt = 0

    var body: some View {
      Stepper("Count", value: $count, step: 3)
      Stepper("Positive", value: $positive)
      Text("\(count) and \(positive)")
    }
  }

  @Test("A stepper without bounds stops at the limits of its type")
  func stepperEnds() throws {
    let app = TestApp { Counter() }
    try app.increment("Count")
    #expect(app.exists("253 and 0"))
    #expect(throws: TestFailure.self) { try app.increment("Count") }
    #expect(throws: TestFailure.self) { try app.decrement("Positive") }
    #expect(app.exists("253 and 0"))
  }

  @Test("A gesture in a disabled view is dropped")
  func disabledGesture() throws {
    var isTapped = false
    let app = TestApp {
      Text("boxed").padding().background(.red).padding().onTapGesture { isTapped = true }.padding().disabled(true)
      Button("hidden") { isTapped = true }.hidden()
    }
    for raw in 0..<largestID(app.session.root) + 1 {
      app.session.send(InputEvent(target: ElementID(rawValue: raw), action: .tap))
    }
    #expect(!isTapped)
  }
}
