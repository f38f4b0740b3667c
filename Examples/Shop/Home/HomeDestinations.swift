import NavigatorUI
import SwiftUI

/// The places of the Home module.
@Routable("")
nonisolated public enum HomeDestinations: Hashable, Codable {
  /// The root of a part of the app, which says its address itself.
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
