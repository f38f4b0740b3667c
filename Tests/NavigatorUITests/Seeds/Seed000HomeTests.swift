import NavigatorTesting
import NavigatorUI
import SeedApp
import SeedHome
import SwiftUI
import Testing

private struct HomeStack: View {
  var body: some View {
    AppView(resolver: AppResolver()) {
      NavigationStack {
        Seed000.HomeDestinations.home("Home")
          .navigationDestination(Seed000.HomeDestinations.self)
      }
    }
  }
}

@Suite("Seed 000: 9. Environmental Solutions")
struct Seed000EnvironmentTests {
  @Test("The destination view gets its dependencies from the environment and builds view models with them")
  func dependencies() throws {
    let app = TestApp { HomeStack() }
    #expect(app.exists("Home of Ada"))
    try app.tap("Page 2")
    #expect(app.exists("Page 2 of Ada"))
    try app.goBack()
    try app.tap("Page 7")
    #expect(app.exists("Page 7 of Ada"))
  }

  @Test("Without an environment of the app it gets the default dependencies")
  func defaultDependencies() {
    let app = TestApp { Seed000.HomeDestinations.home("Home") }
    #expect(app.exists("Home of nobody"))
  }
}

@Suite("Seed 000: 10. Explicit Destinations")
struct Seed000ExplicitTests {
  @Test("HomeDestinations.home() is a stack's root, without a view builder")
  func directEmbedding() throws {
    let app = TestApp {
      AppView(resolver: AppResolver()) { Seed000.RootHomeView() }
    }
    #expect(app.exists("Home of Ada"))
    try app.tap("Page 3, by value")
    #expect(app.stack == ["Home", "Page 3"])
    try app.goBack()
    #expect(app.exists("Home of Ada"))
  }
}

@Suite("Seed 000: 11. Cross-Module Navigation with External Views")
struct Seed000ModuleTests {
  @Test("A feature shows another feature's view, which it does not import, through the composition root")
  func external() throws {
    let app = TestApp { HomeStack() }
    try app.tap("External")
    #expect(app.exists("Settings of version 1.2"))
  }

  @Test("Without the composition root the feature works on its own")
  func alone() throws {
    let app = TestApp {
      ManagedNavigationStack { Seed000.HomeDestinations.external }
    }
    #expect(app.exists("No external view"))
  }
}
