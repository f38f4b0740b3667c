import Foundation
import NavigatorHost
import NavigatorTesting
import NavigatorUI
import SwiftUI
import Testing

/// A house as an app: rooms are pushed, closets and cellars are presented.
nonisolated enum HouseRooms: NavigationDestination, Codable {
  case hall
  case room(Int)
  case closet(Int)
  case drawer
  case cellar

  var body: some View {
    switch self {
    case .hall: Text("The hall").navigationTitle("Hall")
    case .room(let number): NumberedRoom(number: number)
    case .closet(let number): Text("Closet \(number)").navigationTitle("Closet \(number)")
    case .drawer: Text("The drawer")
    case .cellar: ManagedNavigationStack { Text("The cellar").navigationTitle("Cellar") }
    }
  }

  var method: NavigationMethod {
    switch self {
    case .hall, .room: .push
    case .closet: .managedSheet
    case .drawer: .sheet
    case .cellar: .cover
    }
  }
}

struct NumberedRoom: View {
  let number: Int
  @Environment(\.navigator) private var navigator

  var body: some View {
    List {
      NavigationLink("Next room", to: HouseRooms.room(number + 1))
      Button("Closet") { navigator.navigate(to: HouseRooms.closet(number)) }
    }
    .navigationTitle("Room \(number)")
  }
}

/// A destination that cannot be saved.
nonisolated enum SecretRooms: NavigationDestination {
  case vault

  var body: some View { Text("The vault").navigationTitle("Vault") }
}

/// A destination of another type.
nonisolated enum Gardens: NavigationDestination, Codable {
  case lawn
  case bed(name: String)

  var body: some View {
    switch self {
    case .lawn: Text("The lawn").navigationTitle("Lawn")
    case .bed(let name): Text("A bed").navigationTitle("Bed of \(name)")
    }
  }
}

/// A scene of an app that ends and restarts with its stored values.
@MainActor
final class RestorationStage {
  private(set) var app: TestApp
  private(set) var navigator: Navigator
  private(set) var events: [NavigationEvent.Event] = []
  private let makeView: (Navigator) -> AnyView
  private let types: NavigationDestinationTypes
  private let key: String?

  /// - Parameter view: The view that contains the root navigator's view.
  init<Content: View>(
    types: NavigationDestinationTypes = [HouseRooms.self, Gardens.self], key: String? = nil,
    stored: [String: StoredValue] = [:], @ViewBuilder view: @escaping () -> Content
  ) {
    self.types = types
    self.key = key
    makeView = { navigator in AnyView(view().navigationRoot(navigator)) }
    navigator = Navigator()
    app = TestApp { EmptyView() }
    start(SessionConfiguration(sceneValues: stored), key: key)
  }

  /// A house with one stack.
  convenience init(
    types: NavigationDestinationTypes = [HouseRooms.self, Gardens.self], key: String? = nil, saved: String? = nil
  ) {
    let stored = saved.map { ["NavigatorUI.navigator.house": StoredValue.data([UInt8]($0.utf8))] }
    self.init(types: types, key: key, stored: stored ?? [:]) {
      ManagedNavigationStack(scene: "house") { Text("The door").navigationTitle("House") }
    }
  }

  /// Ends the session and starts another one with its stored values.
  func restart(key: String? = nil) {
    app.session.settle()
    app.end()
    start(app.session.continuation, key: key ?? self.key)
  }

  private func start(_ configuration: SessionConfiguration, key: String?) {
    events = []
    navigator = Navigator(
      configuration: NavigationConfiguration(
        restorationKey: key, logger: { [weak self] in self?.events.append($0.event) }, verbosity: .info,
        restorableDestinations: types))
    let view = makeView
    app = TestApp(configuration: configuration) { [navigator] in view(navigator) }
  }

  /// The navigator of the stack.
  var house: Navigator {
    get throws {
      app.session.settle()
      return try #require(navigator.named("house"))
    }
  }

  /// The navigator of the front screen.
  var front: Navigator {
    app.session.settle()
    return navigator.currentNavigator
  }

  /// Returns the scene's stored value for a stack.
  func saved(_ scene: String = "house") -> String? {
    app.session.settle()
    guard case .data(let bytes)? = app.session.sceneValues["NavigatorUI.navigator.\(scene)"] else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The omitted and the refused entries.
  var complaints: [String] {
    events.compactMap {
      switch $0 {
      case .restoration(.leftOut(let text)), .restoration(.refused(let text)): text
      default: nil
      }
    }
  }
}
