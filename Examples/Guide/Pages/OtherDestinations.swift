import NavigatorUI
import SwiftUI

/// Places of a settings module.
nonisolated enum SettingsDestinations: NavigationDestination {
  case main
  case page3

  var body: some View {
    switch self {
    case .main: PageView(title: "Settings")
    case .page3: PageView(title: "Settings Page 3")
    }
  }
}

/// Places of a profile module.
nonisolated enum ProfileDestinations: NavigationDestination {
  case main

  var body: some View {
    switch self {
    case .main: PageView(title: "User Profile")
    }
  }
}

/// Places of an about module.
nonisolated enum AboutDestinations: NavigationDestination {
  case main

  var body: some View {
    switch self {
    case .main: PageView(title: "About Navigator")
    }
  }
}
