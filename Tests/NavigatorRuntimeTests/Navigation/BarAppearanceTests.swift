import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@Suite("Appearance of bars")
@MainActor
struct BarAppearanceTests {
  private func bar(_ app: TestApp) -> Element? {
    app.elements(.navigationBar).last
  }

  @Test("The background, its visibility and the color scheme of a bar are those that its screen requests")
  func background() {
    let app = TestApp {
      NavigationStack {
        Text("Home")
          .navigationTitle("Home")
          .toolbarBackground(.red, for: .navigationBar)
          .toolbarBackground(.visible, for: .navigationBar)
          .toolbarColorScheme(.dark, for: .navigationBar)
      }
    }
    #expect(bar(app)?.style == [.background(.color(ColorStyle(.named("red"))))])
    #expect(bar(app)?.content.string(.backgroundVisibility) == "visible")
    #expect(bar(app)?.content.string(.colorScheme) == "dark")
  }

  @Test("The background of another bar does not change the navigation bar")
  func otherBar() {
    let app = TestApp {
      NavigationStack {
        Text("Home")
          .navigationTitle("Home")
          .toolbarBackground(.red, for: .tabBar)
          .toolbarBackground(.hidden, for: .bottomBar)
          .toolbar(.hidden, for: .tabBar)
      }
    }
    #expect(bar(app)?.style.isEmpty == true)
    #expect(bar(app)?.content[.backgroundVisibility] == nil)
    #expect(bar(app)?.content.bool(.isHidden) == false)
  }

  @Test("toolbarTitleDisplayMode sets the display mode of the title")
  func titleMode() {
    let app = TestApp {
      NavigationStack { Text("Home").navigationTitle("Home").toolbarTitleDisplayMode(.inline) }
    }
    #expect(bar(app)?.content.string(.displayMode) == "inline")
  }

  private struct Tabs: View {
    var body: some View {
      TabView {
        Tab("First", systemImage: "1.circle") {
          NavigationStack {
            NavigationLink("Open") { Text("Detail").toolbar(.hidden, for: .tabBar) }
          }
        }
        Tab("Second", systemImage: "2.circle") { Text("Second") }
      }
    }
  }

  @Test("A pushed screen hides the tab bar of its tab, which returns when the screen is popped")
  func tabBar() throws {
    let app = TestApp { Tabs() }
    func isHidden() -> Bool { app.elements(.tabContent).first?.content.bool(.isTabBarHidden) ?? false }
    #expect(!isHidden())
    try app.tap("Open")
    #expect(isHidden())
    try app.goBack()
    #expect(!isHidden())
  }
}
