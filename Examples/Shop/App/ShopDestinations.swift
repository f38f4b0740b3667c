import ExampleShopCore
import Foundation
import NavigatorUI
import SwiftUI

/// The destinations that belong to no module.
nonisolated enum ShopDestinations: Hashable {
  case notFound(URL)
}

extension ShopDestinations: NavigationDestination {
  var method: NavigationMethod { .managedSheet }

  var body: some View {
    switch self {
    case .notFound(let url): NotFoundScreen(url: url)
    }
  }
}

/// The screen for an unknown address.
private struct NotFoundScreen: View {
  let url: URL
  @Environment(\.navigator) private var navigator

  var body: some View {
    Notice(
      "There is nothing here", symbol: "questionmark.circle", message: "\(url.absoluteString) leads to no place in the shop."
    ) {
      Button("Show the Catalogue") { navigator.perform(route: ShopRoute.catalog) }
    }
    .navigationTitle("Not Found")
    .toolbar {
      ToolbarItem(placement: .cancellationAction) {
        Button("Close") { navigator.dismiss() }
      }
    }
  }
}
