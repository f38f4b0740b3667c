import NavigatorUI
import SwiftUI

@main
struct TeaApp: App {
  var body: some Scene {
    WindowGroup {
      ManagedNavigationStack {
        List {
          NavigationLink("Assam", to: TeaDestinations.tea(name: "Assam"))
          NavigationLink("Sencha", to: TeaDestinations.tea(name: "Sencha"))
        }
        .navigationTitle("Teas")
      }
    }
  }
}
