import Foundation
import NavigatorTesting
import NavigatorUI
import SwiftUI
import Testing

// An existing app. It must compile without changes and work.

nonisolated enum KnownTabs: Int, Hashable, Codable {
  case cinema, account
}

nonisolated enum CinemaDestinations: Hashable, Codable {
  case film(Int)
  case trailer(Int)
  case tickets(Int)
  case seats(Callback<Int>)
  case announce(Int)

  private enum CodingKeys: CodingKey {
    case film
  }

  init(from decoder: any Decoder) throws {
    self = .film(try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .film))
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    if case .film(let number) = self { try container.encode(number, forKey: .film) }
  }
}

extension CinemaDestinations: NavigationDestination {
  var body: some View {
    switch self {
    case .film(let number): FilmView(number: number)
    case .trailer(let number): Text("Trailer \(number)").navigationTitle("Trailer")
    case .tickets(let number): TicketsView(film: number)
    case .seats(let chosen): Button("Seat 12") { chosen(12) }
    case .announce: EmptyView()
    }
  }

  var method: NavigationMethod {
    switch self {
    case .film: .push
    case .trailer: .cover
    case .tickets: .managedSheet
    case .seats: .sheet
    case .announce: .send
    }
  }

  var receiveResumeType: NavigationReceiveResumeType { .auto }
  var detents: Set<PresentationDetent> { [.medium, .large] }
  var selectedDetent: PresentationDetent? { .medium }
  var presentationName: String? { "cinema presentation" }
}

struct CinemaCheckpoints: NavigationCheckpoints {
  static var home: NavigationCheckpoint<Void> { checkpoint() }
  static var chosen: NavigationCheckpoint<Int> { checkpoint() }
}

nonisolated enum CinemaRoutes: NavigationRoutes {
  case film(Int)
  case account
}

struct CinemaRouter: NavigationRouteHandling {
  func route(to route: CinemaRoutes, with navigator: Navigator) {
    switch route {
    case .film(let number): navigator.perform(.reset, .send(KnownTabs.cinema, CinemaDestinations.film(number)))
    case .account: navigator.send(KnownTabs.account)
    }
  }
}

struct FilmURLHandler: NavigationURLHandler {
  func handles(_ url: URL, with navigator: Navigator) -> Bool {
    guard url.host == "film", let number = Int(url.lastPathComponent) else { return false }
    navigator.perform(route: CinemaRoutes.film(number))
    return true
  }
}

extension NavigationAction {
  static var seatRequired: NavigationAction {
    .init { navigator in navigator.isPresented ? .auto : .pause }
  }
}

struct FilmView: View {
  let number: Int
  @Environment(\.navigator) var navigator
  @Environment(\.navigator.isEmpty) var isEmpty
  @State private var chosen = 0
  @State private var triggered = false
  @State private var checkpoint: NavigationCheckpoint<Void>?

  var body: some View {
    List {
      Text("Film \(number), seat \(chosen)\(isEmpty ? " at the root" : "")")
      Button("Tickets") { navigator.navigate(to: CinemaDestinations.tickets(number)) }
      Button("Seats") {
        navigator.present(
          sheet: CinemaDestinations.seats(
            Callback("seats") {
              chosen = $0
              navigator.dismissPresentedViews()
            }))
      }
      Button("Home by checkpoint") { navigator.returnToCheckpoint(CinemaCheckpoints.home) }
      Button("Home by trigger") { triggered = true }
      Button("Home by binding") { checkpoint = CinemaCheckpoints.home }
      Button("Announce") { navigator.navigate(to: CinemaDestinations.announce(number)) }
    }
    .navigationTitle("Film \(number)")
    .navigationCheckpoint(CinemaCheckpoints.chosen) { result in chosen = result }
    .navigationReturnToCheckpoint(trigger: $triggered, checkpoint: CinemaCheckpoints.home)
    .navigationReturnToCheckpoint($checkpoint)
  }
}

struct TicketsView: View {
  let film: Int
  @Environment(\.navigator) var navigator
  @State private var dismisses = false
  @State private var dismissesAny = false

  var body: some View {
    List {
      Button("Choose 3") { navigator.returnToCheckpoint(CinemaCheckpoints.chosen, value: 3) }
      Button("Dismiss") { dismisses = true }
      Button("Dismiss any") { dismissesAny = true }
      NavigationLink("More", to: CinemaDestinations.film(film + 1))
    }
    .navigationTitle("Tickets")
    .navigationDismiss(trigger: $dismisses)
    .navigationDismissAny(trigger: $dismissesAny)
  }
}

struct CinemaApp: View {
  let navigator: Navigator
  @SceneStorage("tab") private var tab = KnownTabs.cinema
  @State private var announced: CinemaDestinations?

  var body: some View {
    TabView(selection: $tab) {
      Tab("Cinema", systemImage: "film", value: KnownTabs.cinema) {
        ManagedNavigationStack(scene: "cinema") { navigator in
          List {
            Text(navigator.isEmpty ? "At the root" : "Deeper")
            NavigationLink(to: CinemaDestinations.film(1)) { Text("Film one") }
            NavigationLink(value: CinemaDestinations.film(2)) { Text("Film two") }
          }
          .navigationTitle("Cinema")
          .navigationCheckpoint(CinemaCheckpoints.home)
          .navigationDestination(CinemaDestinations.self)
          .navigationAutoReceive(CinemaDestinations.self)
        }
      }
      Tab("Account", systemImage: "person", value: KnownTabs.account) {
        ManagedNavigationStack(name: "account") {
          Text("The account").navigationTitle("Account")
        }
      }
    }
    .onNavigationReceive(assign: $tab)
    .onNavigationRoute(CinemaRouter())
    .onNavigationOpenURL(FilmURLHandler())
    .navigationRoot(navigator)
  }
}

@Suite("The API of existing apps compiles without changes")
struct ExistingAppTests {
  private let navigator = Navigator(configuration: NavigationConfiguration(restorationKey: "1.0.0", verbosity: .info))

  private func start() -> TestApp {
    TestApp { CinemaApp(navigator: navigator) }
  }

  @Test("Links work with and without registration")
  func links() throws {
    let app = start()
    try app.tap("Film one")
    #expect(app.stack == ["Cinema", "Film 1"])
    try app.goBack()
    try app.tap("Film two")
    #expect(app.stack == ["Cinema", "Film 2"])
  }

  @Test("Checkpoints work by call, trigger, binding and value")
  func checkpoints() throws {
    let app = start()
    for button in ["Home by checkpoint", "Home by trigger", "Home by binding"] {
      try app.tap("Film one")
      try app.tap(button)
      #expect(app.stack == ["Cinema"], "\(button)")
    }
    try app.tap("Film one")
    try app.tap("Tickets")
    try app.tap("More")
    try app.goBack()
    try app.tap("Choose 3")
    #expect(app.stack == ["Cinema", "Film 1"])
    #expect(app.contains("seat 3"))
  }

  @Test("Callbacks and dismiss triggers work")
  func callbacks() throws {
    let app = start()
    try app.tap("Film one")
    try app.tap("Seats")
    try app.tap("Seat 12")
    #expect(app.presentations.isEmpty)
    #expect(app.contains("seat 12"))
    for button in ["Dismiss", "Dismiss any"] {
      try app.tap("Tickets")
      #expect(app.title == "Tickets")
      try app.tap(button)
      #expect(app.presentations.isEmpty, "\(button)")
    }
  }

  @Test("URLs and routes work from anywhere")
  func urls() throws {
    let app = start()
    navigator.perform(route: CinemaRoutes.account)
    #expect(app.title == "Account")
    try app.open("cinema://film/9")
    #expect(app.stack == ["Cinema", "Film 9"])
    try app.tap("Tickets")
    try app.open("cinema://film/4")
    #expect(app.presentations.isEmpty)
    #expect(app.stack == ["Cinema", "Film 4"])
  }
}
