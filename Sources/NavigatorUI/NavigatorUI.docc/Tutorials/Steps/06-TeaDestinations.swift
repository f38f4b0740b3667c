import NavigatorUI
import SwiftUI

nonisolated enum TeaDestinations: NavigationDestination {
  case tea(name: String)
  case order(name: String)

  var body: some View {
    switch self {
    case .tea(let name): TeaView(name: name)
    case .order(let name): TeaOrderView(name: name)
    }
  }

  var method: NavigationMethod {
    switch self {
    case .tea: .push
    case .order: .managedSheet
    }
  }
}

struct TeaView: View {
  let name: String
  @Environment(\.navigator) private var navigator

  var body: some View {
    Button("Order") { navigator.navigate(to: TeaDestinations.order(name: name)) }
      .navigationTitle(name)
  }
}

struct TeaOrderView: View {
  let name: String
  @State private var grams = 50

  var body: some View {
    Stepper("\(grams) g", value: $grams, in: 50...500, step: 50)
      .navigationTitle("Order \(name)")
  }
}
