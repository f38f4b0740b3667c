import NavigatorUI
import SwiftUI

/// What is not a section: the home, whose address is the shortest.
@Routable("")
nonisolated enum GuidePlaces: Hashable {
  @Address("")
  case home
}

/// What an address that leads nowhere shows.
nonisolated enum GuideDestinations: NavigationDestination {
  case notFound(URL)

  @MainActor var body: some View {
    switch self {
    case .notFound(let url): NotFoundView(url: url)
    }
  }
}

private struct NotFoundView: View {
  let url: URL
  @Environment(\.navigator) private var navigator

  var body: some View {
    List {
      Text("There is no screen at \(url.absoluteString).")
      Button("Show all sections") { navigator.popAll() }
    }
    .navigationTitle("Not Found")
  }
}

extension View {
  /// Opens the addresses of the Guide's screens.
  func opensGuideAddresses() -> some View {
    navigationAddresses(
      GuidePlaces.self, GuideSection.self, HomeDestinations.self, SettingsDestinations.self, ProfileDestinations.self,
      AboutDestinations.self, AccountDestinations.self, OptionalsSection.Place.self, EnumsSection.Destination.self,
      StacksSection.Place.self, MessageDestinations.self,
      parent: { GuideSection(showing: $0) }
    ) { url in GuideDestinations.notFound(url) }
  }
}

extension GuideSection {
  /// The section from which somebody who comes by an address goes on: the destinations do not know who leads to them.
  init?(showing place: any Routable) {
    switch place {
    case is HomeDestinations: self = .views
    case is SettingsDestinations, is ProfileDestinations, is AboutDestinations: self = .links
    case is AccountDestinations: self = .guards
    case is OptionalsSection.Place: self = .optionals
    case is EnumsSection.Destination: self = .enums
    case is StacksSection.Place: self = .stacks
    case is MessageDestinations: self = .search
    default: return nil
    }
  }
}
