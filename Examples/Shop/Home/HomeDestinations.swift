import NavigatorUI
import SwiftUI

/// The destinations of the Home module.
@Routable("")
nonisolated public enum HomeDestinations: Hashable, Codable {
  /// The root of a tab. The tab declares the address.
  @Address(nil)
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
