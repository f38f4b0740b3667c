import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Split views")
struct SplitViewTests {
  private struct Mails: View {
    let journal: Journal

    var body: some View {
      NavigationSplitView {
        VStack {
          NavigationLink("first", value: 1)
          NavigationLink("second", value: 2)
          NavigationLink("about") { Text("about this") }
          NavigationLink("help") { Text("help with this") }
        }
        .navigationTitle("mails")
        .navigationDestination(for: Int.self) { Mail(number: $0, journal: journal) }
      } detail: {
        Text("choose a mail")
      }
    }
  }

  private struct Mail: View {
    let number: Int
    let journal: Journal
    @State private var count = 0

    var body: some View {
      VStack {
        Text("mail \(number)")
        Button("mark \(count)") { count += 1 }
        NavigationLink("sender of \(number)") { Text("sender").navigationTitle("sender") }
      }
      .navigationTitle("mail \(number)")
      .onAppear { journal.note("appear \(number)") }
      .onDisappear { journal.note("disappear \(number)") }
    }
  }

  private func detail(_ app: TestApp) throws -> Element {
    try #require(app.elements(.column).last)
  }

  private func texts(_ element: Element) -> [String] {
    element.everything.compactMap { $0.role == .screen && $0.content.bool(.isCovered) ? nil : $0.content.string(.text) }
  }

  private func selection(_ app: TestApp) -> Double? {
    app.elements(.splitView).first?.content.number(.selection)
  }

  @Test("Each column of a split view is a stack, and a column without title and toolbar has no bar")
  func tree() {
    let app = TestApp {
      NavigationSplitView {
        Text("side").navigationTitle("places")
      } detail: {
        Text("main")
      }
    }
    #expect(
      app.tree() == """
        window [dismiss openURL scenePhase]
          splitView [change] selection: 0
            column kind: sidebar
              navigationStack
                screen "places" displayMode: large
                  navigationBar "places" displayMode: large
                  screenContent
                    text "side"
            column kind: detail sectionTitle: places
              navigationStack
                screen displayMode: large
                  navigationBar displayMode: large isHidden
                  screenContent
                    text "main"
        """)
  }

  private struct Renamed: View {
    @State private var name = "places"

    var body: some View {
      NavigationSplitView {
        Button("rename") { name = "sights" }
          .navigationTitle(name)
      } content: {
        Text("middle").navigationTitle("towns")
      } detail: {
        Text("main")
      }
    }
  }

  @Test("A column has the title of the screen in the column before it, to which its Back button leads")
  func backTitles() throws {
    let app = TestApp { Renamed() }
    let titles = { app.elements(.column).map { $0.content.string(.sectionTitle) } }
    #expect(titles() == [nil, "places", "towns"])
    try app.tap("rename")
    #expect(titles() == [nil, "sights", "towns"])
  }

  @Test("A link in the sidebar replaces the content of the detail")
  func following() throws {
    let journal = Journal()
    let app = TestApp { Mails(journal: journal) }
    #expect(try texts(detail(app)) == ["choose a mail"])
    #expect(selection(app) == 0)
    try app.tap("first")
    #expect(try texts(detail(app)).first == "mail 1")
    #expect(selection(app) == 1)
    try app.tap("mark 0")
    try app.tap("second")
    #expect(try texts(detail(app)).prefix(2) == ["mail 2", "mark 0"])
    #expect(journal.take() == ["appear 1", "appear 2", "disappear 1"])
    try app.tap("about")
    #expect(try texts(detail(app)) == ["about this"])
    try app.tap("help")
    #expect(try texts(detail(app)) == ["help with this"])
    try app.tap("about")
    #expect(try texts(detail(app)) == ["about this"])
    try app.tap("first")
    #expect(try texts(detail(app)).first == "mail 1")
    #expect(app.elements(.navigationStack).count == 2)
  }

  @Test("Following the same link again keeps the detail")
  func again() throws {
    let app = TestApp { Mails(journal: Journal()) }
    try app.tap("first")
    try app.tap("mark 0")
    try app.tap("first")
    #expect(try texts(detail(app)).prefix(2) == ["mail 1", "mark 1"])
  }

  @Test("A link in the detail pushes within the detail, and another link in the sidebar resets the detail")
  func pushing() throws {
    let app = TestApp { Mails(journal: Journal()) }
    try app.tap("first")
    try app.tap("sender of 1")
    #expect(app.title == "sender")
    #expect(app.elements(.backButton).map { $0.content.string(.text) } == ["mail 1"])
    try app.tap("second")
    #expect(app.title == "mail 2")
    #expect(app.elements(.backButton).isEmpty)
  }

  @Test("With one visible column, Back leads from the detail to the sidebar, and the link can be followed again")
  func collapsed() throws {
    let app = TestApp { Mails(journal: Journal()) }
    for link in ["first", "about"] {
      try app.tap(link)
      #expect(selection(app) == 1)
      #expect(app.goBack(fromColumn: 1) == .handled)
      #expect(selection(app) == 0)
      #expect(try texts(detail(app)) == ["choose a mail"])
    }
    try app.tap("about")
    #expect(selection(app) == 1)
    let split = try #require(app.elements(.splitView).first)
    let others = [split.id, split.children[0].id].map { Content.Value.string("\($0.rawValue)") }
    for value: Content.Value in [0, 1, 7, -1, 0.5, "0", "-1", ""] + others {
      #expect(app.session.send(InputEvent(target: split.id, action: .change(value, revision: 0))) == .dropped(.invalidValue))
    }
    #expect(selection(app) == 1)
  }

  private struct Selecting: View {
    @State private var selection: Int?

    var body: some View {
      NavigationSplitView {
        List(selection: $selection) {
          Text("one").tag(1)
          Text("two").tag(2)
          NavigationLink("three", value: 3)
          NavigationLink("elsewhere") { Text("elsewhere") }
        }
      } detail: {
        Text("shows \(selection ?? 0)")
      }
    }
  }

  @Test("Selecting a row of the sidebar's list brings the detail to the front, and a link with a value is such a row")
  func rows() throws {
    let app = TestApp { Selecting() }
    for (row, number) in [("two", 2), ("three", 3), ("three", 3), ("one", 1)] {
      try app.tap(row)
      #expect(try texts(detail(app)) == ["shows \(number)"])
      #expect(selection(app) == 1)
      let selected = app.elements(.list)[0].everything.filter { $0.content.bool(.isSelected) }
      #expect(selected.flatMap(texts) == [row])
      #expect(app.goBack(fromColumn: 1) == .handled)
      #expect(selection(app) == 0)
    }
    try app.tap("elsewhere")
    #expect(try texts(detail(app)) == ["elsewhere"])
    try app.tap("two")
    #expect(try texts(detail(app)) == ["shows 2"])
  }

  @Test("A stack in the detail has the only bar there")
  func stack() throws {
    let app = TestApp {
      NavigationSplitView {
        Text("side").navigationTitle("places")
      } detail: {
        NavigationStack {
          Text("main").navigationTitle("detail")
        }
      }
    }
    let bars = try detail(app).everything.filter { $0.role == .navigationBar && !$0.content.bool(.isHidden) }
    #expect(bars.map { $0.content.string(.title) } == ["detail"])
  }

  private struct Stacked: View {
    @State var path: [Int]

    var body: some View {
      NavigationSplitView {
        VStack {
          NavigationLink("one", value: 1)
          NavigationLink("two", value: 2)
          NavigationLink("word", value: "a word")
          NavigationLink("about") { Text("about this") }
        }
        .navigationDestination(for: String.self) { Text("the sidebar shows \($0)") }
      } detail: {
        NavigationStack(path: $path) {
          VStack {
            Text("path \(path.map(String.init).joined(separator: ","))")
            Button("present") {}
          }
          .navigationTitle("root")
          .navigationDestination(for: Int.self) { number in
            NavigationLink("deeper than \(number)", value: number + 10).navigationTitle("number \(number)")
          }
        }
      }
    }
  }

  @Test("A link with a value in the sidebar replaces the path of the detail's own stack, whose handlers show it")
  func detailStack() throws {
    let app = TestApp { Stacked(path: [5, 6]) }
    #expect(app.stack == ["root", "number 5", "number 6"])
    try app.tap("one")
    #expect(app.stack == ["root", "number 1"])
    #expect(selection(app) == 1)
    try app.tap("deeper than 1")
    #expect(app.stack == ["root", "number 1", "number 11"])
    try app.tap("two")
    #expect(app.stack == ["root", "number 2"])
    try app.tap("deeper than 2")
    try app.tap("two")
    #expect(app.stack == ["root", "number 2"])
    try app.goBack()
    #expect(app.exists("path "))
    #expect(app.stack == ["root"])
    try app.tap("two")
    #expect(app.stack == ["root", "number 2"])
  }

  @Test("A view or value that the sidebar shows itself replaces the detail's stack, and a link for that stack brings it back")
  func detailStackReturns() throws {
    let app = TestApp { Stacked(path: []) }
    try app.tap("word")
    #expect(try texts(detail(app)) == ["the sidebar shows a word"])
    try app.tap("one")
    #expect(app.stack == ["root", "number 1"])
    try app.tap("about")
    #expect(try texts(detail(app)) == ["about this"])
    try app.tap("two")
    #expect(app.stack == ["root", "number 2"])
  }

  private struct Preselected: View {
    @State private var selection: Int? = 2

    var body: some View {
      NavigationSplitView {
        List(selection: $selection) {
          NavigationLink("one", value: 1)
          NavigationLink("two", value: 2)
          ForEach(3..<5, id: \.self) { number in NavigationLink("row \(number)", value: number) }
        }
      } detail: {
        NavigationStack { Text("shows \(selection ?? 0)") }
      }
    }
  }

  @Test("The row that is selected at first is highlighted, and then the row that is chosen")
  func preselected() throws {
    let app = TestApp { Preselected() }
    func selected() -> [String] {
      app.elements(.list)[0].everything.filter { $0.content.bool(.isSelected) }.flatMap(texts)
    }
    #expect(selected() == ["two"])
    try app.tap("row 4")
    #expect(selected() == ["row 4"])
    #expect(app.exists("shows 4"))
  }

  @Test("A toolbar adds a bar to its column")
  func toolbar() throws {
    let app = TestApp {
      NavigationSplitView {
        Text("side")
      } detail: {
        Text("main").toolbar { Button("add") {} }
      }
    }
    #expect(app.elements(.navigationBar).map { $0.content.bool(.isHidden) } == [true, false])
  }

  private struct Bound: View {
    @State private var visibility = NavigationSplitViewVisibility.all
    @State private var column = NavigationSplitViewColumn.sidebar

    var body: some View {
      Button("hide") { visibility = .detailOnly }
      Button("show") { visibility = .automatic }
      Button("front") { column = .detail }
      Text("column \(column == .detail ? "detail" : "sidebar")")
      NavigationSplitView(columnVisibility: $visibility, preferredCompactColumn: $column) {
        Counter()
        NavigationLink("go") { Text("gone") }
      } detail: {
        Text("main")
      }
    }
  }

  private struct Counter: View {
    @State private var count = 0

    var body: some View { Button("count \(count)") { count += 1 } }
  }

  @Test("A binding hides the sidebar, which keeps its state")
  func visibility() throws {
    let app = TestApp { Bound() }
    try app.tap("count 0")
    try app.tap("hide")
    #expect(app.elements(.column).map { $0.content.string(.kind) } == ["detail"])
    try app.tap("show")
    #expect(app.elements(.column).map { $0.content.string(.kind) } == ["sidebar", "detail"])
    #expect(app.exists("count 1"))
  }

  @Test("A binding selects the column on top if one is visible, and follows links and Back")
  func compactColumn() throws {
    let app = TestApp { Bound() }
    #expect(selection(app) == 0)
    try app.tap("front")
    #expect(selection(app) == 1)
    #expect(app.goBack(fromColumn: 1) == .handled)
    #expect(app.exists("column sidebar"))
    try app.tap("go")
    #expect(app.exists("column detail"))
    #expect(selection(app) == 1)
  }
}
