import NavigatorTesting
import NavigatorUI
import SwiftUI
import Testing

private struct RegisteredView: View {
  var body: some View {
    List {
      NavigationLink("By value", value: HomeDestinations.pageN(7))
      NavigationLink("A number", value: 12)
      NavigationLink("By destination", to: HomeDestinations.pageN(8))
    }
    .navigationDestination(HomeDestinations.self)
    .navigationDestination(for: Int.self) { Text("The number \($0)").navigationTitle("Number") }
  }
}

private struct PlainStackView: View {
  var body: some View {
    NavigationStack {
      List {
        NavigationLink("By value", value: HomeDestinations.pageN(7))
      }
      .navigationDestination(HomeDestinations.self)
    }
  }
}

private struct PlainLinksView: View {
  let allows: Bool

  var body: some View {
    Text("Root")
      .sheet(isPresented: .constant(true)) {
        NavigationStack {
          List {
            NavigationLink("Page", to: HomeDestinations.pageN(7))
            NavigationLink("Settings", to: SettingsDestinations.main)
          }
          .navigationTitle("Links")
          .navigationDestination(AnyNavigationDestination.self)
        }
      }
      .navigationGuard { destination, _ in allows || destination is HomeDestinations ? .allow : .deny }
  }
}

@Suite("Seed 001: registrations still work; Values, Not Destinations")
struct Seed001RegisteredTests {
  @Test("NavigationLink(value:) works with registrations in a managed stack")
  func registered() throws {
    let stage = Stage { RegisteredView() }
    try stage.app.tap("By value")
    #expect(stage.app.stack == ["Home", "Page 7"])
    #expect(try stage.pages == [.pageN(7)])
    try stage.app.goBack()
    try stage.app.tap("A number")
    #expect(stage.app.stack == ["Home", "Number"])
    #expect(try stage.navigator.count == 1)
    try stage.app.goBack()
    try stage.app.tap("By destination")
    #expect(try stage.pages == [.pageN(8)])
  }

  @Test("Without a registration, NavigationLink(value:) shows a placeholder that names the type")
  func unregistered() throws {
    let stage = Stage { NavigationLink("By value", value: HomeDestinations.pageN(7)) }
    withKnownIssue("The missing registration is reported") {
      try stage.app.tap("By value")
    }
    #expect(stage.app.contains("HomeDestinations"))
    #expect(try stage.navigator.count == 1)
  }

  @Test("NavigationLink(destination:) is not on the navigator's stack, and its Back works")
  func viewLink() throws {
    let stage = Stage {
      NavigationLink(destination: HomePage3View()) {
        Text("Link to Home Page 3!")
      }
    }
    try stage.app.tap("Link to Home Page 3!")
    #expect(stage.app.stack == ["Home", "Page 3"])
    #expect(try stage.navigator.isEmpty)
    try stage.app.tap("Deeper from page 3")
    #expect(stage.app.stack == ["Home", "Page 3", "Page 3"])
    #expect(try stage.pages == [.pageN(3)])
    try stage.app.goBack()
    try stage.app.goBack()
    #expect(stage.app.stack == ["Home"])
  }

  @Test("A registration works in SwiftUI's own stack")
  func plainStack() throws {
    let app = TestApp { PlainStackView() }
    try app.tap("By value")
    #expect(app.title == "Page 7")
  }

  @Test("One registration shows the destinations of links in SwiftUI's own stack, and guards apply to them")
  func plainLinks() throws {
    let stage = Stage { PlainLinksView(allows: true) }
    try stage.app.tap("Page")
    #expect(stage.app.stacks == [["Home"], ["Links", "Page 7"]])
    try stage.app.goBack()
    try stage.app.tap("Settings")
    #expect(stage.app.stack.count == 2 && stage.app.stack.last != "")
    let guarded = Stage { PlainLinksView(allows: false) }
    try guarded.app.tap("Settings")
    #expect(guarded.app.stack == ["Links"])
    try guarded.app.tap("Page")
    #expect(guarded.app.stack == ["Links", "Page 7"])
  }
}
