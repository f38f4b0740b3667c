import NavigatorTesting
import NavigatorUI
import SwiftUI
import Testing

private struct CustomSheetView: View {
  @State private var showSettings: HomeDestinations?
  @Environment(\.navigator) private var navigator

  var body: some View {
    List {
      Button("Present Page 2 via Sheet") {
        showSettings = .page2
      }
      Button("Present Page 3 via Sheet") {
        showSettings = .page3
      }
    }
    .sheet(item: $showSettings) { destination in
      destination
        .presentationDetents([.medium, .large])
        .presentationDragIndicator(.visible)
        .navigationDismissible()
    }
    Text(showSettings == nil ? "no settings" : "settings")
  }
}

private struct OwnSheetWithStack: View {
  @State private var isPresented = false

  var body: some View {
    Button("Open") { isPresented = true }
      .sheet(isPresented: $isPresented) {
        ManagedNavigationStack(name: "inner") { HomeDestinations.page3 }
      }
  }
}

private struct TabsWithOneName: View {
  var body: some View {
    TabView {
      Tab("One", systemImage: "1.circle") {
        ManagedNavigationStack(name: "list") { Text("one").navigationTitle("One") }
      }
      Tab("Two", systemImage: "2.circle") {
        ManagedNavigationStack(name: "list") { Text("two").navigationTitle("Two") }
      }
    }
  }
}

@Suite("The tree of navigators")
struct NavigatorTreeTests {
  @Test("Of two navigators with one name, the visible one is found")
  func sameName() throws {
    let root = Navigator()
    let app = TestApp { TabsWithOneName().navigationRoot(root) }
    for tab in ["One", "Two", "One"] {
      try app.selectTab(tab)
      let found = try #require(root.named("list"))
      #expect(root.child(named: "list") === found)
      found.push(AboutDestinations.main)
      app.session.settle()
      #expect(app.stack == [tab, "About"])
      found.popAll()
    }
    #expect(root.named("nobody") == nil)
    #expect(root.child(named: "nobody") == nil)
  }

  @Test("A stack in a sheet is a child while the sheet is shown")
  func children() throws {
    let stage = Stage(name: "outer")
    let outer = try stage.navigator
    #expect(outer.parent == nil)
    #expect(outer.root === outer)
    outer.present(sheet: HomeDestinations.page3, managed: true)
    stage.app.session.settle()
    let inner = try #require(outer.children.first)
    #expect(inner.parent === outer)
    #expect(inner.root === outer)
    #expect(inner.isPresented)
    #expect(!outer.isPresented)
    #expect(inner.named("outer") === outer)
    #expect(inner.find(id: outer.id) === outer)
    #expect(outer.find(id: inner.id) === inner)
    try stage.app.swipeAway()
    #expect(outer.children.isEmpty)
  }

  @Test("Navigators are released with their views")
  func release() throws {
    let stage = Stage()
    try stage.navigator.present(sheet: HomeDestinations.page3, managed: true)
    stage.app.session.settle()
    weak let inner = try stage.navigator.children.first
    #expect(inner != nil)
    try stage.navigator.dismissPresentedViews()
    stage.app.session.settle()
    #expect(inner == nil)
  }

  @Test("A dismissible sheet of the app can be closed by navigators")
  func ownSheet() throws {
    let stage = Stage { CustomSheetView() }
    try stage.app.tap("Present Page 2 via Sheet")
    #expect(try stage.navigator.isPresenting)
    #expect(try stage.navigator.dismissAny())
    #expect(stage.app.presentations.isEmpty)
    #expect(stage.app.exists("no settings"))
    try stage.app.tap("Present Page 3 via Sheet")
    try stage.app.tap("Dismiss by navigator")
    #expect(stage.app.presentations.isEmpty)
    #expect(try !stage.navigator.isPresenting)
  }

  @Test("A managed stack in a sheet of the app is marked as presented")
  func ownSheetWithStack() throws {
    let stage = Stage { OwnSheetWithStack() }
    try stage.app.tap("Open")
    let inner = try #require(stage.navigator.child(named: "inner"))
    #expect(inner.isPresented)
    #expect(try stage.navigator.isPresenting)
    #expect(try stage.navigator.dismissPresentedViews())
    #expect(stage.app.presentations.isEmpty)
  }

  @Test("Two sessions share no navigators")
  func sessions() throws {
    let stages = [Stage(), Stage()]
    try stages[0].navigator.push(HomeDestinations.pageN(1))
    #expect(stages[1].app.stack == ["Home"])
    #expect(try stages[0].navigator.root !== stages[1].navigator.root)
  }
}
