import NavigatorUI
import SwiftUI

nonisolated enum TeaDestinations: NavigationDestination {
  case tea(name: String)

  var body: some View {
    switch self {
    case .tea(let name): TeaView(name: name)
    }
  }
}

struct TeaView: View {
  let name: String

  var body: some View {
    Text("50 g of \(name)")
      .navigationTitle(name)
  }
}
