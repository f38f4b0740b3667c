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

/// A record of the handlers that were called and their navigators.
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

  @Test("A route's handler performs its steps, also from a sheet")
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

  @Test("A route that is performed before the first view waits for that view")
  func coldStart() {
    navigator.perform(route: KnownRoutes.order(1))
    let app = start()
    #expect(app.stack == ["Orders", "Order 1"])
  }

  @Test("The steps of a route come before the values sent after it")
  func order() {
    let app = start()
    navigator.send(KnownRoutes.detour(2), OrderDestinations.receipt(2))
    #expect(app.title == "Receipt 2")
    #expect(app.presentations.count == 1)
    #expect(navigator.named("orders")?.destinations(of: OrderDestinations.self) == [.order(2)])
  }

  @Test("The nearest handler around the caller performs the route")
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

  @Test("Without a handler around the caller, one elsewhere in the tree performs the route")
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

  @Test("A route without a handler counts as a value without a receiver")
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

  @Test("A handler outside of all managed views is reported")
  func outside() {
    withKnownIssue {
      _ = TestApp { Text("Alone").onNavigationRoute(KnownRouter()) }
    } matching: {
      $0.description.contains("outside of every managed view")
    }
  }
}
