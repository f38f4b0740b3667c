import NavigatorTesting
import NavigatorUI
import SwiftUI
import Testing

/// A screen that blocks leaving.
nonisolated private enum BlockingDestinations: NavigationDestination {
  case form

  var body: some View {
    Text("Blocking").navigationTitle("Blocking").navigationBlocked(when: true) { $0.stay() }
  }
}

@Suite("Links in the sidebar of a split view")
struct SplitViewLinkTests {
  private func start(_ navigator: Navigator) -> TestApp {
    TestApp {
      NavigationSplitView {
        List {
          NavigationLink("First", to: HomeDestinations.pageN(1))
          NavigationLink("Second", to: HomeDestinations.pageN(2))
          NavigationLink("Number", value: 7)
        }
      } detail: {
        ManagedNavigationStack(name: "detail") {
          Text("The detail")
            .navigationTitle("Detail")
            .navigationDestination(for: Int.self) { Text("Number \($0)").navigationTitle("Number \($0)") }
        }
      }
      .navigationRoot(navigator)
    }
  }

  @Test("A link to a destination sets what the detail's managed stack shows")
  func destinations() throws {
    let navigator = Navigator()
    let app = start(navigator)
    try app.tap("First")
    #expect(app.stack == ["Detail", "Page 1"])
    try app.tap("Deeper")
    #expect(app.stack == ["Detail", "Page 1", "Page 2"])
    try app.tap("Second")
    #expect(app.stack == ["Detail", "Page 2"])
    let detail = try #require(navigator.named("detail"))
    #expect(detail.destinations(of: HomeDestinations.self) == [.pageN(2)])
    try app.tap("Number")
    #expect(app.stack == ["Detail", "Number 7"])
    detail.push(HomeDestinations.pageN(3))
    #expect(app.stack == ["Detail", "Number 7", "Page 3"])
  }

  @Test("A screen that blocks keeps the detail's stack as it is")
  func blocked() throws {
    let navigator = Navigator()
    let app = TestApp {
      NavigationSplitView {
        NavigationLink("First", to: HomeDestinations.pageN(1))
      } detail: {
        ManagedNavigationStack(name: "detail") {
          Text("The detail").navigationTitle("Detail")
        }
      }
      .navigationRoot(navigator)
    }
    let detail = try #require(navigator.named("detail"))
    detail.push(BlockingDestinations.form)
    app.session.settle()
    try app.tap("First")
    #expect(app.stack == ["Detail", "Blocking"])
  }
}
