import NavigatorTesting
import SwiftUI
import Testing

private struct QuoteView: View {
  let load: @Sendable () async -> String
  @State private var quote = "Loading"

  var body: some View {
    Text(quote)
      .task { quote = await load() }
  }
}

private struct ToastView<C: Clock<Duration>>: View {
  let clock: C
  @State private var isShown = false

  var body: some View {
    if isShown {
      Text("Saved")
        .task {
          try? await clock.sleep(for: .seconds(3))
          isShown = false
        }
    } else {
      Button("Save") { isShown = true }
    }
  }
}

private struct FadingWord: View {
  @State private var isFaded = false

  var body: some View {
    Text("Word").opacity(isFaded ? 0 : 1).offset(x: isFaded ? 100 : 0)
    Button("Fade") { withAnimation(.linear(duration: 2)) { isFaded = true } }
  }
}

private struct CounterList: View {
  var body: some View {
    List(0..<10) { CounterRow(number: $0) }
  }
}

private struct CounterRow: View {
  let number: Int
  @State private var count = 0

  var body: some View {
    Button("Row \(number): \(count)") { count += 1 }
  }
}

@Suite("The article on time")
struct TimeAndTasksArticle {
  @Test("A screen shows what its task has loaded")
  func loading() async throws {
    let app = TestApp { QuoteView { "Less is more" } }
    #expect(app.exists("Loading"))
    await app.settle()
    #expect(app.exists("Less is more"))
  }

  @Test("A message disappears after three seconds")
  func message() async throws {
    let clock = TestClock()
    let app = TestApp { ToastView(clock: clock) }
    try app.tap("Save")
    await app.settle()
    await clock.advance(by: .seconds(2))
    #expect(app.exists("Saved"))
    await clock.advance(by: .seconds(1))
    await app.settle()
    #expect(!app.exists("Saved"))
  }

  @Test("A word fades while it moves")
  func fading() throws {
    let app = TestApp { FadingWord() }
    try app.tap("Fade")
    let change = try #require(app.takeAnimations().first { $0.texts == ["Word"] })
    #expect(change.animation.duration == 2)
    #expect(change.style(at: .seconds(1)).properties.contains(.opacity(0.5)))
  }

  @Test("A tap evaluates one row")
  func cost() throws {
    let app = TestApp { CounterList() }
    let cost = try app.measure { try app.tap("Row 5: 0") }
    #expect(cost.bodiesEvaluated == 1)
  }
}
