import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Search")
struct SearchTests {
  /// A list whose rows and search show the current state.
  private struct Fruits: View {
    var prompt: Text? = Text("Fruits")
    @State private var text = ""
    @State private var log: [String] = []

    var body: some View {
      NavigationStack {
        List {
          SearchPresence()
          ForEach(["Apple", "Banana", "Cherry"].filter { text.isEmpty || $0.contains(text) }, id: \.self) { Text($0) }
          Text("log: \(log.joined(separator: " "))")
          Button("Write B") { text = "B" }
          NavigationLink("Elsewhere") { Text("There") }
        }
        .navigationTitle("Fruits")
        .searchable(text: $text, prompt: prompt)
        .searchSuggestions {
          Text("Red ones").searchCompletion("Cherry")
          Button("Nothing") { log.append("nothing") }
        }
        .onSubmit(of: .search) { log.append("search:\(text)") }
        .onSubmit { log.append("text") }
      }
    }
  }

  private struct SearchPresence: View {
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch
    var body: some View {
      Button(isSearching ? "searching" : "not searching") { dismissSearch() }
    }
  }

  @Test("The search field is in the bar, and its text filters the list")
  func typing() throws {
    let app = TestApp { Fruits() }
    let field = try self.field(app)
    #expect(app.tree().contains("searchField \"\" [change submit focus dismiss] placeholder: Fruits"))
    #expect(app.elements(.navigationBar).contains { $0.children.contains { $0.id == field.id } })
    #expect(app.exists("not searching"))
    try app.type("an", into: "Fruits")
    #expect(app.exists("Banana") && !app.exists("Apple"))
    #expect(app.exists("searching"))
    #expect(
      app.tree().contains(
        "searchField \"an\" [change submit focus dismiss] placeholder: Fruits revision: 2 isFocused isSearching"))
  }

  @Test("Without a prompt the field has a default prompt")
  func defaultPrompt() throws {
    let app = TestApp { Fruits(prompt: nil) }
    try app.type("Ch", into: "Search")
    #expect(app.exists("Cherry") && !app.exists("Apple"))
  }

  @Test("Cancel removes the text and the focus, and ends the search")
  func cancelling() throws {
    let app = TestApp { Fruits() }
    #expect(throws: TestFailure.self) { try app.cancelSearch() }
    try app.type("an", into: "Fruits")
    try app.cancelSearch()
    let content = try field(app).content
    #expect(content.string(.text) == "" && !content.bool(.isFocused) && !content.bool(.isSearching))
    #expect(app.exists("Apple") && app.exists("not searching"))
    #expect(throws: TestFailure.self) { try app.cancelSearch() }
  }

  @Test("A view inside can end the search as Cancel does")
  func dismissSearch() throws {
    let app = TestApp { Fruits() }
    try app.type("an", into: "Fruits")
    try app.tap("searching")
    #expect(app.exists("not searching") && app.exists("Apple"))
    #expect(try field(app).content.bool(.isFocused) == false)
  }

  @Test("Submitting the field runs only the submit actions for searches")
  func submitting() throws {
    let app = TestApp { Fruits() }
    try app.type("a", into: "Fruits")
    try app.submit(in: "Fruits")
    #expect(app.exists("log: search:a"))
    #expect(app.exists("searching"))
  }

  @Test("Suggestions are shown during a search until one is chosen")
  func suggestions() throws {
    let app = TestApp { Fruits() }
    #expect(!app.exists("Red ones"))
    try app.focus("Fruits")
    #expect(app.exists("Red ones") && app.exists("Nothing"))
    try app.tap("Nothing")
    #expect(app.exists("log: nothing") && app.exists("Nothing"))
    try app.tap("Red ones")
    #expect(try app.value(of: "Fruits") == .string("Cherry"))
    #expect(!app.exists("Nothing") && !app.exists("Apple"))
    try app.type("!", into: "Fruits")
    #expect(app.exists("Nothing"))
    try app.submit(in: "Fruits")
    #expect(!app.exists("Nothing"))
    try app.cancelSearch()
    try app.focus("Fruits")
    #expect(app.exists("Nothing"))
  }

  @Test("A suggested token that the user chooses replaces the text with which the user requested it")
  func suggestedTokens() throws {
    struct Tag: Identifiable {
      var id: String
    }
    struct Screen: View {
      @State private var text = ""
      @State private var tags: [Tag] = []
      var body: some View {
        NavigationStack {
          Text("text \(text), tags \(tags.map(\.id).joined())")
            .searchable(
              text: $text, tokens: $tags,
              suggestedTokens: .constant(text.hasPrefix("#") ? [Tag(id: "red"), Tag(id: "green")] : []), prompt: "Search"
            ) { tag in
              Text("tag \(tag.id)")
            }
        }
      }
    }
    let app = TestApp { Screen() }
    try app.type("#", into: "Search")
    #expect(app.exists("tag red") && app.exists("tag green"))
    try app.tap("tag green")
    #expect(app.exists("text , tags green"))
    #expect(app.exists("tag green") && !app.exists("tag red"))
    try app.tap("tag green")
    #expect(app.exists("text , tags "))
  }

  @Test("The tokens of a search are above its scopes, and the suggested tokens below them")
  func orderOfTokens() throws {
    struct Tag: Identifiable {
      var id: String
    }
    struct Screen: View {
      @State private var text = ""
      @State private var scope = 0
      @State private var tags = [Tag(id: "red")]
      var body: some View {
        NavigationStack {
          Text("Content")
            .searchable(
              text: $text, tokens: $tags, suggestedTokens: .constant([Tag(id: "red"), Tag(id: "green")]), prompt: "Search"
            ) { tag in
              Text("tag \(tag.id)")
            }
            .searchScopes($scope, activation: .onSearchPresentation) {
              Text("All").tag(0)
              Text("Mine").tag(1)
            }
        }
      }
    }
    let app = TestApp { Screen() }
    try app.focus("Search")
    let names = ["tag red", "All", "tag green"]
    #expect(app.visibleTexts.filter(names.contains) == names)
    try app.tap("tag red")
    #expect(app.visibleTexts.filter(names.contains) == ["All", "tag red", "tag green"])
  }

  @Test("A text that the app writes is in the field")
  func writing() throws {
    let app = TestApp { Fruits() }
    try app.tap("Write B")
    #expect(try app.value(of: "Fruits") == .string("B"))
    #expect(app.exists("not searching") && app.exists("Banana") && !app.exists("Apple"))
  }

  @Test("A search stays active below the screen of a result, and its field cannot be reached from there")
  func covered() throws {
    let app = TestApp { Fruits() }
    try app.type("an", into: "Fruits")
    let field = try self.field(app)
    try app.tap("Elsewhere")
    #expect(app.session.send(InputEvent(target: field.id, action: .change(.string("x"), revision: 9))) == .dropped(.covered))
    #expect(app.session.send(InputEvent(target: field.id, action: .dismiss)) == .dropped(.covered))
    try app.goBack()
    #expect(try app.value(of: "Fruits") == .string("an"))
    #expect(app.exists("searching"))
  }

  @Test("Text that exceeds the field's limit is refused")
  func tooLong() throws {
    let app = TestApp { Fruits() }
    let field = try self.field(app)
    #expect(
      app.session.send(
        InputEvent(target: field.id, action: .change(.string(String(repeating: "a", count: 100_001)), revision: 1)))
        == .dropped(.invalidValue))
    #expect(app.session.send(InputEvent(target: field.id, action: .change(.number(1), revision: 1))) == .dropped(.invalidValue))
    #expect(app.session.send(InputEvent(target: field.id, action: .tap)) == .dropped(.notAccepted))
    #expect(app.exists("Apple") && app.exists("not searching"))
  }

  private func field(_ app: TestApp) throws -> Element {
    try #require(app.elements(.searchField).first)
  }

  // MARK: A flag

  private struct Flagged: View {
    @State private var text = ""
    @State private var isSearching = false

    var body: some View {
      NavigationStack {
        List {
          Button("Search now") { isSearching = true }
          Button("Search no more") { isSearching = false }
          Text(isSearching ? "on" : "off")
          Text("text: \(text)")
        }
        .searchable(text: $text, isPresented: $isSearching, prompt: "Things")
      }
    }
  }

  @Test("A binding starts a search, which focuses the field, and ends it")
  func flag() throws {
    let app = TestApp { Flagged() }
    try app.tap("Search now")
    let content = try field(app).content
    #expect(content.bool(.isSearching) && content.bool(.isFocused))
    try app.type("abc", into: "Things")
    #expect(app.exists("text: abc"))
    try app.tap("Search no more")
    #expect(app.exists("text: "))
    #expect(try field(app).content.bool(.isSearching) == false)
  }

  @Test("The binding follows the user's actions")
  func flagFollows() throws {
    let app = TestApp { Flagged() }
    #expect(app.exists("off"))
    try app.focus("Things")
    #expect(app.exists("on"))
    try app.cancelSearch()
    #expect(app.exists("off"))
  }

  // MARK: Places

  @Test("For a search around a stack, the field is on the stack's root only")
  func aroundAStack() throws {
    struct Around: View {
      @State private var text = ""
      var body: some View {
        NavigationStack {
          List {
            Text("text: \(text)")
            NavigationLink("Elsewhere") { Text("There").navigationTitle("Elsewhere") }
          }
          .navigationTitle("Root")
        }
        .searchable(text: $text)
      }
    }
    let app = TestApp { Around() }
    try app.type("x", into: "Search")
    #expect(app.exists("text: x"))
    let field = try self.field(app)
    try app.tap("Elsewhere")
    #expect(app.session.send(InputEvent(target: field.id, action: .change(.string("y"), revision: 9))) == .dropped(.covered))
    #expect(app.tree().components(separatedBy: "searchField").count == 2)
    #expect(!app.tree(.visibleOnly).contains("searchField"))
  }

  @Test("For a search around a split view, the field is in the sidebar")
  func aroundASplitView() throws {
    let app = TestApp {
      NavigationSplitView {
        List { Text("Side") }.navigationTitle("Sidebar")
      } detail: {
        Text("Detail").navigationTitle("Detail")
      }
      .searchable(text: .constant(""), placement: .sidebar)
    }
    let column = try #require(app.elements(.column).first)
    #expect(column.content.string(.kind) == "sidebar")
    #expect(column.everything.count { $0.role == .searchField } == 1)
    #expect(app.elements(.searchField).count == 1)
  }

  @Test("A stack that replaces another one gets the field with the same text")
  func anotherStack() throws {
    struct Replaced: View {
      @State private var number = 1
      @State private var text = ""
      var body: some View {
        Group {
          if number == 1 {
            NavigationStack { Button("Next") { number = 2 } }
          } else {
            NavigationStack { Button("Last") { number = 1 } }
          }
        }
        .searchable(text: $text)
      }
    }
    let app = TestApp { Replaced() }
    try app.type("ab", into: "Search")
    let old = try self.field(app)
    try app.tap("Next")
    #expect(app.elements(.searchField).count == 1)
    #expect(
      app.session.send(InputEvent(target: old.id, action: .change(.string("late"), revision: 9))) == .dropped(.unknownElement))
    #expect(try app.value(of: "Search") == .string("ab"))
    try app.type("c", into: "Search")
    try app.tap("Last")
    #expect(try app.value(of: "Search") == .string("abc"))
  }

  @Test("Outside of any screen there is no field")
  func nowhere() throws {
    let app = TestApp { Text("Alone").searchable(text: .constant("")) }
    #expect(app.exists("Alone"))
    #expect(!app.tree().contains("searchField"))
  }

  @Test("A placement determines whether the field stays visible, and the outer of two fields is shown")
  func placement() throws {
    let app = TestApp {
      NavigationStack {
        Text("Inside")
          .searchable(text: .constant("in"), prompt: "Inner")
          .searchable(text: .constant("out"), placement: .navigationBarDrawer(displayMode: .always), prompt: "Outer")
      }
    }
    #expect(try field(app).content.string(.displayMode) == "always")
    #expect(!app.exists("Inner"))
  }

  @Test("The field is removed with the view that declares it")
  func disappearing() throws {
    struct Sometimes: View {
      @State private var isThere = true
      @State private var text = ""
      var body: some View {
        NavigationStack {
          VStack {
            if isThere { Text("Here").searchable(text: $text) }
            Button("Away") { isThere = false }
          }
        }
      }
    }
    let app = TestApp { Sometimes() }
    try app.focus("Search")
    let field = try self.field(app)
    try app.tap("Away")
    #expect(!app.tree().contains("searchField"))
    #expect(
      app.session.send(InputEvent(target: field.id, action: .change(.string("late"), revision: 1))) == .dropped(.unknownElement))
  }

  @Test("A keystroke evaluates the readers of the text and not the screen")
  func cost() throws {
    let app = TestApp { Fruits() }
    try app.focus("Fruits")
    let cost = try app.measure { try app.type("a", into: "Fruits") }
    // The view that has the text as state.
    #expect(cost.bodiesEvaluated == 1)
  }
}
