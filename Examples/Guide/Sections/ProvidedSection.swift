import NavigatorUI
import SwiftUI

/// A destination whose view another module provides. It has no view of its own.
nonisolated enum TicketDestinations: NavigationProvidedDestination {
  case ticket(Int)
  case latestCard
}

struct ProvidedSection: View {
  var body: some View {
    SectionScreen(
      section: .provided,
      summary: """
        A provided destination has no view. The app supplies it, so that a module can show the screens and views of modules \
        that it does not import.
        """
    ) {
      TicketDestinations.latestCard
      NavigationLink("Your ticket", to: TicketDestinations.ticket(12))
      NavigationLink("Another ticket", to: TicketDestinations.ticket(13))
    }
    .onNavigationProvidedView(TicketDestinations.self) { destination in
      switch destination {
      case .ticket(let number): PageView(title: "Ticket \(number)")
      case .latestCard: Label("Latest: ticket 12", systemImage: "ticket")
      }
    }
  }
}
