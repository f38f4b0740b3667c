import NavigatorUI
import SwiftUI

extension HomeDestinations {
  public var method: NavigationMethod {
    switch self {
    case .page2:
      .sheet
    case .page3:
      .managedSheet
    default:
      .push
    }
  }
}

struct MethodsSection: View {
  @Environment(\.navigator) var navigator: Navigator

  var body: some View {
    SectionScreen(
      section: .methods,
      summary: "A destination defines how it is shown. navigate(to:method:) overrides it. A link always pushes."
    ) {
      Button("Page 2: its method is .sheet") { navigator.navigate(to: HomeDestinations.page2) }
      Button("Page 3: its method is .managedSheet") { navigator.navigate(to: HomeDestinations.page3) }
      Button("Page 55: its method is .push") { navigator.navigate(to: HomeDestinations.pageN(55)) }
      Button("Present Home Page 55 Via Sheet") {
        navigator.navigate(to: HomeDestinations.pageN(55), method: .sheet)
      }
      NavigationLink(to: HomeDestinations.page3) { Text("Link to Home Page 3!") }
    }
  }
}
