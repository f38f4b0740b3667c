import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Scroll indicators in the environment")
struct ScrollIndicatorTests {
  private struct Reader: View {
    @Environment(\.horizontalScrollIndicatorVisibility) private var horizontal
    @Environment(\.verticalScrollIndicatorVisibility) private var vertical

    var body: some View {
      Text(verbatim: "\(name(of: horizontal)), \(name(of: vertical))")
    }

    private func name(of visibility: ScrollIndicatorVisibility) -> String {
      visibility == .automatic ? "automatic" : visibility == .hidden ? "hidden" : visibility == .never ? "never" : "visible"
    }
  }

  private struct Screen: View {
    @State private var visibility = ScrollIndicatorVisibility.hidden

    var body: some View {
      Reader()
      VStack {
        Reader()
        ScrollView { Text("Row") }
        Button("show") { visibility = .visible }
      }
      .environment(\.verticalScrollIndicatorVisibility, visibility)
      .scrollIndicators(.never, axes: .horizontal)
    }
  }

  @Test("Views read the visibility that modifiers set, and scroll views follow one in the environment")
  func environment() throws {
    let app = TestApp { Screen() }
    #expect(app.exists("automatic, automatic"))
    #expect(app.exists("never, hidden"))
    #expect(app.elements(.scrollView).first?.content[.showsIndicators] == false)
    try app.tap("show")
    #expect(app.exists("never, visible"))
    #expect(app.elements(.scrollView).first?.content[.showsIndicators] == true)
  }
}
