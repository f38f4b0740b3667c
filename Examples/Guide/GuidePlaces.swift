import NavigatorUI
import SwiftUI

/// The destinations that are not sections. The home screen has the empty address.
@Routable("")
nonisolated enum GuidePlaces: Hashable {
  @Address("")
  case home
}

/// The destinations that have no address of their own: an unknown address, and an article by its name.
nonisolated enum GuideDestinations: NavigationDestination {
  case notFound(URL)
  case article(String)

  @MainActor var body: some View {
    switch self {
    case .notFound(let url): NotFoundView(url: url)
    case .article(let name): ArticleScreen(name: name)
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
  /// Handles the addresses of the Guide's screens.
  func opensGuideAddresses() -> some View {
    navigationAddresses(
      GuidePlaces.self, GuideSection.self, HomeDestinations.self, SettingsDestinations.self, ProfileDestinations.self,
      AboutDestinations.self, AccountDestinations.self, OptionalsSection.Place.self, EnumsSection.Destination.self,
      StacksSection.Place.self, MessageDestinations.self, ScrollingDestinations.self,
      parent: { GuideSection(showing: $0) }
    ) { url in GuideDestinations.notFound(url) }
  }
}

extension GuideSection {
  /// Creates the parent section of a destination, for navigation by address. The destinations do not contain their parent.
  init?(showing place: any Routable) {
    switch place {
    case is HomeDestinations: self = .views
    case is SettingsDestinations, is ProfileDestinations, is AboutDestinations: self = .links
    case is AccountDestinations: self = .guards
    case is OptionalsSection.Place: self = .optionals
    case is EnumsSection.Destination: self = .enums
    case is StacksSection.Place: self = .stacks
    case is MessageDestinations: self = .search
    case is ScrollingDestinations: self = .scrolling
    default: return nil
    }
  }
}
