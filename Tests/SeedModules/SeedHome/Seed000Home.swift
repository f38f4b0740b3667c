import NavigatorUI
import SwiftUI

/// Document 000 contains an older form of the code in document 002.
public enum Seed000 {
  // Section 9: the destination implements `view` instead of `body`, and returns the destination view.

  public enum HomeDestinations: NavigationDestination {
    case home(String)
    case page2
    case pageN(Int)
    case external

    public var view: some View {
      HomeDestinationsView(destination: self)
    }
  }

  private struct HomeDestinationsView: View {
    let destination: HomeDestinations
    @Environment(\.homeDependencies) var resolver

    var body: some View {
      switch destination {
      case .home(let name): HomeContentView(viewModel: HomeContentViewModel(name: name, dependencies: resolver))
      case .page2: HomePage2View(viewModel: HomePage2ViewModel(dependencies: resolver))
      case .pageN(let number): HomePageNView(dependencies: resolver, number: number)
      case .external: resolver.externalView()
      }
    }
  }

  struct HomeContentViewModel {
    let text: String

    init(name: String, dependencies: HomeDependencies) {
      text = "\(name) of \(dependencies.userName)"
    }
  }

  private struct HomeContentView: View {
    let viewModel: HomeContentViewModel

    var body: some View {
      Text(viewModel.text)
      NavigationLink("Page 2", value: HomeDestinations.page2)
      NavigationLink("Page 7", value: HomeDestinations.pageN(7))
      NavigationLink("External", value: HomeDestinations.external)
    }
  }
}

extension Seed000 {
  /// Section 10.
  public struct RootHomeView: View {
    public init() {}

    public var body: some View {
      NavigationStack {
        SeedHome.HomeDestinations.home()  // Direct enum view!
          .navigationDestination(SeedHome.HomeDestinations.self)
      }
    }
  }
}
