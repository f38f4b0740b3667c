import NavigatorHost
import NavigatorTesting
import NavigatorUI
import SwiftUI
import Testing

@Observable
private final class Pass {
  var isShown = false
  @ObservationIgnored var asked: [String] = []
  @ObservationIgnored var bodies: [String] = []
}

@Routable
nonisolated private enum MuseumDestinations: NavigationDestination {
  case wing, room(Int), exhibit(Int), shop, signIn

  var body: some View {
    switch self {
    case .wing: WingView()
    case .room(let number): RoomView(title: "Room \(number)")
    case .exhibit(let number): RoomView(title: "Exhibit \(number)")
    case .shop: Text("Postcards").navigationTitle("Shop")
    case .signIn: PassView()
    }
  }

  var method: NavigationMethod {
    switch self {
    case .signIn, .shop: .managedSheet
    default: .push
    }
  }

  var parent: (any Routable)? {
    switch self {
    case .wing, .signIn: nil
    case .room: MuseumDestinations.wing
    case .exhibit(let number): MuseumDestinations.room(number)
    case .shop: MuseumDestinations.exhibit(1)
    }
  }
}

/// A guard that denies users without a pass. It is on this screen and not around the stack.
private struct WingView: View {
  @Environment(Pass.self) private var pass

  var body: some View {
    pass.bodies.append("Wing")
    return Text("The wing")
      .navigationTitle("Wing")
      .navigationGuard { destination, _ in
        pass.asked.append("\(destination)")
        if destination as? MuseumDestinations == .room(13) { return .deny }
        guard case .room? = destination as? MuseumDestinations, !pass.isShown else { return .allow }
        return .redirect(to: MuseumDestinations.signIn)
      }
  }
}

private struct RoomView: View {
  let title: String
  @Environment(Pass.self) private var pass

  var body: some View {
    pass.bodies.append(title)
    return Text("Here is \(title)").navigationTitle(title)
  }
}

private struct PassView: View {
  @Environment(Pass.self) private var pass
  @Environment(\.navigator) private var navigator

  var body: some View {
    List {
      Button("Show it") {
        pass.isShown = true
        navigator.dismiss()
      }
      Button("Not now") { navigator.dismiss() }
    }
    .navigationTitle("Your pass")
  }
}

@Suite("Addresses behind a guard on an intermediate screen")
struct GuardedAddressTests {
  private let pass = Pass()
  private let navigator = Navigator(configuration: NavigationConfiguration(logger: nil))

  private func start(_ address: String? = nil) -> TestApp {
    let (pass, navigator) = (pass, navigator)
    return TestApp(configuration: SessionConfiguration(url: address)) {
      ManagedNavigationStack(name: "museum") {
        Text("Welcome").navigationTitle("Museum")
      }
      .navigationAddresses(MuseumDestinations.self)
      .navigationRoot(navigator)
      .environment(pass)
    }
  }

  nonisolated static let places: [(address: String, before: [String], after: [[String]])] = [
    ("/museum/room/2", ["room(2)"], [["Museum", "Wing", "Room 2"]]),
    ("/museum/exhibit/2", ["room(2)"], [["Museum", "Wing", "Room 2", "Exhibit 2"]]),
    ("/museum/shop", ["room(1)"], [["Museum", "Wing", "Room 1", "Exhibit 1"], ["Shop"]]),
  ]

  @Test("A link at launch is redirected by the guard and then continues to its end", arguments: places)
  func cold(place: (address: String, before: [String], after: [[String]])) throws {
    let app = start(place.address)
    #expect(app.stacks == [["Museum", "Wing"], ["Your pass"]])
    #expect(app.address == "/museum/sign-in")
    #expect(pass.asked.filter { $0 != "signIn" } == place.before)
    #expect(!pass.bodies.contains { $0 != "Wing" })
    try app.tap("Show it")
    #expect(app.stacks == place.after)
    #expect(app.address == place.address)
    #expect(navigator.intendedDestination == nil)
  }

  @Test("The guard is evaluated for a link in a running app as well", arguments: places)
  func warm(place: (address: String, before: [String], after: [[String]])) throws {
    let app = start()
    try app.open(place.address)
    #expect(app.stacks == [["Museum", "Wing"], ["Your pass"]])
    try app.tap("Show it")
    #expect(app.stacks == place.after)
    try app.open("/museum/wing")
    #expect(app.stacks == [["Museum", "Wing"]])
    try app.open(place.address)
    #expect(app.stacks == place.after)
  }

  @Test("A denied user stays below the guarded screen, and the rest of the route is cancelled")
  func refused() throws {
    let app = start("/museum/shop")
    try app.tap("Not now")
    #expect(app.stacks == [["Museum", "Wing"]])
    #expect(navigator.intendedDestination == nil)
  }

  @Test("A route ends below a denied screen and never shows the screens above it")
  func denied() throws {
    pass.isShown = true
    let app = start("/museum/exhibit/13")
    #expect(app.stacks == [["Museum", "Wing"]])
    #expect(pass.bodies.allSatisfy { $0 == "Wing" })
  }

  @Test("An address that arrives during a redirect replaces the first")
  func another() throws {
    let app = start("/museum/exhibit/2")
    try app.open("/museum/wing")
    #expect(app.stacks == [["Museum", "Wing"]])
    pass.isShown = true
    try app.open("/museum/room/3")
    #expect(app.stacks == [["Museum", "Wing", "Room 3"]])
  }
}
