import NavigatorTesting
import SwiftUI
import Testing

/// The objects of a session grow with the visible rows, not with the rows that a user has scrolled past.
@MainActor
@Suite("The memory of lazy containers")
struct LazyMemoryTests {
  @MainActor
  private final class Token {
    static var alive = 0

    init() { Token.alive += 1 }
    isolated deinit { Token.alive -= 1 }
  }

  private struct Row: View {
    let number: Int
    @State private var token: Token?

    var body: some View {
      Text("Row \(number)").onAppear { token = token ?? Token() }
    }
  }

  private struct Rows: View {
    let container: LargeContainer
    @State private var place = 0

    var body: some View {
      ScrollViewReader { proxy in
        Button("Next") {
          place += 5_000
          proxy.scrollTo(place, anchor: .topLeading)
        }
        LargeCollection(container: container) { ForEach(0..<100_001, id: \.self) { Row(number: $0) } }
      }
    }
  }

  @Test(
    "Rows end when 100,000 are scrolled past, and of those with state a bounded number is kept",
    arguments: LargeContainer.allCases)
  func scrolling(container: LargeContainer) throws {
    let before = Token.alive
    let app = TestApp(size: CGSize(width: 390, height: 844)) { Rows(container: container) }
    for _ in 0..<20 {
      try app.tap("Next")
      #expect(app.elements(.text).count < 400)
      #expect(Token.alive - before < 400)
    }
    #expect(app.exists("Row 100,000"))
    app.end()
    #expect(Token.alive == before)
  }
}
