import NavigatorUI
import SwiftUI

// Document 002, "NavigationDestinations within Views".

public struct RootHomeView: View {
  public init() {}

  public var body: some View {
    ManagedNavigationStack {
      HomeDestinations.home
        .navigationDestination(HomeDestinations.self)
    }
  }
}
