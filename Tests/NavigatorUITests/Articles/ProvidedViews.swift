import NavigatorTesting
import NavigatorUI
import SwiftUI
import Testing

nonisolated public enum TicketDestinations: NavigationProvidedDestination {
  case ticket(Int)
  case latestTicketCard
}

nonisolated enum WalletDestinations: NavigationDestination {
  case pass(Int)

  var body: some View { Text("Pass") }
}

struct TicketView: View {
  let number: Int

  var body: some View {
    Text("Ticket \(number)")
  }
}

struct TodayView: View {
  var body: some View {
    List {
      TicketDestinations.latestTicketCard
      NavigationLink("Your ticket", to: TicketDestinations.ticket(1))
    }
  }
}

struct TicketApp: View {
  @State private var navigator = Navigator()

  var body: some View {
    ManagedNavigationStack {
      TodayView()
    }
    .onNavigationProvidedView(TicketDestinations.self) { destination in
      switch destination {
      case .ticket(let number): TicketView(number: number)
      case .latestTicketCard: Text("No ticket yet")
      }
    }
    .navigationRoot(navigator)
  }
}

struct TicketCard: View {
  var body: some View {
    NavigationProvidedView(for: TicketDestinations.latestTicketCard) {
      Text("Tickets are not available here.")
    }
  }
}

struct NewTicketsModifier: ViewModifier {
  let isNewDesign: Bool

  func body(content: Content) -> some View {
    content
      .navigationMap { destination in
        if isNewDesign, case .ticket(let number)? = destination as? TicketDestinations { return WalletDestinations.pass(number) }
        return destination
      }
      .presentationModifier { destination in
        destination()
          .presentationDragIndicator(.visible)
      }
  }
}

@Suite("The article on provided views")
struct ProvidedViewsArticle {
  @Test("The app provides the destinations of its module")
  func provided() throws {
    let app = TestApp { TicketApp() }
    #expect(app.exists("No ticket yet"))
    try app.tap("Your ticket")
    #expect(app.exists("Ticket 1"))
  }
}
