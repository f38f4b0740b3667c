import NavigatorTesting
import NavigatorUI
import SwiftUI
import Testing

private enum HomeExternalViews: NavigationViews {
  case settingsCard
  case order(Int)
}

private protocol HomeDependencies {
  var externalViews: any NavigationViewProviding<HomeExternalViews> { get }
}

private struct AppResolver: HomeDependencies {
  var externalViews: any NavigationViewProviding<HomeExternalViews> {
    NavigationViewProvider {
      switch $0 {
      case .settingsCard: SettingsDestinations.main
      case .order(let number): Text("Order \(number)")
      }
    }
  }
}

private struct MockResolver: HomeDependencies {
  var externalViews: any NavigationViewProviding<HomeExternalViews> { MockNavigationViewProvider() }
}

private struct HomeView: View {
  let dependencies: any HomeDependencies

  var body: some View {
    dependencies.externalViews.view(for: .settingsCard)
    dependencies.externalViews.view(for: .order(7))
  }
}

@Suite("View providers")
struct NavigationViewProviderTests {
  @Test("A module shows views that another module provides")
  func provider() {
    let app = TestApp { HomeView(dependencies: AppResolver()) }
    #expect(app.visibleTexts == ["The settings", "Order 7"])
  }

  @Test("The mock shows the names of the views")
  func mock() {
    let app = TestApp { HomeView(dependencies: MockResolver()) }
    #expect(app.visibleTexts == ["settingsCard", "order(7)"])
  }
}
