import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

/// Events that a correct host does not send.
@MainActor
@Suite("Hostile events to controls")
struct HostileControlTests {
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
    for raw in 0..<app.session.root.largestID + 1 {
      app.session.send(InputEvent(target: ElementID(rawValue: raw), action: .tap))
    }
    #expect(!isTapped)
  }
}
