import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Sidebars of split views")
struct SidebarTests {
  private struct Unbound: View {
    var body: some View {
      NavigationSplitView {
        Counter()
      } detail: {
        Text("main")
      }
    }
  }

  private struct Counter: View {
    @State private var count = 0

    var body: some View { Button("count \(count)") { count += 1 } }
  }

  private func kinds(_ app: TestApp) -> [String?] {
    app.elements(.column).map { $0.content.string(.kind) }
  }

  private func change(_ app: TestApp, _ value: Content.Value) throws -> EventOutcome {
    let split = try #require(app.elements(.splitView).first).id
    return app.session.perform(InputEvent(target: split, action: .change(value, revision: 0)))
  }

  @Test("The user hides and shows the sidebar, which keeps its state, without a binding")
  func userHidesSidebar() throws {
    let app = TestApp { Unbound() }
    try app.tap("count 0")
    #expect(try change(app, false) == .handled)
    #expect(kinds(app) == ["detail"])
    #expect(app.elements(.splitView)[0].content.string(.variant) == "detailOnly")
    #expect(try change(app, false) == .handled)
    #expect(try change(app, true) == .handled)
    #expect(kinds(app) == ["sidebar", "detail"])
    #expect(app.exists("count 1"))
  }

  @Test("A narrow host that goes back from the detail shows a hidden sidebar")
  func narrowHost() throws {
    let app = TestApp { Unbound() }
    _ = try change(app, false)
    let split = try #require(app.elements(.splitView).first).id
    let detail = try #require(app.elements(.column).first).id
    #expect(app.session.perform(InputEvent(target: split, action: .choice(of: detail))) == .handled)
    #expect(kinds(app) == ["sidebar", "detail"])
  }

  private struct Bound: View {
    @State private var visibility = NavigationSplitViewVisibility.automatic

    var body: some View {
      Text(visibility == .detailOnly ? "hidden" : visibility == .all ? "all" : "automatic")
      NavigationSplitView(columnVisibility: $visibility) {
        Text("side")
      } detail: {
        Text("main")
      }
    }
  }

  @Test("The user's choice is written to the binding of the columns")
  func binding() throws {
    let app = TestApp { Bound() }
    _ = try change(app, false)
    #expect(app.exists("hidden") && kinds(app) == ["detail"])
    _ = try change(app, true)
    #expect(app.exists("all") && kinds(app) == ["sidebar", "detail"])
  }

  private struct Refusing: View {
    var body: some View {
      NavigationSplitView(columnVisibility: .constant(.all)) {
        Text("side")
      } detail: {
        Text("main")
      }
    }
  }

  @Test("A binding that refuses the user's choice keeps the sidebar")
  func refusingBinding() throws {
    let app = TestApp { Refusing() }
    _ = try change(app, false)
    #expect(kinds(app) == ["sidebar", "detail"])
  }

  private struct Widths: View {
    @State private var isWide = false
    @State private var isFixed = false

    var body: some View {
      NavigationSplitView {
        VStack {
          Button("widen") { isWide = true }
          Button("fix") { isFixed = true }
        }
        .navigationSplitViewColumnWidth(min: 100, ideal: isWide ? 300 : 200)
        .toolbar(removing: isFixed ? .sidebarToggle : nil)
      } detail: {
        Text("main").navigationSplitViewColumnWidth(400)
      }
    }
  }

  @Test("A column has the width that a view in it prefers")
  func width() throws {
    let app = TestApp { Widths() }
    func widths(_ index: Int) -> [Double?] {
      let content = app.elements(.column)[index].content
      return [content.number(.minimum), content.number(.value), content.number(.maximum)]
    }
    #expect(widths(0) == [100, 200, nil])
    #expect(widths(1) == [400, 400, 400])
    try app.tap("widen")
    #expect(widths(0) == [100, 300, nil])
  }

  @Test("A view in the sidebar removes the button that hides it")
  func removedToggle() throws {
    let app = TestApp { Widths() }
    #expect(app.elements(.splitView)[0].content[.showsSidebarToggle] == nil)
    try app.tap("fix")
    #expect(app.elements(.splitView)[0].content[.showsSidebarToggle] == .bool(false))
  }

  private struct Sections: View {
    @State private var isOpen = false
    @State private var isPresented = false

    var body: some View {
      NavigationSplitView {
        List {
          Section("favourites") { Counter() }
          Section("folders", isExpanded: $isOpen) {
            Text("work")
          }
          Section { Text("without a header") }
          Button("present") { isPresented = true }
        }
        .sheet(isPresented: $isPresented) {
          List { Section("in a sheet") { Text("row") } }
        }
      } detail: {
        Text(isOpen ? "open" : "closed")
        Section("in the detail") { Text("detail") }
      }
    }
  }

  @Test("The list of a sidebar has its style, but not one in a sheet above it")
  func style() throws {
    let app = TestApp { Sections() }
    #expect(app.elements(.list).map { $0.content.string(.variant) } == ["sidebar"])
    try app.tap("present")
    #expect(app.elements(.list).map { $0.content.string(.variant) } == ["sidebar", "automatic"])
    #expect(app.elements(.sectionHeader).map { $0.events } == [.tap, .tap, [], []])
  }

  @Test("A tap on a header of a sidebar collapses its section and expands it again")
  func collapse() throws {
    let app = TestApp { Sections() }
    #expect(app.exists("count 0"))
    try app.tap("favourites")
    #expect(!app.exists("count 0"))
    #expect(app.elements(.sectionHeader)[0].content[.isExpanded] == .bool(false))
    try app.tap("favourites")
    #expect(app.exists("count 0"))
  }

  @Test("A header of a sidebar writes to the binding of its section")
  func boundSection() throws {
    let app = TestApp { Sections() }
    #expect(!app.exists("work") && app.exists("closed"))
    try app.tap("folders")
    #expect(app.exists("work") && app.exists("open"))
    try app.tap("folders")
    #expect(!app.exists("work") && app.exists("closed"))
  }

  private struct Plain: View {
    @State private var isOpen = true

    var body: some View {
      List {
        Section("folders", isExpanded: $isOpen) { Text("work") }
        Toggle("open", isOn: $isOpen)
      }
    }
  }

  @Test("Outside of a sidebar only the binding of a section collapses it")
  func plainList() throws {
    let app = TestApp { Plain() }
    #expect(app.elements(.sectionHeader).map { $0.events } == [[]])
    try app.setToggle("open", to: false)
    #expect(!app.exists("work"))
    try app.setToggle("open", to: true)
    #expect(app.exists("work"))
  }

  @Test("A tab view has the style that is set around it")
  func tabViewStyle() {
    func variant(_ view: some View) -> String? {
      TestApp { view }.elements(.tabView)[0].content.string(.variant)
    }
    let tabs = TabView { Tab("one", systemImage: "star") { Text("first") } }
    #expect(variant(tabs) == nil)
    #expect(variant(tabs.tabViewStyle(.automatic)) == nil)
    #expect(variant(tabs.tabViewStyle(.sidebarAdaptable)) == "sidebarAdaptable")
    #expect(variant(VStack { tabs }.tabViewStyle(.tabBarOnly)) == "tabBarOnly")
  }

  @Test("Padding around a scroll view or a list applies to a box, because a host pads their content itself")
  func padding() {
    func roles(_ view: some View) -> [Role] {
      TestApp { view }.session.root.children.flatMap { [$0.role] + $0.children.map(\.role) }
    }
    #expect(roles(ScrollView { Text("a") }.padding()) == [.box, .scrollView])
    #expect(roles(List { Text("a") }.padding(.horizontal)) == [.box, .list])
    #expect(roles(Form { Text("a") }.padding(8)) == [.box, .form])
    #expect(roles(ScrollView { Text("a") }.background(Color.red)) == [.scrollView, .text])
  }
}
