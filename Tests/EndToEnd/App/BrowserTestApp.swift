import SwiftUI

/// What the browser tests look at beside the Guide: each button opens one case.
@main
struct BrowserTestApp: App {
  var body: some Scene {
    WindowGroup {
      NavigationStack {
        List {
          NavigationLink("Detents") { DetentsCase() }
          NavigationLink("Refused dismissal") { RefusedDismissalCase() }
          NavigationLink("Refused back") { RefusedBackCase() }
          NavigationLink("Unsaved changes") { UnsavedChangesCase() }
        }
        .navigationTitle("Cases")
      }
    }
  }
}
