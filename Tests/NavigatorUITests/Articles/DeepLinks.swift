import NavigatorUI
import SwiftUI

nonisolated enum TravelTabs: Hashable {
  case trips, help
}

nonisolated struct AccountRequired: Hashable {}

struct TripListView: View {
  var body: some View {
    List {
      NavigationLink("Lisbon", to: TravelDestinations.trip(1))
    }
    .navigationTitle("Trips")
  }
}

struct HelpView: View {
  var body: some View {
    Text("Help").navigationTitle("Help")
  }
}

struct TravelView: View {
  @State private var navigator = Navigator()
  @State private var tab = TravelTabs.trips

  var body: some View {
    TabView(selection: $tab) {
      Tab("Trips", systemImage: "suitcase", value: TravelTabs.trips) {
        ManagedNavigationStack(name: "trips") {
          TripListView()
            .navigationAutoReceive(TravelDestinations.self)
        }
      }
      Tab("Help", systemImage: "questionmark", value: TravelTabs.help) {
        ManagedNavigationStack(name: "help") {
          HelpView()
            .navigationAutoReceive(HelpDestinations.self)
        }
      }
    }
    .onNavigationReceive(assign: $tab)
    .navigationRoot(navigator)
  }
}

func openPackingList(_ navigator: Navigator) {
  navigator.send(TravelTabs.trips, TravelDestinations.trip(1), TravelDestinations.packingList(1))
}

struct SignedInGate: ViewModifier {
  let isSignedIn: Bool
  @Binding var showsSignIn: Bool

  func body(content: Content) -> some View {
    content
      .onNavigationReceive { (_: AccountRequired) in
        if isSignedIn { return .immediately }
        showsSignIn = true
        return .pause
      }
  }
}

func startOver(_ navigator: Navigator) {
  navigator.perform(.reset, .send(TravelTabs.help, HelpDestinations.contact))
}

extension NavigationAction {
  static func onlyIfOnline(_ isOnline: Bool) -> NavigationAction {
    NavigationAction { _ in isOnline ? .auto : .cancel }
  }
}

struct NotFoundModifier: ViewModifier {
  func body(content: Content) -> some View {
    content
      .onNavigationUnhandled { value, navigator in
        navigator.present(sheet: HelpDestinations.contact)
        return .cancel
      }
  }
}
