import NavigatorUI
import SwiftUI

/// The destinations of a settings module.
@Routable
nonisolated enum SettingsDestinations {
  case main
  case page3
}

extension SettingsDestinations: NavigationDestination {
  var body: some View {
    switch self {
    case .main: PageView(title: "Settings")
    case .page3: PageView(title: "Settings Page 3")
    }
  }
}

/// The destinations of a profile module.
@Routable
nonisolated enum ProfileDestinations {
  case main
}

extension ProfileDestinations: NavigationDestination {
  var body: some View {
    switch self {
    case .main: PageView(title: "User Profile")
    }
  }
}

/// The destinations of an about module.
@Routable
nonisolated enum AboutDestinations {
  case main
}

extension AboutDestinations: NavigationDestination {
  var body: some View {
    switch self {
    case .main: PageView(title: "About Navigator")
    }
  }
}
