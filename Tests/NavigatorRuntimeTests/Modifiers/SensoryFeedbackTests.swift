import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Sensory feedback")
struct SensoryFeedbackTests {
  @Test("Kinds of feedback differ from each other, and are equal to themselves")
  func kinds() {
    let kinds: [SensoryFeedback] = [
      .start, .stop, .alignment, .decrease, .increase, .levelChange, .pathComplete, .selection, .success, .warning, .error,
      .impact, .impact(weight: .light), .impact(weight: .heavy, intensity: 0.5), .impact(flexibility: .soft),
      .press(.button), .press(.buttonIconOnly), .press(.slider), .press(.tab), .press(.toggle), .release(.slider),
      .selection(.on), .selection(.off), .selection(.minimum), .selection(.maximum),
    ]
    for (index, kind) in kinds.enumerated() {
      #expect(kinds.firstIndex(of: kind) == index)
    }
  }

  @Test("A view with feedback is shown, and its content changes")
  func views() throws {
    struct Counter: View {
      @State private var count = 0
      var body: some View {
        Button("Count \(count)") { count += 1 }
          .sensoryFeedback(.success, trigger: count)
          .sensoryFeedback(.press(.button), trigger: count) { $1 > $0 }
          .sensoryFeedback(trigger: count) { _, new in new.isMultiple(of: 2) ? .increase : nil }
      }
    }
    let app = TestApp { Counter() }
    try app.tap("Count 0")
    #expect(app.exists("Count 1"))
  }
}
