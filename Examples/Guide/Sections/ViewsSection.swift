import NavigatorUI
import SwiftUI

extension HomeDestinations: NavigationDestination {
  public var body: some View {
    switch self {
    case .page2:
      HomePage2View()
    case .page3:
      HomePage3View()
    case .pageN(let value):
      HomePageNView(number: value)
    }
  }
}

struct ViewsSection: View {
  var body: some View {
    SectionScreen(
      section: .views,
      summary: "A destination is a view. Its body maps each case to a view, and associated values are parameters."
    ) {
      NavigationLink(to: HomeDestinations.page2) { Text("Link to Home Page 2") }
      NavigationLink(to: HomeDestinations.pageN(42)) { Text("Link to Home Page 42") }
    }
  }
}
