import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Transaction modifiers")
struct TransactionModifierTests {
  @MainActor
  private final class Calls {
    var every = 0
    var changed = 0
  }

  private struct Counter: View {
    let calls: Calls
    @State private var count = 0
    @State private var other = 0

    var body: some View {
      VStack {
        Button("count \(count)") { count += 1 }
        Button("other \(other)") { other += 1 }
      }
      .transaction {
        $0.disablesAnimations = true; calls.every += 1
      }
      .transaction(value: count) {
        $0.animation = nil; calls.changed += 1
      }
    }
  }

  @Test("The transform runs in each update of its view, or in those in which its value changes")
  func transforms() throws {
    let calls = Calls()
    let app = TestApp { Counter(calls: calls) }
    #expect(calls.every == 0 && calls.changed == 0)
    try app.tap("count 0")
    #expect(calls.every == 1 && calls.changed == 1)
    try app.tap("other 0")
    #expect(calls.every == 2 && calls.changed == 1)
    #expect(app.visibleTexts == ["count 1", "other 1"])
  }
}
