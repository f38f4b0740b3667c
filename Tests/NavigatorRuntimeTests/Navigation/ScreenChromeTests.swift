import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Subtitles, title menus, search scopes, backgrounds and tab sections")
struct ScreenChromeTests {
  private struct Titled: View {
    @State private var count = 1
    @State private var log = ""
    var body: some View {
      NavigationStack {
        Button("More") { count += 1 }
          .navigationTitle("Inbox")
          .navigationSubtitle("\(count) new")
          .containerBackground(.red, for: .navigation)
          .toolbarTitleMenu { Button("Rename") { log = "renamed" } }
          .toolbar { ToolbarItem { Text(log) } }
      }
    }
  }

  @Test("The bar has the subtitle of its screen, which follows the state")
  func subtitle() throws {
    let app = TestApp { Titled() }
    #expect(app.elements(.navigationBar).first?.content.string(.subtitle) == "1 new")
    try app.tap("More")
    #expect(app.elements(.navigationBar).first?.content.string(.subtitle) == "2 new")
  }

  private struct Items: View {
    let mode: NavigationBarItem.TitleDisplayMode
    @State private var count = 1
    var body: some View {
      NavigationStack {
        Button("More") { count += 1 }
          .navigationTitle("Inbox")
          .navigationSubtitle("Quiet")
          .navigationBarTitleDisplayMode(mode)
          .toolbar {
            ToolbarItem(placement: .largeTitle) { Text("All letters") }
            ToolbarItem(placement: .largeSubtitle) { Text("\(count) large") }
            if count < 3 { ToolbarItem(placement: .subtitle) { Text("\(count) small") } }
          }
      }
    }
  }

  @Test("The texts of toolbar items replace the title and the subtitle, which follow the state")
  func titleItems() throws {
    func parts(_ app: TestApp) -> [String?] {
      let content = app.elements(.navigationBar).first?.content
      return [content?.string(.title), content?.string(.subtitle)]
    }
    let large = TestApp { Items(mode: .large) }
    #expect(parts(large) == ["All letters", "1 large"])
    #expect(large.title == "Inbox")
    try large.tap("More")
    #expect(parts(large) == ["All letters", "2 large"])
    let small = TestApp { Items(mode: .inline) }
    #expect(parts(small) == ["Inbox", "1 small"])
    #expect(small.elements(.toolbarItem).isEmpty)
    for _ in 0..<2 { try small.tap("More") }
    #expect(parts(small) == ["Inbox", "Quiet"])
  }

  @Test("A view in the place of the title is in the center of the bar")
  func titleViews() {
    let app = TestApp {
      NavigationStack {
        Text("Letters").toolbar {
          ToolbarItem(placement: .title) { Text("Center") }
          ToolbarItem(placement: .largeSubtitle) { Button("Filter") {} }
        }
      }
    }
    #expect(app.elements(.toolbarItem).map { $0.content.string(.placement) } == ["principal", "trailing"])
  }

  private struct Untitled: View {
    @State private var isTitleHidden = true
    var body: some View {
      NavigationStack {
        NavigationLink("Open") { Text("Letter") }
        Button("Show") { isTitleHidden = false }
          .navigationTitle("Inbox")
          .navigationSubtitle("2 new")
          .toolbar(removing: isTitleHidden ? .title : nil)
      }
    }
  }

  @Test("A bar without its title item has no title, but the screen and the Back button of the next screen have it")
  func removedTitle() throws {
    let app = TestApp { Untitled() }
    func bar() -> [String?] {
      let content = app.elements(.navigationBar).first?.content
      return [content?.string(.title), content?.string(.subtitle)]
    }
    #expect(bar() == [nil, nil])
    #expect(app.title == "Inbox")
    try app.tap("Open")
    #expect(app.stack == ["Inbox", ""])
    try app.goBack()
    try app.tap("Show")
    #expect(bar() == ["Inbox", "2 new"])
  }

  @Test("A screen has the background of its container")
  func containerBackground() {
    let app = TestApp { Titled() }
    #expect(app.elements(.screen).first?.style.properties == [.background(.color(ColorStyle(.named("red"))))])
  }

  /// A style that depends on the environment.
  private struct Tone: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> Color { environment.colorScheme == .dark ? .red : .blue }
  }

  private struct Toned: View {
    @State private var isDark = false
    var body: some View {
      NavigationStack {
        Button("Dark") { isDark = true }
          .navigationTitle("Home")
          .containerBackground(Tone().opacity(0.5), for: .navigation)
          .toolbarBackground(Tone(), for: .navigationBar)
          .environment(\.colorScheme, isDark ? .dark : .light)
      }
    }
  }

  private struct TonedSheets: View {
    let isShape: Bool
    var body: some View {
      Text("Under").sheet(isPresented: .constant(true)) {
        if isShape {
          Text("Sheet").presentationBackground { Rectangle().fill(Tone()) }
        } else {
          Text("Sheet").presentationBackground(Tone())
        }
      }
    }
  }

  @Test("A style of the app is resolved for the backgrounds of screens, bars and presentations")
  func customBackgrounds() throws {
    let app = TestApp { Toned() }
    #expect(app.elements(.screen).first?.style == [.background(.color(ColorStyle(.named("blue"), opacity: 0.5)))])
    #expect(app.elements(.navigationBar).first?.style == [.background(.color(ColorStyle(.named("blue"))))])
    try app.tap("Dark")
    #expect(app.elements(.screen).first?.style == [.background(.color(ColorStyle(.named("red"), opacity: 0.5)))])
    #expect(app.elements(.navigationBar).first?.style == [.background(.color(ColorStyle(.named("red"))))])
    for isShape in [true, false] {
      let sheet = TestApp { TonedSheets(isShape: isShape) }.elements(.sheet).first
      #expect(sheet?.style == [.background(.color(ColorStyle(.named("blue"))))])
    }
  }

  @Test("The menu of a title performs its items")
  func titleMenu() throws {
    let app = TestApp { Titled() }
    try app.tap("Title menu")
    try app.tap("Rename")
    #expect(app.exists("renamed"))
  }

  private struct Scoped: View {
    let activation: SearchScopeActivation
    @State private var text = ""
    @State private var scope = 0
    var body: some View {
      NavigationStack {
        List { Text("scope \(scope)") }
          .searchable(text: $text, prompt: "Find")
          .searchScopes($scope, activation: activation) {
            Text("Here").tag(0)
            Text("Everywhere").tag(1)
          }
      }
    }
  }

  @Test("Scopes appear when the user has entered a text, and select a value")
  func scopes() throws {
    let app = TestApp { Scoped(activation: .automatic) }
    #expect(!app.exists("Everywhere"))
    try app.type("a", into: "Find")
    try app.select("Everywhere", in: "Scope")
    #expect(app.exists("scope 1"))
    try app.clear("Find")
    #expect(!app.exists("Everywhere"))
  }

  private struct Sheet: View {
    @State private var isPresented = true
    var body: some View {
      Text("Under").sheet(isPresented: $isPresented) {
        Text("Sheet")
          .presentationBackground(.thinMaterial)
          .presentationCornerRadius(30)
          .presentationSizing(.page)
      }
    }
  }

  @Test("A sheet has the background, the corner radius and the size that its content requests")
  func presentation() {
    let sheet = TestApp { Sheet() }.elements(.sheet).first
    #expect(sheet?.style.properties == [.background(.material(.thin)), .cornerRadius(30)])
    #expect(sheet?.content.string(.variant) == "page")
  }

  private struct Sized<Sizing: PresentationSizing>: View {
    let sizing: Sizing
    var body: some View {
      Text("Under").sheet(isPresented: .constant(true)) { Text("Sheet").presentationSizing(sizing) }
    }
  }

  @Test("A size that fits its content in both axes is that of the content, and other changes keep the size")
  func changedSizes() {
    func size(_ sizing: some PresentationSizing) -> String? {
      TestApp { Sized(sizing: sizing) }.elements(.sheet).first?.content.string(.variant)
    }
    #expect(size(.page.fitted(horizontal: true, vertical: true)) == "fitted")
    #expect(size(.page.fitted(horizontal: false, vertical: true)) == "page")
    #expect(size(.form.fitted(horizontal: true, vertical: true).sticky(horizontal: true)) == "fitted")
    #expect(size(.page.sticky(vertical: true)) == "page")
  }

  private struct Tabs: View {
    @State private var selection = 0
    @State private var isHidden = false
    var body: some View {
      TabView(selection: $selection) {
        Tab("Home", systemImage: "house", value: 0) { Button("Hide") { isHidden = true } }
        TabSection("Library") {
          Tab("Albums", systemImage: "music.note", value: 1) { Text("All albums") }
          Tab("Artists", systemImage: "person", value: 2) { Text("All artists") }.hidden(isHidden)
        }
        .tabPlacement(.sidebarOnly)
        Tab(value: 3, role: .search) { Text("Find") }
      }
      .tabViewStyle(.sidebarAdaptable)
      .tabBarMinimizeBehavior(.onScrollDown)
    }
  }

  @Test("The tabs of a section are in the sidebar, a hidden tab is not, and a search has a default label")
  func tabSection() throws {
    let app = TestApp(environment: .tablet) { Tabs() }
    #expect(app.tabs == ["Home", "Albums", "Artists", "Search"])
    try app.tap("Hide")
    #expect(app.tabs == ["Home", "Albums", "Search"])
    try app.tap("Albums")
    #expect(app.exists("All albums"))
  }

  @Test("The bar of a narrow window contains a sidebar-only tab only while it is selected")
  func sidebarOnly() throws {
    let app = TestApp(environment: .tablet) { Tabs() }
    try app.tap("Albums")
    app.environment.horizontalSizeClass = .compact
    #expect(app.tabs == ["Home", "Albums", "Search"])
    #expect(app.selectedTab == "Albums" && app.exists("All albums"))
    try app.tap("Home")
    #expect(app.tabs == ["Home", "Search"])
    #expect(app.selectedTab == "Home")
    app.environment.horizontalSizeClass = .regular
    #expect(app.tabs == ["Home", "Albums", "Artists", "Search"])
    try app.tap("Albums")
    #expect(app.exists("All albums"))
  }

  private struct Places: View {
    @State private var isAside = false
    var body: some View {
      TabView {
        Tab("Aside", systemImage: "sidebar.leading") { Text("At the side") }.tabPlacement(.sidebarOnly)
        Tab("Home", systemImage: "house") { Button("Move") { isAside.toggle() } }
        Tab("Moving", systemImage: "arrow.right") { Text("Moved") }.tabPlacement(isAside ? .sidebarOnly : .automatic)
        Tab("No bar", systemImage: "star") { Text("Not in bars") }.defaultVisibility(.hidden, for: .tabBar)
        Tab("No sidebar", systemImage: "heart") { Text("Not in sidebars") }.defaultVisibility(.hidden, for: .sidebar)
        Tab("Nowhere", systemImage: "xmark") { Text("Not shown") }.defaultVisibility(.hidden)
        TabSection("Library") {
          Tab("Albums", systemImage: "music.note") { Text("All albums") }
          Tab("Artists", systemImage: "person") { Text("All artists") }.tabPlacement(.pinned)
        }
        .tabPlacement(.sidebarOnly)
      }
    }
  }

  @Test("A bar has the tabs that are not sidebar-only, and shows the first of them", arguments: [true, false])
  func placesInBar(isWide: Bool) throws {
    // Without the style of a sidebar, the tab view has a bar in a wide window too.
    let app =
      isWide
      ? TestApp(environment: .tablet) { Places() }
      : TestApp(environment: .phone) { Places().tabViewStyle(.sidebarAdaptable) }
    #expect(app.tabs == ["Home", "Moving", "No sidebar", "Artists"])
    #expect(app.selectedTab == "Home")
    try app.tap("Move")
    #expect(app.tabs == ["Home", "No sidebar", "Artists"])
    try app.tap("Move")
    #expect(app.tabs == ["Home", "Moving", "No sidebar", "Artists"])
  }

  @Test("A sidebar has the sidebar-only tabs")
  func placesInSidebar() {
    let app = TestApp(environment: .tablet) { Places().tabViewStyle(.sidebarAdaptable) }
    #expect(app.tabs == ["Aside", "Home", "Moving", "No bar", "Albums", "Artists"])
    #expect(app.selectedTab == "Aside" && app.exists("At the side"))
    #expect(app.elements(.tab).map { $0.content.string(.sectionTitle) } == [nil, nil, nil, nil, "Library", nil])
  }

  private struct HiddenFirst: View {
    @State private var isHidden = false
    var body: some View {
      TabView {
        Tab("Home", systemImage: "house") { Button("Hide") { isHidden = true } }
        TabSection("Library") {
          Tab("Albums", systemImage: "music.note") { Text("All albums") }.hidden(isHidden)
          Tab("Artists", systemImage: "person") { Text("All artists") }
        }
        TabSection("Lists") {
          Tab("Own", systemImage: "list.bullet") { Text("All lists") }
        }
      }
    }
  }

  @Test("The first visible tab of a section has the title of the section")
  func tabSectionTitles() throws {
    let app = TestApp { HiddenFirst() }
    func titles() -> [String?] { app.elements(.tab).map { $0.content.string(.sectionTitle) } }
    #expect(titles() == [nil, "Library", nil, "Lists"])
    try app.tap("Hide")
    #expect(titles() == [nil, "Library", "Lists"])
  }

  private struct Focused: View {
    enum Field { case name, city }
    @FocusState private var field: Field?
    @State private var name = ""
    @State private var city = ""
    var body: some View {
      VStack {
        TextField("Name", text: $name).focused($field, equals: .name)
        TextField("City", text: $city).focused($field, equals: .city)
        Text("Card").focusable()
      }
      .defaultFocus($field, .city)
    }
  }

  @Test("The default focus is in the field of its value when the view appears")
  func defaultFocus() {
    let app = TestApp { Focused() }
    #expect(app.elements(.textField).map { $0.content.bool(.isFocused) } == [false, true])
    #expect(app.elements(.text).contains { $0.content.bool(.isFocusable) })
  }
}
