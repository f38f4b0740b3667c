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

  @Test("A screen determines the background, its visibility and the color scheme of its bar")
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

  private struct Hiding: View {
    @State private var hidesTop = true
    @State private var hidesBottom = false
    @State private var hasItems = true
    @State private var name = ""
    @State private var log = ""

    var body: some View {
      NavigationStack {
        VStack {
          TextField("Name", text: $name)
          Toggle("Top", isOn: $hidesTop)
          Toggle("Bottom", isOn: $hidesBottom)
          Toggle("Items", isOn: $hasItems)
          Text("log \(log)")
        }
        .navigationTitle("Home")
        .toolbar {
          ToolbarItem { Button("Add") { log += "a" } }
          if hasItems {
            ToolbarItem(placement: .bottomBar) { Button("Share") { log += "s" } }
            ToolbarItem(placement: .keyboard) { Button("Finish") { log += "f" } }
          }
        }
        .toolbar(hidesTop ? .hidden : .visible, for: .navigationBar)
        .toolbarVisibility(hidesBottom ? .hidden : .automatic, for: .bottomBar)
      }
    }
  }

  @Test("The items at the bottom and above the keyboard stay while the navigation bar is hidden")
  func hiddenNavigationBar() throws {
    let app = TestApp { Hiding() }
    #expect(!app.exists("Add") && app.exists("Share") && app.exists("Finish"))
    #expect(bar(app)?.content.hasKind(.bottomBar) == true && bar(app)?.content[.title] == nil)
    try app.tap("Share")
    try app.tap("Finish")
    #expect(app.exists("log sf"))
    try app.setToggle("Items", to: false)
    #expect(bar(app)?.content.bool(.isHidden) == true)
    try app.setToggle("Items", to: true)
    try app.tap("Share")
    try app.setToggle("Top", to: false)
    #expect(bar(app)?.content.string(.title) == "Home")
    try app.tap("Add")
    try app.tap("Share")
    #expect(app.exists("log sfsas"))
    try app.checkInvariants()
  }

  @Test("The legacy modifier hides the navigation bar and keeps the items at the bottom")
  func legacyHiddenBar() throws {
    let app = TestApp {
      NavigationView {
        Text("Home")
          .navigationBarTitle("Home")
          .navigationBarHidden(true)
          .toolbar { ToolbarItemGroup(placement: .bottomBar) { Button("Share") {} } }
      }
    }
    try app.tap("Share")
    #expect(bar(app)?.content.hasKind(.bottomBar) == true)
  }

  @Test("A hidden bar at the bottom shows no items, and other bars keep theirs")
  func hiddenBottomBar() throws {
    let app = TestApp { Hiding() }
    try app.setToggle("Bottom", to: true)
    #expect(!app.exists("Share") && app.exists("Finish"))
    try app.setToggle("Top", to: false)
    #expect(!app.exists("Share") && app.exists("Finish") && app.exists("Add"))
    try app.setToggle("Bottom", to: false)
    try app.tap("Share")
    #expect(app.exists("log s"))
    try app.checkInvariants()
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

  @Test("The items of the bar at the bottom have the appearance that the screen requests for that bar")
  func bottomBar() throws {
    struct Screen: View {
      @State private var isDark = false
      @State private var hasMore = false
      var body: some View {
        NavigationStack {
          Text("Home")
            .toolbar {
              ToolbarItem(placement: .bottomBar) { Button("Dark") { isDark = true } }
              if hasMore { ToolbarItem(placement: .bottomBar) { Text("New") } }
              ToolbarItem { Button("More") { hasMore = true } }
            }
            .toolbarBackground(.red, for: .bottomBar)
            .toolbarBackground(isDark ? .hidden : .visible, for: .bottomBar)
            .toolbarColorScheme(isDark ? .dark : nil, for: .bottomBar, .navigationBar)
        }
      }
    }
    let app = TestApp { Screen() }
    func items(_ placement: String) -> [Element] {
      app.elements(.toolbarItem).filter { $0.content.string(.placement) == placement }
    }
    let red: Style = [.background(.color(ColorStyle(.named("red"))))]
    #expect(items("bottom").map(\.style) == [red])
    #expect(items("bottom").map { $0.content.string(.backgroundVisibility) } == ["visible"])
    try app.tap("Dark")
    try app.tap("More")
    #expect(items("bottom").map(\.style) == [red, red])
    #expect(items("bottom").map { $0.content.string(.backgroundVisibility) } == ["hidden", "hidden"])
    #expect(items("bottom").map { $0.content.string(.colorScheme) } == ["dark", "dark"])
    let trailing = try #require(items("trailing").first)
    #expect(trailing.style.isEmpty && trailing.content[.backgroundVisibility] == nil && trailing.content[.colorScheme] == nil)
    #expect(bar(app)?.style.isEmpty == true && bar(app)?.content.string(.colorScheme) == "dark")
  }

  @Test("The tab bar has the appearance that the selected tab requests")
  func tabBarAppearance() throws {
    struct Colored: View {
      @State private var isHidden = false
      var body: some View {
        NavigationStack {
          Button("Hide") { isHidden.toggle() }
            .toolbarBackground(.red, for: .tabBar, .navigationBar)
            .toolbarBackgroundVisibility(isHidden ? .hidden : .automatic, for: .tabBar)
            .toolbarColorScheme(.dark, for: .tabBar)
        }
      }
    }
    let app = TestApp {
      TabView {
        Tab("Plain", systemImage: "1.circle") { Text("One") }
        Tab("Colored", systemImage: "2.circle") { Colored() }
      }
      .tint(.green)
    }
    func tabBar() throws -> Element {
      let bar = app.elements(.tabBar).first
      return try #require(bar)
    }
    let green = StyleProperty.tint(.color(ColorStyle(.named("green"))))
    let red = StyleProperty.background(.color(ColorStyle(.named("red"))))
    let plain = try tabBar()
    #expect(plain.style == [green] && plain.content[.colorScheme] == nil)
    try app.tap("Colored")
    #expect(Set(try tabBar().style.properties) == [green, red])
    #expect(try tabBar().content.string(.colorScheme) == "dark" && tabBar().content[.backgroundVisibility] == nil)
    #expect(bar(app)?.style == [red] && bar(app)?.content[.colorScheme] == nil)
    try app.tap("Hide")
    #expect(try tabBar().content.string(.backgroundVisibility) == "hidden")
    try app.tap("Plain")
    #expect(try tabBar() == plain)
    try app.checkInvariants()
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
