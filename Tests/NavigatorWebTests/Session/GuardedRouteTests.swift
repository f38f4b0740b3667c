import NavigatorHost
import NavigatorRuntime
import NavigatorUI
import ServiceLifecycle
import SwiftUI
import Testing

@testable import NavigatorWeb

/// Routes past a guard, in messages that a client sends to an app on the host.
@Suite("Guards on routes that a client sends", .timeLimit(.minutes(20)))
struct GuardedRouteTests {
  private static let route = #"["window","root:/","screen:/account/orders"]"#

  @Test("A message with a route above a guarded screen does not show that screen")
  func go() async throws {
    try await serve { socket, token in
      try await socket.send(#"{"t":"hello","s":"\#(token)","g":0,"n":0,"u":"/"}"#)
      try await socket.expect(.text(#"{"t":"ok"}"#))
      try await socket.send(#"{"t":"go","n":1,"u":"/account/orders","p":\#(Self.route)}"#)
      try await expectRefusal(socket) { $0.contains(#""n":1"#) }
    }
  }

  @Test("A hello with a route above a guarded screen does not show that screen in a new session")
  func hello() async throws {
    try await serve { socket, _ in
      try await socket.send(
        #"{"t":"hello","s":"CCCCCCCCCCCCCCCCCCCCCC","g":0,"n":0,"u":"/account/orders","p":\#(Self.route)}"#)
      try await expectRefusal(socket) { $0.contains("Sign in") }
    }
  }

  /// Reads messages of the server until one for which `isLast` is true. None may contain a guarded screen.
  private func expectRefusal(_ socket: TestSocket, until isLast: (String) -> Bool) async throws {
    for _ in 0..<50 {
      guard case .text(let text) = try await socket.next() else { break }
      #expect(!text.contains("Secret orders"))
      if isLast(text) { return }
    }
    Issue.record("The server has sent no answer.")
  }

  /// Runs a host with the app, loads its page, and connects a socket.
  private func serve(_ body: @escaping @Sendable (TestSocket, _ token: String) async throws -> Void) async throws {
    let ports = Signal<Int>()
    let app = await AppRunner { GuardedApp() }
    let service = WebHost(app: app, port: 0, limits: WebLimits().forBusyMachine, logger: TestHost.quiet) { ports.fire($0) }
    let group = ServiceGroup(services: [service], logger: TestHost.quiet)
    try await withThrowingTaskGroup(of: Void.self) { tasks in
      tasks.addTask { try await group.run() }
      tasks.addTask {
        let port = try #require(await ports.next())
        let host = await TestHost(app: FakeApp(), port: port, group: group)
        do {
          let token = try await host.load()
          try await host.withSocket { try await body($0, token) }
        } catch {
          await group.triggerGracefulShutdown()
          throw error
        }
        await group.triggerGracefulShutdown()
      }
      try await tasks.waitForAll()
    }
  }
}

private struct GuardedApp: App {
  @State private var navigator = Navigator(configuration: NavigationConfiguration(logger: nil))

  var body: some Scene {
    WindowGroup {
      ManagedNavigationStack {
        Text("Welcome").navigationTitle("Home")
          .navigationAddress(GuardedPlaces.home)
      }
      .navigationAddresses(GuardedPlaces.self, GuardedDestinations.self)
      .navigationRoot(navigator)
    }
  }
}

@Routable("")
private enum GuardedPlaces: Hashable {
  @Address("")
  case home
}

@Routable("")
private enum GuardedDestinations: NavigationDestination {
  case account
  @Address("account/orders")
  case orders
  case signIn

  var parent: (any Routable)? {
    switch self {
    case .account: GuardedPlaces.home
    case .orders: GuardedDestinations.account
    case .signIn: nil
    }
  }

  var method: NavigationMethod { self == .signIn ? .managedSheet : .push }

  @MainActor var body: some View {
    switch self {
    case .account:
      Text("Account").navigationTitle("Account")
        .navigationGuard { destination, _ in
          if case .orders? = destination as? GuardedDestinations { .redirect(to: GuardedDestinations.signIn) } else { .allow }
        }
    case .orders: Text("Secret orders").navigationTitle("Orders")
    case .signIn: Text("Sign in").navigationTitle("Sign in")
    }
  }
}
