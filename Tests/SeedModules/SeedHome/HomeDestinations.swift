import NavigatorUI
import SwiftUI

// Document 002, "Destination Views" and "Cross Module View Dependencies".

public enum HomeDestinations: NavigationDestination {
  case home
  case page2
  case page3
  case pageN(Int)
  case external

  public var body: some View {
    HomeDestinationsView(destination: self)
  }
}

private struct HomeDestinationsView: View {
  let destination: HomeDestinations
  @Environment(\.homeDependencies) var resolver
  var body: some View {
    switch destination {
    case .home:
      HomePageView(viewModel: HomePageViewModel(dependencies: resolver))
    case .page2:
      HomePage2View(viewModel: HomePage2ViewModel(dependencies: resolver))
    case .page3:
      HomePage3View(viewModel: HomePage3ViewModel(dependencies: resolver))
    case .pageN(let value):
      HomePageNView(dependencies: resolver, number: value)
    case .external:
      resolver.externalView()
    }
  }
}
