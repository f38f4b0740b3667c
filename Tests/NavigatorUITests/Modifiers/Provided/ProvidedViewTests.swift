import NavigatorTesting
import NavigatorUI
import SwiftUI
import Testing

nonisolated enum CardDestinations: NavigationProvidedDestination {
  case orders
  case order(Int)

  var method: NavigationMethod { self == .orders ? .push : .managedSheet }
}

/// A module with access to the destinations but not to their views.
private struct CardsView: View {
  var body: some View {
    NavigationProvidedView(for: CardDestinations.orders)
    NavigationLink("All", to: CardDestinations.orders)
    ProvidedButtons()
  }
}

private struct ProvidedButtons: View {
  @Environment(\.navigator) private var navigator

  var body: some View {
    Button("Order 7") { navigator.navigate(to: CardDestinations.order(7)) }
  }
}

private struct CardView: View {
  let destination: CardDestinations

  var body: some View {
    switch destination {
    case .orders: Text("the orders").navigationTitle("Orders")
    case .order(let number): Text("order \(number)").navigationTitle("Order \(number)")
    }
  }
}

@Suite("Provided destinations")
struct ProvidedViewTests {
  private let navigator = Navigator()

  @Test("A provider on the root is used for embedded views, links and sheets of each stack")
  func everywhere() throws {
    let app = TestApp {
      ManagedNavigationStack { CardsView().navigationTitle("Home") }
        .onNavigationProvidedView(CardDestinations.self) { CardView(destination: $0) }
        .navigationRoot(navigator)
    }
    #expect(app.exists("the orders"))
    try app.tap("All")
    #expect(app.stack == ["Home", "Orders"])
    try app.goBack()
    try app.tap("Order 7")
    #expect(app.presentations == [Presentation(.sheet, title: "Order 7")])
    #expect(app.exists("order 7"))
  }

  @Test("A provider may switch over its destinations and return views of several types")
  func switching() {
    let stage = Stage {
      NavigationProvidedView(for: CardDestinations.orders)
      NavigationProvidedView(for: CardDestinations.order(1))
        .onNavigationProvidedView { (destination: CardDestinations) in
          switch destination {
          case .orders: Text("list")
          case .order(let number): Button("number \(number)") {}
          }
        }
    }
    #expect(stage.app.visibleTexts.contains("list"))
    #expect(stage.app.visibleTexts.contains("number 1"))
  }

  @Test("The provider of the nearest navigator is used")
  func nearest() throws {
    let app = TestApp {
      ManagedNavigationStack {
        NavigationProvidedView(for: CardDestinations.orders)
        ManagedPresentationView {
          NavigationProvidedView(for: CardDestinations.orders)
            .onNavigationProvidedView(CardDestinations.self) { _ in Text("inner") }
        }
      }
      .onNavigationProvidedView(CardDestinations.self) { _ in Text("outer") }
      .navigationRoot(navigator)
    }
    #expect(app.visibleTexts == ["outer", "inner"])
  }

  @Test("If no navigator above provides a type, a provider elsewhere in the tree is used")
  func elsewhere() {
    let app = TestApp {
      VStack {
        ManagedNavigationStack { NavigationProvidedView(for: CardDestinations.orders) }
        ManagedNavigationStack {
          Text("second")
            .onNavigationProvidedView(CardDestinations.self) { _ in Text("from the second stack") }
        }
      }
      .navigationRoot(navigator)
    }
    #expect(app.visibleTexts == ["from the second stack", "second"])
  }

  @Test("Any destination can be provided, and resolved from a given navigator")
  func fromNavigator() {
    let app = TestApp {
      VStack {
        ManagedNavigationStack(name: "first") {
          Text("first").onNavigationProvidedView(ProfileDestinations.self) { _ in Text("the first's profile") }
        }
        ManagedNavigationStack {
          Seeker().onNavigationProvidedView(ProfileDestinations.self) { _ in Text("the second's profile") }
        }
      }
      .navigationRoot(navigator)
    }
    #expect(app.visibleTexts == ["first", "the second's profile", "the first's profile"])
  }

  private struct Seeker: View {
    @Environment(\.navigator) private var navigator

    var body: some View {
      navigator.navigationProvidedView(for: ProfileDestinations.main)
      navigator.named("first")?.navigationProvidedView(for: ProfileDestinations.main)
    }
  }

  @Test("Two trees share no providers")
  func trees() {
    let first = Stage { Text("x").onNavigationProvidedView(CardDestinations.self) { _ in Text("provided") } }
    let second = Stage { NavigationProvidedView(for: CardDestinations.orders) { Text("nothing") } }
    #expect(first.app.exists("x"))
    #expect(second.app.exists("nothing"))
  }
}
