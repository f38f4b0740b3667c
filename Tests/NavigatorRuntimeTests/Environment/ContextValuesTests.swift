import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

/// Values of the environment that depend on the views and the window around a view.
@MainActor
@Suite("Values of the context of views")
struct ContextValuesTests {
  private struct Behind: View {
    let name: String
    @Environment(\.backgroundMaterial) private var material
    var body: some View { Text(verbatim: "\(name) \(material == nil ? "none" : "material")") }
  }

  @Test("Views read the material behind them, with and without a shape")
  func materials() {
    struct Blob: Shape {
      nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.insetBy(dx: 2, dy: 2)) }
    }
    let app = TestApp {
      Behind(name: "alone")
      Behind(name: "plain").background(.thinMaterial)
      Behind(name: "rounded").background(.regularMaterial, in: RoundedRectangle(cornerRadius: 8))
      Behind(name: "custom").background(.bar, in: Blob())
      Behind(name: "red").background(.red)
      VStack { Behind(name: "inner").background(.red) }.background(.ultraThinMaterial)
      Behind(name: "set").environment(\.backgroundMaterial, .thick)
    }
    #expect(
      app.visibleTexts == [
        "alone none", "plain material", "rounded material", "custom material", "red none", "inner material", "set material",
      ])
  }

  @Test("A background that becomes a material is read, and the views inside keep their state")
  func changingMaterial() throws {
    struct Counter: View {
      @State private var count = 0
      var body: some View {
        Button("Count \(count)") { count += 1 }
        Behind(name: "card")
      }
    }
    struct Card: View {
      @State private var isGlass = false
      var body: some View {
        Toggle("Glass", isOn: $isGlass)
        VStack { Counter() }
          .background(isGlass ? AnyShapeStyle(.thinMaterial) : AnyShapeStyle(.red))
      }
    }
    let app = TestApp { Card() }
    try app.tap("Count 0")
    #expect(app.exists("card none"))
    try app.setToggle("Glass", to: true)
    #expect(app.exists("card material") && app.exists("Count 1"))
    try app.setToggle("Glass", to: false)
    #expect(app.exists("card none") && app.exists("Count 1"))
  }

  private struct Active: View {
    @Environment(\.appearsActive) private var isActive
    var body: some View { Text(verbatim: isActive ? "active" : "inactive") }
  }

  @Test("Views appear active while the window is active, unless a view sets another appearance")
  func appearance() throws {
    let app = TestApp {
      Active()
      Active().environment(\.appearsActive, false)
    }
    #expect(app.visibleTexts == ["active", "inactive"])
    try app.enter(phase: .background)
    #expect(app.visibleTexts == ["inactive", "inactive"])
    try app.enter(phase: .active)
    #expect(app.visibleTexts == ["active", "inactive"])
  }

  private struct Place: View {
    @Environment(\.tabBarPlacement) private var placement

    private var name: String {
      switch placement {
      case .topBar: "top"
      case .bottomBar: "bottom"
      case .sidebar: "sidebar"
      case .pageIndicator: "pages"
      default: "none"
      }
    }

    var body: some View { Text(verbatim: "place \(name)") }
  }

  @Test("The tabs of a tab view read where its bar is, and follow the size of the window")
  func tabBars() {
    func app(_ environment: TestEnvironment, _ isAdaptable: Bool) -> TestApp {
      TestApp(environment: environment) {
        let tabs = TabView { Tab("Home", systemImage: "house") { Place() } }
        if isAdaptable { tabs.tabViewStyle(.sidebarAdaptable) } else { tabs }
      }
    }
    #expect(app(.phone, false).exists("place bottom"))
    #expect(app(.tablet, false).exists("place top"))
    let adaptable = app(.tablet, true)
    #expect(adaptable.exists("place sidebar"))
    adaptable.environment.horizontalSizeClass = .compact
    #expect(adaptable.exists("place bottom"))
    #expect(TestApp { Place() }.exists("place none"))
    #expect(TestApp { TabView { Place() }.tabViewStyle(.page) }.exists("place pages"))
  }

  private struct Settings: View {
    @Environment(\.accessibilityEnabled) private var isAccessible
    @Environment(\.sidebarRowSize) private var rows
    @Environment(\.searchSuggestionsPlacement) private var suggestions

    var body: some View { Text(verbatim: "\(isAccessible) \(rows) \(suggestions == .menu)") }
  }

  @Test("Settings that hosts do not report have their default values, and views can set them")
  func settings() {
    let app = TestApp {
      Settings()
      Settings().environment(\.accessibilityEnabled, true).environment(\.sidebarRowSize, .large)
    }
    #expect(app.visibleTexts == ["false medium true", "true large true"])
  }

  @Test("Suggestions that are hidden in menus are not shown")
  func hiddenSuggestions() throws {
    let app = TestApp {
      NavigationStack {
        Text("Content")
          .searchable(text: .constant(""))
          .searchSuggestions { Text("Suggested") }
          .searchSuggestions(.hidden, for: .menu)
      }
    }
    try app.focus("Search")
    #expect(!app.exists("Suggested"))
  }
}
