import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

/// Tab views with one page at a time.
@MainActor
@Suite("Tab views with pages")
struct PageTabViewTests {
  struct Onboarding: View {
    @State var page = 0
    let journal: Journal
    var body: some View {
      TabView(selection: $page) {
        ForEach(0..<3) { number in
          Text("Page \(number)").onAppear { journal.note("+\(number)") }.onDisappear { journal.note("-\(number)") }.tag(number)
        }
      }
      .tabViewStyle(.page(indexDisplayMode: .always))
      .indexViewStyle(.page(backgroundDisplayMode: .always))
      Button("Next") { page += 1 }
      Text("At \(page)")
    }
  }

  @Test("The content of the shown page is in the middle of the tab view, and the other pages are beside it")
  func frames() throws {
    let app = TestApp(size: CGSize(width: 390, height: 844)) {
      VStack(spacing: 0) {
        TabView {
          ForEach(0..<2) { number in
            VStack(spacing: 0) {
              Color.red.frame(width: 50, height: 60)
              Color.blue.frame(width: 30, height: 20).accessibilityIdentifier("block \(number)")
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
          }
        }
        .tabViewStyle(.page)
        .frame(height: 400)
        Spacer()
      }
    }
    #expect(try app.frame(of: "block 0") == CGRect(x: 180, y: 220, width: 30, height: 20))
    try app.turnPage(to: 1)
    #expect(try app.frame(of: "block 1") == CGRect(x: 180, y: 220, width: 30, height: 20))
  }

  @Test("The selection turns the page, and turning the page sets the selection; only the shown page has appeared")
  func selection() throws {
    let journal = Journal()
    let app = TestApp { Onboarding(journal: journal) }
    #expect(app.exists("Page 0") && !app.exists("Page 1"))
    #expect(app.elements(.page).count == 3)
    try app.tap("Next")
    #expect(app.exists("Page 1") && !app.exists("Page 0"))
    try app.turnPage(to: 2)
    #expect(app.exists("At 2") && app.exists("Page 2"))
    #expect(journal.take() == ["+0", "+1", "-0", "+2", "-1"])
    let pages = try #require(app.elements(.pages).first)
    #expect(pages.content.number(.selection) == 2 && pages.content.number(.maximum) == 3)
    #expect(pages.content.string(.kind) == "always" && pages.content.string(.backgroundVisibility) == "visible")
  }

  @Test("Pages without a binding turn, and keep their state")
  func withoutBinding() throws {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Button("Count \(count)") { count += 1 } }
    }
    let app = TestApp {
      TabView {
        Counter()
        Text("Second")
      }
      .tabViewStyle(PageTabViewStyle())
    }
    try app.tap("Count 0")
    try app.turnPage(to: 1)
    #expect(app.exists("Second"))
    try app.turnPage(to: 0)
    #expect(app.exists("Count 1"))
  }

  @Test("Tabs with values, and elements of a loop with their ids, are pages that an enumeration or an optional selects")
  func tabs() throws {
    enum Place: Hashable { case first, second }
    struct Tabs: View {
      @State private var place = Place.second
      @State private var number: Int? = 2
      var body: some View {
        TabView(selection: $place) {
          Tab("First", systemImage: "star", value: Place.first) { Text("One") }
          Tab("Second", systemImage: "heart", value: Place.second) { Text("Two") }
        }
        .tabViewStyle(.page)
        TabView(selection: $number) { ForEach(1..<4, id: \.self) { Text("Number \($0)") } }.tabViewStyle(.page)
      }
    }
    let app = TestApp { Tabs() }
    #expect(app.exists("Two") && !app.exists("One") && !app.exists("Second"))
    #expect(app.exists("Number 2"))
  }

  @Test(
    "A value that names no page is dropped",
    arguments: [.number(-1), .number(1), .number(.nan), .number(1e300), .string(""), .string("-1"), .string("4294967296")]
      as [Content.Value])
  func invalidPage(value: Content.Value) throws {
    let app = TestApp { Onboarding(journal: Journal()) }
    let pages = try #require(app.elements(.pages).first)
    for value in [value, .string(String(pages.id.rawValue))] {
      let outcome = app.session.perform(InputEvent(target: pages.id, action: .change(value, revision: 0)))
      #expect(outcome == .dropped(.invalidValue))
    }
    #expect(app.exists("At 0"))
  }

  @Test("A page that the user turned to is shown, regardless of its current position, unless it was removed")
  func latePage() throws {
    struct Changing: View {
      @State private var names = ["a", "b", "c"]
      @State private var name = "b"
      var body: some View {
        TabView(selection: $name) { ForEach(names, id: \.self) { Text("Page \($0)").tag($0) } }.tabViewStyle(.page)
        Button("Insert") { names.insert("d", at: 0) }
        Button("Remove") { names.removeAll { $0 == "a" } }
      }
    }
    let app = TestApp { Changing() }
    let pages = try #require(app.elements(.pages).first)
    let (first, last) = (pages.children[0].id, pages.children[2].id)
    try app.tap("Insert")
    #expect(app.session.perform(InputEvent(target: pages.id, action: .choice(of: last))) == .handled)
    app.session.settle()
    #expect(app.exists("Page c"))
    try app.tap("Remove")
    #expect(app.session.perform(InputEvent(target: pages.id, action: .choice(of: first))) == .dropped(.invalidValue))
    app.session.settle()
    #expect(app.exists("Page c"))
  }

  @Test("Pages follow their collection")
  func changingPages() throws {
    struct Changing: View {
      @State private var names = ["a", "b"]
      @State private var name = "b"
      var body: some View {
        TabView(selection: $name) { ForEach(names, id: \.self) { Text("Page \($0)").tag($0) } }.tabViewStyle(.page)
        Button("Insert") { names.insert("c", at: 0) }
      }
    }
    let app = TestApp { Changing() }
    try app.tap("Insert")
    #expect(app.exists("Page b"))
    #expect(app.elements(.pages).first?.content.number(.selection) == 2)
  }
}
