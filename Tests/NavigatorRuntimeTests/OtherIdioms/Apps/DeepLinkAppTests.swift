import Foundation
import NavigatorTesting
import SwiftUI
import Testing

// A travel app in plain SwiftUI: a split view, a path of several types, sheets in sheets, covers, links, and restoration.

private struct City: Identifiable, Hashable, Codable {
  var id: String
  var hotels: [String]
  static let all = [City(id: "Rome", hotels: ["Roma", "Lupa"]), City(id: "Oslo", hotels: ["Fjord"])]
}

private struct Hotel: Hashable, Codable { let name: String, city: City.ID }
private struct Room: Hashable, Codable { let number: Int }

private enum Modal: Identifiable, Hashable {
  case account(signsIn: Bool)
  case booking(Hotel)

  var id: String {
    switch self {
    case .account: "account"
    case .booking(let hotel): "booking \(hotel.name)"
    }
  }
}

@Observable
@MainActor
private final class Navigation {
  var city: City.ID?
  var path = NavigationPath()
  var modal: Modal?
  var isTouring = false
  var column = NavigationSplitViewColumn.sidebar
  var visibility = NavigationSplitViewVisibility.automatic
  @ObservationIgnored private(set) var rejected: [URL] = []

  func open(_ url: URL) {
    guard url.scheme == "travel", let host = url.host() else { return rejected.append(url) }
    let parts = url.pathComponents.filter { $0 != "/" }
    switch host {
    case "city":
      guard let city = City.all.first(where: { $0.id == parts.first }) else { return rejected.append(url) }
      modal = nil
      self.city = city.id
      column = .detail
      path = NavigationPath()
      if parts.count > 1, city.hotels.contains(parts[1]) { path.append(Hotel(name: parts[1], city: city.id)) }
      if parts.count > 2, let room = Int(parts[2]) { path.append(Room(number: room)) }
    case "account": modal = .account(signsIn: url.query()?.contains("signin") == true)
    case "tour": isTouring = true
    default: rejected.append(url)
    }
  }

  var stored: Data? {
    get { path.codable.flatMap { try? JSONEncoder().encode($0) } }
    set {
      guard let newValue, let codable = try? JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: newValue)
      else { return }
      path = NavigationPath(codable)
    }
  }
}

private struct TravelView: View {
  @State private var navigation = Navigation()
  @SceneStorage("city") private var storedCity: String?
  @SceneStorage("path") private var storedPath: Data?

  private var selection: Binding<City.ID?> {
    Binding {
      navigation.city
    } set: { city in
      navigation.path = NavigationPath()
      navigation.city = city
    }
  }

  var body: some View {
    NavigationSplitView(columnVisibility: $navigation.visibility, preferredCompactColumn: $navigation.column) {
      List(City.all, selection: selection) { city in
        NavigationLink(value: city.id) { Label(city.id, systemImage: "building.2") }
          .badge(city.hotels.count)
      }
      .navigationTitle("Cities")
      .toolbar { Button("Account") { navigation.modal = .account(signsIn: false) } }
    } detail: {
      NavigationStack(path: $navigation.path) {
        Group {
          if let city = City.all.first(where: { $0.id == navigation.city }) {
            CityView(city: city)
          } else {
            Text("Choose a city")
          }
        }
        .navigationDestination(for: Hotel.self) { HotelView(hotel: $0) }
        .navigationDestination(for: Room.self) { RoomView(room: $0) }
      }
    }
    .navigationSplitViewStyle(.balanced)
    .sheet(item: $navigation.modal) { modal in
      switch modal {
      case .account(let signsIn): AccountSheet(signsIn: signsIn)
      case .booking(let hotel): BookingSheet(hotel: hotel)
      }
    }
    .fullScreenCover(isPresented: $navigation.isTouring) { Tour() }
    .environment(navigation)
    .onOpenURL(perform: navigation.open)
    .onChange(of: navigation.city) { storedCity = navigation.city }
    .onChange(of: navigation.path) { storedPath = navigation.stored }
    .onAppear {
      navigation.city = storedCity
      navigation.stored = storedPath
    }
  }
}

private struct CityView: View {
  let city: City
  var body: some View {
    List(city.hotels, id: \.self) { name in
      NavigationLink(name, value: Hotel(name: name, city: city.id))
    }
    .navigationTitle(city.id)
  }
}

private struct HotelView: View {
  let hotel: Hotel
  @Environment(Navigation.self) private var navigation
  @State private var isChoosing = false

  var body: some View {
    VStack {
      Text("Hotel in \(hotel.city)")
      NavigationLink("Room 7", value: Room(number: 7))
      Button("Book") { navigation.modal = .booking(hotel) }
      Button("Choose") { isChoosing = true }
      Link("Other city", destination: URL(string: "travel://city/Oslo/Fjord")!)
    }
    .navigationTitle(hotel.name)
    .navigationDestination(isPresented: $isChoosing) {
      Button("Take room 9") { navigation.path.append(Room(number: 9)) }.navigationTitle("Rooms")
    }
    .environment(
      \.openURL,
      OpenURLAction { url in
        navigation.open(url)
        return .handled
      })
  }
}

private struct RoomView: View {
  let room: Room
  @Environment(Navigation.self) private var navigation
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    List {
      Button("Back to the city") { navigation.path.removeLast(navigation.path.count) }
      Button("Leave") { dismiss() }
    }
    .navigationTitle("Room \(room.number)")
    .navigationBarBackButtonHidden(room.number == 9)
  }
}

private struct AccountSheet: View {
  @State var signsIn: Bool
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Button("Sign in") { signsIn = true }
        .navigationTitle("Account")
        .toolbar { ToolbarItem(placement: .cancellationAction) { Button("Close") { dismiss() } } }
        .sheet(isPresented: $signsIn) {
          Text("Name and password").presentationDetents([.height(200)]).interactiveDismissDisabled()
          Button("Enter") { signsIn = false }
        }
    }
  }
}

private struct BookingSheet: View {
  let hotel: Hotel
  @Environment(Navigation.self) private var navigation
  @State private var asks = false

  var body: some View {
    Button("Cancel booking") { asks = true }
      .confirmationDialog("Really?", isPresented: $asks, titleVisibility: .visible) {
        Button("Yes", role: .destructive) { navigation.modal = nil }
        Button("See the account") { navigation.modal = .account(signsIn: false) }
      }
  }
}

private struct Tour: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.isPresented) private var isPresented
  var body: some View {
    TabView {
      ForEach(City.all) { Text("Welcome to \($0.id)") }
      Button(isPresented ? "End the tour" : "Nothing") { dismiss() }
    }
    .tabViewStyle(.page(indexDisplayMode: .always))
  }
}

/// An app that navigates with a split view, a path, modals and links.
@MainActor
@Suite("An app with links from outside")
struct DeepLinkAppTests {
  private func app(_ configuration: SessionConfiguration = SessionConfiguration(), _ environment: TestEnvironment = .phone)
    -> TestApp
  {
    TestApp(configuration: configuration, environment: environment) { TravelView() }
  }

  @Test("On a phone a city, a hotel and a room are pushed, and Back goes through them to the city")
  func phone() throws {
    let app = app()
    try app.tap("Rome")
    #expect(app.title == "Rome")
    try app.tap("Lupa")
    try app.tap("Room 7")
    #expect(app.title == "Room 7")
    try app.goBack()
    #expect(app.title == "Lupa")
    try app.goBack()
    #expect(app.title == "Rome" && app.stack == ["Cities", "Rome"])
    try app.goBack()
    #expect(app.title == "Cities")
    try app.tap("Oslo")
    #expect(app.title == "Oslo")
  }

  @Test("A link opens a room with the screens below it, dismisses a sheet, and a wrong link changes nothing")
  func links() throws {
    let app = app()
    try app.tap("Account")
    try app.open("travel://city/Rome/Roma/12")
    #expect(app.presentations.isEmpty && app.title == "Room 12")
    try app.open("travel://city/Nowhere")
    #expect(app.title == "Room 12")
    try app.goBack()
    #expect(app.title == "Roma" && app.exists("Hotel in Rome"))
    try app.goBack()
    #expect(app.title == "Rome")
    try app.open("travel://account?signin")
    #expect(app.presentations.map(\.kind) == [.sheet, .sheet])
    #expect(throws: TestFailure.self) { try app.swipeAway() }
    try app.tap("Enter")
    try app.tap("Close")
    #expect(app.presentations.isEmpty && app.title == "Rome")
  }

  @Test("A link in the app is handled by the app, and replaces the city and its screens")
  func ownLink() throws {
    let app = app()
    try app.open("travel://city/Rome/Lupa")
    try app.tap("Other city")
    #expect(app.openedURLs.isEmpty)
    #expect(app.title == "Fjord" && app.exists("Hotel in Oslo"))
    try app.goBack()
    #expect(app.title == "Oslo")
  }

  @Test("A screen that a flag pushes is below a value that is appended there, and removing all leaves the city")
  func flagAndPath() throws {
    let app = app()
    try app.open("travel://city/Oslo/Fjord")
    try app.tap("Choose")
    #expect(app.title == "Rooms")
    try app.tap("Take room 9")
    #expect(app.title == "Room 9")
    #expect(throws: TestFailure.self) { try app.goBack() }
    try app.tap("Back to the city")
    #expect(app.title == "Oslo")
    try app.tap("Fjord")
    #expect(app.title == "Fjord")
  }

  @Test("A dialog replaces the sheet below it by another sheet, and the cover of a link is over all")
  func modals() throws {
    let app = app()
    try app.open("travel://city/Oslo/Fjord")
    try app.tap("Book")
    try app.tap("Cancel booking")
    try app.tap("See the account")
    #expect(app.presentations == [Presentation(.sheet, title: "Account")])
    try app.tap("Close")
    try app.tap("Book")
    try app.tap("Cancel booking")
    try app.tap("Cancel")
    #expect(app.presentations.map(\.kind) == [.sheet])
    try app.tap("Cancel booking")
    try app.tap("Yes")
    #expect(app.presentations.isEmpty)
    try app.open("travel://tour")
    #expect(app.exists("Welcome to Rome") && app.presentations.map(\.kind) == [.cover])
    try app.turnPage(to: 2)
    try app.tap("End the tour")
    #expect(app.presentations.isEmpty && app.title == "Fjord")
  }

  @Test("The city and the path are restored, and a wide window shows both columns")
  func restoration() throws {
    let app = app()
    try app.open("travel://city/Rome/Roma/3")
    let next = self.app(app.continuation, TestEnvironment(windowSize: CGSize(width: 1_200, height: 800)))
    #expect(next.column(.sidebar).exists("Oslo"))
    #expect(next.column(.detail).exists("Back to the city"))
    try next.tap("Leave")
    #expect(next.column(.detail).exists("Hotel in Rome"))
    try next.tap("Oslo")
    #expect(next.column(.detail).exists("Fjord") && !next.column(.detail).exists("Hotel in Rome"))
  }
}
