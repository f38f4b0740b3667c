import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@Suite("The location of a session and its traversal")
@MainActor
struct LocationTests {
  private struct Tabs: View {
    @State private var tab = "home"
    @State private var path: [Int] = []
    @State private var isSheetShown = false
    @State private var refuses = false
    @State private var opened = ""

    var body: some View {
      TabView(selection: $tab) {
        NavigationStack(path: $path) {
          List {
            NavigationLink("Seven", value: 7)
            Button("Sheet") { isSheetShown = true }
            Text("opened \(opened)")
          }
          .navigationTitle("Home")
          .navigationDestination(for: Int.self) { number in
            NavigationLink("Next", value: number + 1)
              .navigationTitle("Page \(number)")
              .userActivity("page") { $0.webpageURL = URL(string: "/pages/\(number)") }
          }
        }
        .userActivity("tab") { $0.webpageURL = URL(string: "/home") }
        .tabItem { Text("Home tab") }
        .tag("home")
        Text("Orders")
          .userActivity("tab") { $0.webpageURL = URL(string: "/orders") }
          .tabItem { Text("Orders tab") }
          .tag("orders")
      }
      .sheet(isPresented: $isSheetShown) {
        Toggle("Refuse", isOn: $refuses)
          .interactiveDismissDisabled(refuses)
          .userActivity("sheet") { $0.webpageURL = URL(string: "/sheet") }
      }
      .onOpenURL { url in
        opened = url.absoluteString
        if let number = Int(url.lastPathComponent) { path = Array(7...number) }
      }
    }
  }

  @Test("The location lists the places from the window to the front, with the addresses that views assign")
  func places() throws {
    let app = TestApp { Tabs() }
    #expect(app.session.location.keys == ["window", "tab:/home", "root:"])
    #expect(app.session.location.address == "/home")
    try app.tap("Seven")
    try app.tap("Next")
    #expect(app.session.location.keys == ["window", "tab:/home", "root:", "screen:/pages/7", "screen:/pages/8"])
    #expect(app.session.location.address == "/pages/8")
    #expect(app.session.location.places.last?.title == "Page 8")
  }

  @Test("A traversal only closes places if that leads to the destination")
  func back() throws {
    let app = TestApp { Tabs() }
    let home = app.session.location
    try app.tap("Seven")
    let seven = app.session.location
    try app.tap("Next")
    #expect(app.session.traverse(to: seven.keys, address: seven.address).keys == seven.keys)
    #expect(app.title == "Page 7")
    try app.tap("Next")
    #expect(app.session.traverse(to: home.keys, address: home.address).keys == home.keys)
    #expect(app.contains("opened "))
  }

  @Test("A tab is selected, and the other tab keeps its screens")
  func tab() throws {
    let app = TestApp { Tabs() }
    try app.tap("Seven")
    let seven = app.session.location
    try app.selectTab("Orders tab")
    #expect(app.session.location.keys == ["window", "tab:/orders"])
    let orders = app.session.location
    #expect(app.session.traverse(to: seven.keys, address: seven.address).keys == seven.keys)
    #expect(app.session.traverse(to: orders.keys, address: nil).keys == orders.keys)
    #expect(app.session.traverse(to: seven.keys, address: nil).keys == seven.keys)
  }

  @Test("A place that must be shown again is opened by its address")
  func forward() throws {
    let app = TestApp { Tabs() }
    try app.tap("Seven")
    try app.tap("Next")
    let eight = app.session.location
    try app.goBack()
    try app.goBack()
    #expect(app.session.traverse(to: eight.keys, address: eight.address).keys == eight.keys)
    #expect(app.title == "Page 8")
  }

  @Test("Back closes a sheet unless the sheet refuses")
  func sheet() throws {
    let app = TestApp { Tabs() }
    let home = app.session.location
    try app.tap("Sheet")
    #expect(app.session.location.address == "/sheet")
    #expect(app.session.location.places.last?.kind == .presentation)
    try app.setToggle("Refuse", to: true)
    let sheet = app.session.location
    #expect(app.session.traverse(to: home.keys, address: home.address).keys == sheet.keys)
    try app.setToggle("Refuse", to: false)
    #expect(app.session.traverse(to: home.keys, address: home.address).keys == home.keys)
    #expect(app.presentations.isEmpty)
  }

  private struct Covered: View {
    @State private var isShown = false
    var body: some View {
      Button("Show") { isShown = true }.fullScreenCover(isPresented: $isShown) { Text("cover") }
    }
  }

  private struct Kept: View {
    @Environment(\.dismiss) private var dismiss
    @State private var isHidden = true

    var body: some View {
      Button("Show Back") { isHidden = false }
      Button("Leave") { dismiss() }
        .navigationTitle("Kept")
        .navigationBarBackButtonHidden(isHidden)
    }
  }

  @Test("A screen without a Back button refuses the host's Back, and its own controls leave it")
  func hiddenBackButton() throws {
    let app = TestApp {
      NavigationStack {
        NavigationLink("Go") { Kept() }.navigationTitle("Home")
      }
    }
    let home = app.session.location
    for button in ["Leave", "Show Back"] {
      try app.tap("Go")
      #expect(throws: TestFailure.self) { try app.goBack() }
      let kept = app.session.location
      #expect(app.session.traverse(to: home.keys, address: home.address).keys == kept.keys)
      #expect(app.stack == ["Home", "Kept"])
      try app.tap(button)
      app.session.traverse(to: home.keys, address: home.address)
      #expect(app.stack == ["Home"])
    }
  }

  @Test("No gesture closes a cover, but the host's Back does")
  func cover() throws {
    let app = TestApp { Covered() }
    let before = app.session.location
    try app.tap("Show")
    let cover = try #require(app.session.root.first(.cover))
    #expect(app.session.send(InputEvent(target: cover.id, action: .dismiss)) == .dropped(.notAccepted))
    #expect(app.session.traverse(to: before.keys, address: nil).keys == before.keys)
    #expect(app.presentations.isEmpty)
  }

  @Test("A question with which the app answers the host's Back stays until the user answers it")
  func question() throws {
    let app = TestApp { Asking() }
    let before = app.session.location
    try app.tap("Edit")
    let sheet = app.session.location
    let now = app.session.traverse(to: before.keys, address: before.address)
    #expect(now.keys == sheet.keys)
    #expect(now.dialog != nil)
    try app.tap("Discard")
    #expect(app.session.location.keys == before.keys)
  }

  @Test(
    "Arbitrary keys lead to no other location, and the traversal ends",
    arguments: [[], ["window"], ["tab:/home"], ["window", "tab:/nowhere"], ["window", "tab:/home", "root:", "screen:#1", "x"]])
  func hostile(_ keys: [String]) throws {
    let app = TestApp { Tabs() }
    try app.tap("Seven")
    app.session.traverse(to: keys, address: nil)
    app.session.traverse(to: keys, address: "javascript:alert(1)")
    app.session.traverse(to: keys, address: "\u{0}%zz")
    #expect(app.session.location.keys.starts(with: ["window", "tab:/home", "root:"]))
  }

  @Test("An address without a handler is not found, and a handled one is decided by the app")
  func unheard() {
    let deaf = TestApp(configuration: SessionConfiguration(url: "/nowhere")) { Text("Hello") }
    #expect(deaf.session.location.isNotFound)
    let listening = TestApp(configuration: SessionConfiguration(url: "/nowhere")) { Text("Hello").onOpenURL { _ in } }
    #expect(!listening.session.location.isNotFound)
    let older = TestApp(configuration: SessionConfiguration(url: "/nowhere")) {
      Text("Hello").onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { _ in }
    }
    #expect(!older.session.location.isNotFound)
    let home = TestApp(configuration: SessionConfiguration(url: "https://app.example/?from=letter")) { Text("Hello") }
    #expect(!home.session.location.isNotFound)
  }

  @Test("Only patches that can change the location cause it to be read again")
  func relevance() throws {
    let app = TestApp { Counting() }
    var asked: [Bool] = []
    app.session.onPatches = { patches in asked.append(patches.contains(where: \.mayChangeLocation)) }
    let button = try #require(app.session.root.first(.button))
    app.session.send(InputEvent(target: button.id, action: .tap))
    app.session.settle()
    #expect(asked == [false])
  }

  /// A view whose sheet stays until the user confirms that it is closed.
  private struct Asking: View {
    @State private var isEditing = false
    @State private var asks = false
    var body: some View {
      Button("Edit") { isEditing = true }
        .sheet(
          isPresented: Binding {
            isEditing
          } set: {
            if $0 { isEditing = true } else { asks = true }
          }
        ) {
          Text("Editor")
            .alert("Discard changes?", isPresented: $asks) {
              Button("Discard", role: .destructive) { isEditing = false }
              Button("Cancel", role: .cancel) {}
            }
        }
    }
  }

  private struct Counting: View {
    @State private var count = 0
    var body: some View { Button("\(count)") { count += 1 } }
  }
}

extension Element {
  fileprivate func first(_ role: Role) -> Element? {
    if self.role == role { return self }
    return children.lazy.compactMap { $0.first(role) }.first
  }
}
