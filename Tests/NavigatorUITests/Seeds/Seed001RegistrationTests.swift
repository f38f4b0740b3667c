import NavigatorTesting
import NavigatorUI
import SwiftUI
import Testing

private struct RootView: View {
  var body: some View {
    ManagedNavigationStack {
      List {
        NavigationLink(to: HomeDestinations.page3) {
          Text("Link to Page 3!")
        }
      }
    }
  }
}

private struct SettingsTabView: View {
  var body: some View {
    ManagedNavigationStack {
      List {
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
      .navigationTitle("Settings")
    }
  }
}

@Suite("Seed 001: Managed Navigation Stacks, Eliminating Navigation Destination Registrations")
struct Seed001RegistrationTests {
  @Test("A link pushes its destination, whatever its method is")
  func linksAlwaysPush() throws {
    let app = TestApp { RootView() }
    try app.tap("Link to Page 3!")
    #expect(app.presentations.isEmpty)
    #expect(app.stack == ["", "Page 3"])
    try app.goBack()
    #expect(app.exists("Link to Page 3!"))
  }

  @Test(
    "Links of three destination types push without registration",
    arguments: [("User Profile", "Profile"), ("Settings", "Settings main"), ("About Navigator", "About")])
  func threeTypes(link: String, title: String) throws {
    let app = TestApp { SettingsTabView() }
    try app.tap(link)
    #expect(app.stack == ["Settings", title])
    try app.goBack()
    #expect(app.stack == ["Settings"])
  }
}
