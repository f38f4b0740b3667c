import NavigatorTesting
import NavigatorUI
import SwiftUI
import Testing

struct PackingApp: View {
  let navigator: Navigator

  var body: some View {
    ManagedNavigationStack {
      TripListView()
        .navigationAutoReceive(TravelDestinations.self)
    }
    .navigationRoot(navigator)
  }
}

@Suite("The article on testing")
struct TestingArticle {
  @Test("The link to a packing list opens it")
  func packingListLink() throws {
    let navigator = Navigator()
    let app = TestApp { PackingApp(navigator: navigator) }
    navigator.send(TravelDestinations.trip(1), TravelDestinations.packingList(1))
    #expect(app.stack == ["Trips", "Trip 1", "Packing list"])
    try app.goBack()
    #expect(app.title == "Trip 1")
  }

  @Test("Leaving a screen is logged")
  func log() throws {
    var events: [NavigationEvent.Event] = []
    let configuration = NavigationConfiguration(logger: { events.append($0.event) }, verbosity: .info)
    let navigator = Navigator(configuration: configuration)
    let app = TestApp { PackingApp(navigator: navigator) }
    try app.tap("Lisbon")
    try app.goBack()
    #expect(events.contains(.navigation(.popped(count: 1))))
  }
}
