import NavigatorUI
import SwiftUI

/// The places of the Home module.
nonisolated public enum HomeDestinations: Hashable, Codable {
  case home
  case story
}

extension HomeDestinations: NavigationDestination {
  public var body: some View {
    switch self {
    case .home: HomeScreen()
    case .story: StoryScreen()
    }
  }
}
