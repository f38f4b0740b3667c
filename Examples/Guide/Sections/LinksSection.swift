import NavigatorUI
import SwiftUI

struct LinksSection: View {
  var body: some View {
    SectionScreen(
      section: .links,
      summary: "Three destination types without registration: NavigationLink(to:) needs none."
    ) {
      NavigationLink(to: ProfileDestinations.main) {
        Text("User Profile")
      }
      NavigationLink(to: SettingsDestinations.main) {
        Text("Settings")
      }
      NavigationLink(to: AboutDestinations.main) {
        Text("About Navigator")
      }
    }
  }
}
