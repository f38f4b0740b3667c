import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

/// Texts that change without an end.
@MainActor
@Suite("Endless changes of texts")
struct EndlessTextTests {
  nonisolated private struct Count: View, Animatable {
    var value: Double
    var animatableData: Double {
      get { value }
      set { value = newValue }
    }

    var body: some View { Text("\(Int(value.rounded()))") }
  }

  private struct Counting: View {
    @State private var value = 0.0

    var body: some View {
      Count(value: value)
      Button("Repeat") { withAnimation(.linear(duration: 1).repeatForever()) { value = 100 } }
      Button("Set") { value = 7 }
      Button("Count") { withAnimation(.linear(duration: 1)) { value = 50 } }
    }
  }

  private func loop(_ app: TestApp) -> [String]? {
    let loops = app.session.root.all { _ in true }.compactMap { element -> LoopingChange? in
      if case .loop(let change)? = element.content[.loop] { change } else { nil }
    }
    return loops.first?.frames?.texts
  }

  @Test("A page that is loaded later receives the texts of an endless change", arguments: ["Set", "Count"])
  func texts(_ end: String) throws {
    let app = TestApp { Counting() }
    #expect(loop(app) == nil)
    try app.tap("Repeat")
    let texts = try #require(loop(app))
    #expect(texts.first == "0" && texts.last == "100" && texts.contains("20"))
    try app.tap(end)
    #expect(loop(app) == nil)
  }
}
