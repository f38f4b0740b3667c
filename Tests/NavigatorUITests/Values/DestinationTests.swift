import NavigatorTesting
import NavigatorUI
import SwiftUI
import Testing

/// A destination whose values have the same hash.
nonisolated private struct Colliding: NavigationDestination {
  let name: String

  func hash(into hasher: inout Hasher) {}

  @MainActor var body: some View { Text(name) }
}

nonisolated private enum Twin: NavigationDestination {
  case page2

  var body: some View { Text("twin") }
}

@Suite("Destinations")
struct DestinationTests {
  @Test("Identity is by value, never by hash value")
  func identity() {
    #expect(Colliding(name: "a").id != Colliding(name: "b").id)
    #expect(AnyNavigationDestination(Colliding(name: "a")) != AnyNavigationDestination(Colliding(name: "b")))
    #expect(AnyNavigationDestination(Colliding(name: "a")).id != AnyNavigationDestination(Colliding(name: "b")).id)
    #expect(AnyNavigationDestination(HomeDestinations.pageN(1)) == AnyNavigationDestination(HomeDestinations.pageN(1)))
    #expect(AnyNavigationDestination(HomeDestinations.page2) != AnyNavigationDestination(Twin.page2))
  }

  @Test("A destination is a view that can be used anywhere")
  func views() throws {
    let app = TestApp {
      HomeDestinations.pageN(1)
      HomeDestinations.pageN(2)()
      HomeDestinations.pageN(3).asAnyView()
    }
    for number in 1...3 { #expect(app.exists("This is page N with \(number)")) }
  }

  @Test("Methods are encoded as numbers")
  func methods() throws {
    #expect(NavigationMethod.allCases.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
    let saved = try JSONEncoder().encode(NavigationMethod.managedSheet)
    #expect(try JSONDecoder().decode(NavigationMethod.self, from: saved) == .managedSheet)
  }

  @Test("Call sites can depend on the protocol Navigating only")
  func navigating() throws {
    let stage = Stage()
    let navigating: any Navigating = try stage.navigator
    navigating.navigate(to: HomeDestinations.pageN(1))
    #expect(stage.app.stack == ["Home", "Page 1"])
    navigating.back()
    #expect(stage.app.stack == ["Home"])
  }
}
