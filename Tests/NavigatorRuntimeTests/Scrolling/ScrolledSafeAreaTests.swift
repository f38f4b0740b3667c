import Foundation
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("The safe area of scroll views")
struct ScrolledSafeAreaTests {
  private struct Screen<Content: View>: View {
    @State private var insets = EdgeInsets()
    let modify: (AnyView) -> Content

    var body: some View {
      modify(AnyView(scrollView))
    }

    private var scrollView: some View {
      ScrollView {
        Text("top \(Int(insets.top)), leading \(Int(insets.leading)), bottom \(Int(insets.bottom))")
      }
      .onGeometryChange(for: EdgeInsets.self, of: \.safeAreaInsets) { insets = $0 }
    }
  }

  private struct ScrolledTitle<Content: View>: View {
    let content: Content

    var body: some View {
      NavigationStack { content.navigationTitle("Title").navigationBarTitleDisplayMode(.inline) }
    }
  }

  private func shows(_ text: String, _ modify: @escaping (AnyView) -> some View) -> Bool {
    TestApp(size: CGSize(width: 390, height: 844)) { Screen(modify: modify) }.exists(text)
  }

  @Test("A scroll view that extends below a view at its edge has the inset of that view")
  func insets() {
    #expect(
      shows("top 0, leading 0, bottom 56") { $0.safeAreaInset(edge: .bottom, spacing: 0) { Color.red.frame(height: 56) } })
    #expect(shows("top 48, leading 0, bottom 0") { $0.safeAreaInset(edge: .top) { Color.red.frame(height: 40) } })
  }

  @Test("The insets of two views at the edges are added, and those of bars")
  func several() {
    #expect(
      shows("top 44, leading 0, bottom 66") { view in
        NavigationStack {
          view.safeAreaInset(edge: .bottom, spacing: 0) { Color.red.frame(height: 56) }
            .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 10) }
            .navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
        }
      })
  }

  @Test("Padding of the safe area insets the content of a scroll view, also below an observer")
  func padding() {
    #expect(shows("top 0, leading 20, bottom 0") { $0.safeAreaPadding(.horizontal, 20) })
  }

  @Test("A scroll view that ignores the safe area has no insets there")
  func ignored() {
    #expect(
      shows("top 0, leading 0, bottom 0") {
        ScrolledTitle(content: $0.ignoresSafeArea())
      })
    #expect(shows("top 44, leading 0, bottom 0") { ScrolledTitle(content: $0) })
  }
}
