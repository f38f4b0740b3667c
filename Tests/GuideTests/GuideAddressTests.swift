import NavigatorHost
import NavigatorTesting
import Testing

@testable import ExampleGuide

@MainActor
@Suite("Addresses of the Guide")
struct GuideAddressTests {
  nonisolated static let places: [(address: String, stacks: [[String]])] =
    GuideSection.allCases.map { ("/\($0.rawValue)", [["Guide", $0.title]]) } + [
      ("/", [["Guide"]]),
      ("/home/page-n/55", [["Guide", "Destination views", "Home Page 55"]]),
      ("/settings/main", [["Guide", "Links without registration", "Settings"]]),
      ("/settings/page3", [["Guide", "Links without registration", "Settings Page 3"]]),
      ("/profile/main", [["Guide", "Links without registration", "User Profile"]]),
      ("/about/main", [["Guide", "Links without registration", "About Navigator"]]),
      ("/optionals/row/2", [["Guide", "Driven by optionals", "Detail for 2"]]),
      ("/optionals/counter/7", [["Guide", "Driven by optionals", "Counter"]]),
      ("/enums/counter/7", [["Guide", "Driven by enums", "Counter"]]),
      ("/enums/report/7", [["Guide", "Driven by enums", "Report of 7"]]),
      ("/stacks/root", [["Guide", "Managed stacks"], ["Root"]]),
      ("/messages/inbox", [["Guide", "Search and swipe", "Inbox"]]),
      ("/messages/message/Which%20frequency%3F", [["Guide", "Search and swipe", "Which frequency?"]]),
      ("/home/page3", [["Guide", "Destination views"], ["Home Page 3"]]),
      ("/account/sign-in", [["Guide", "Guards"], ["Sign in"]]),
      ("/nowhere", [["Guide", "Not Found"]]),
      ("/home/page-n/many", [["Guide", "Not Found"]]),
    ]

  @Test("Each address opens its screen in an app that has just started", arguments: places)
  func cold(place: (address: String, stacks: [[String]])) {
    let app = TestApp(GuideApp(), configuration: SessionConfiguration(url: place.address))
    #expect(app.stacks == place.stacks)
    #expect(app.address == place.address)
  }

  @Test("Each address opens its screen from any other screen")
  func warm() throws {
    let app = TestApp(GuideApp())
    for place in Self.places.dropLast(2) + Self.places.dropLast(2).reversed() {
      try app.open(place.address)
      #expect(app.stacks == place.stacks)
    }
  }

  @Test("An address behind a guard shows the sign-in first, and then its screen")
  func guarded() throws {
    let app = TestApp(GuideApp(), configuration: SessionConfiguration(url: "/account/orders"))
    #expect(app.stacks == [["Guide", "Guards"], ["Sign in"]])
    #expect(app.address == "/account/sign-in")
    try app.tap("Sign in")
    #expect(app.stacks == [["Guide", "Guards", "Your orders"]])
    #expect(app.address == "/account/orders")
  }

  @Test("A state-driven screen has an address, and edits the value in the address")
  func state() throws {
    let app = TestApp(GuideApp(), configuration: SessionConfiguration(url: "/enums/text/a%2Fb"))
    #expect(app.exists("3 letters"))
    try app.tap("Count them")
    #expect(app.stack == ["Guide", "Driven by enums", "Counter"])
  }
}
