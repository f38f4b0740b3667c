import NavigatorTesting
import NavigatorUI
import SwiftUI
import Testing

nonisolated enum KnownRoutes: NavigationRoutes {
  case order(Int)
  case settings
  /// A route whose only step is another route.
  case detour(Int)
}

struct KnownRouter: NavigationRouteHandling {
  func route(to route: KnownRoutes, with navigator: Navigator) {
    switch route {
    case .order(let number): navigator.perform(.reset, .send(RootTabs.orders, OrderDestinations.order(number)))
    case .settings: navigator.send(RootTabs.settings)
    case .detour(let number): navigator.perform(route: KnownRoutes.order(number))
    }
  }
}

nonisolated private enum UnknownRoutes: NavigationRoutes {
  case nowhere
}

/// Writes down which of several handlers was asked, and with which navigator.
private struct NotingRouter: NavigationRouteHandling {
  let name: String
  let journal: Journal

  func route(to route: KnownRoutes, with navigator: Navigator) {
    journal.note("\(name) with \(navigator.name ?? "root")")
  }
}

@Suite("Routes")
struct RouteTests {
  private let navigator = Navigator(configuration: NavigationConfiguration(logger: nil))

  private func start() -> TestApp {
    let navigator = navigator
    return TestApp {
      Tabs()
        .onNavigationRoute(KnownRouter())
        .navigationRoot(navigator)
    }
  }

  @Test("A route's handler takes its steps, from a sheet as well")
  func steps() throws {
    let app = start()
    navigator.perform(route: KnownRoutes.order(3))
    #expect(app.stack == ["Orders", "Order 3"])
    try app.tap("Receipt")
    app.session.settle()
    navigator.currentNavigator.present(sheet: OrderDestinations.receipt(3))
    #expect(app.presentations.count == 1)
    navigator.currentNavigator.perform(route: KnownRoutes.settings)
    #expect(navigator.currentNavigator.isPresented)
    navigator.currentNavigator.perform(route: KnownRoutes.order(4))
    #expect(app.presentations.isEmpty)
    #expect(app.stack == ["Orders", "Order 4"])
  }

  @Test("A route that is performed before there is any view waits for the first")
  func coldStart() {
    navigator.perform(route: KnownRoutes.order(1))
    let app = start()
    #expect(app.stack == ["Orders", "Order 1"])
  }

  @Test("The steps of a route come before what was sent after it")
  func order() {
    let app = start()
    navigator.send(KnownRoutes.detour(2), OrderDestinations.receipt(2))
    #expect(app.title == "Receipt 2")
    #expect(app.presentations.count == 1)
    #expect(navigator.named("orders")?.destinations(of: OrderDestinations.self) == [.order(2)])
  }

  @Test("The handler nearest to the one who asks takes the route; where none is around it, any does")
  func nearest() throws {
    let journal = Journal()
    let navigator = navigator
    let app = TestApp {
      TabView {
        Tab("One", systemImage: "house") {
          ManagedNavigationStack(name: "one") {
            Text("One").onNavigationRoute(NotingRouter(name: "one", journal: journal))
          }
        }
      }
      .onNavigationRoute(NotingRouter(name: "tabs", journal: journal))
      .navigationRoot(navigator)
    }
    app.session.settle()
    let one = try #require(navigator.named("one"))
    one.perform(route: KnownRoutes.settings)
    one.present(sheet: HomeDestinations.page2)
    app.session.settle()
    navigator.currentNavigator.perform(route: KnownRoutes.settings)
    navigator.perform(route: KnownRoutes.settings)
    app.session.settle()
    #expect(journal.take() == ["one with one", "one with one", "tabs with root"])
  }

  @Test("Where no handler is around the one who asks, one elsewhere in the tree takes the route")
  func elsewhere() throws {
    let journal = Journal()
    let navigator = navigator
    let app = TestApp {
      TabView {
        Tab("One", systemImage: "house") {
          ManagedNavigationStack(name: "one") {
            Text("One").onNavigationRoute(NotingRouter(name: "one", journal: journal))
          }
        }
      }
      .navigationRoot(navigator)
    }
    navigator.perform(route: KnownRoutes.settings)
    app.session.settle()
    #expect(journal.take() == ["one with one"])
  }

  @Test("A route that nobody handles is a value that nobody receives")
  func unhandled() {
    let app = start()
    withKnownIssue {
      navigator.perform(route: UnknownRoutes.nowhere)
      app.session.settle()
    } matching: {
      $0.description.contains("No view receives nowhere")
    }
    #expect(app.stack == ["Home"])
  }

  @Test("A handler outside of every managed view is reported")
  func outside() {
    withKnownIssue {
      _ = TestApp { Text("Alone").onNavigationRoute(KnownRouter()) }
    } matching: {
      $0.description.contains("outside of every managed view")
    }
  }
}
