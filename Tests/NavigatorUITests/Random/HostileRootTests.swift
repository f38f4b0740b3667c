import NavigatorTesting
import SwiftUI
import Testing

@testable import NavigatorUI

/// The signed-in user. Each user has a separate root.
@Observable
private final class Account {
  var root: Navigator

  init(_ root: Navigator) {
    self.root = root
  }
}

private struct AccountApp: View {
  let account: Account

  var body: some View {
    TabsApp(account.root)
  }
}

@Suite("Replaced roots and multiple roots")
struct HostileRootTests {
  private static func root() -> Navigator {
    Navigator(configuration: NavigationConfiguration(logger: nil))
  }

  @Test("A root that replaces another has new state and owns the tree", arguments: [false, true])
  func exchanged(sendsBefore: Bool) throws {
    let roots = [Self.root(), Self.root()]
    let account = Account(roots[0])
    let app = TestApp { AccountApp(account: account) }
    roots[0].send(RootTabs.orders, OrderDestinations.order(1), OrderDestinations.receipt(1))
    app.session.settle()
    roots[0].present(cover: HomeDestinations.page2)
    app.session.settle()
    if sendsBefore { roots[1].send(RootTabs.settings, SettingsDestinations.main) }
    account.root = roots[1]
    app.session.settle()
    #expect(app.presentations.isEmpty)
    #expect(app.stack == (sendsBefore ? ["Settings", "Settings main"] : ["Home"]))
    #expect(roots[0].children.isEmpty)
    roots[1].send(RootTabs.orders, OrderDestinations.order(2))
    #expect(app.stack == ["Orders", "Order 2"])
    #expect(roots[1].named("orders")?.count == 1)
    #expect(roots[1].currentNavigator.name == "orders")
    roots[1].present(sheet: HomeDestinations.page3, managed: true)
    #expect(app.title == "Page 3")
    #expect(roots[1].dismissPresentedViews())
    #expect(app.presentations.isEmpty)
    account.root = roots[0]
    app.session.settle()
    roots[0].perform(.reset, .send(RootTabs.home, HomeDestinations.pageN(4)))
    #expect(app.stack == ["Home", "Page 4"])
  }

  @Test("Two roots side by side share no names, values, checkpoints, guards and locks")
  func sideBySide() throws {
    let roots = [Self.root(), Self.root()]
    var received: [String] = []
    let app = TestApp {
      VStack {
        ForEach(0..<2, id: \.self) { index in
          ManagedNavigationStack(name: "same") {
            Text("Root \(index)")
              .navigationCheckpoint(KnownCheckpoints.home) { received.append("home of \(index)") }
              .navigationAutoReceive(Rooms.self)
          }
          .navigationGuard { destination, _ in
            received.append("guard of \(index)")
            return .allow
          }
          .navigationRoot(roots[index])
        }
      }
      .environment(Journal())
    }
    roots[0].send(Rooms.locked(1))
    app.session.settle()
    #expect(roots.map { $0.named("same")?.count } == [1, 0])
    #expect(roots.map(\.isNavigationLocked) == [true, false])
    #expect(roots.map { $0.canReturnToCheckpoint(KnownCheckpoints.home) } == [false, true])
    #expect(roots[1].returnToCheckpoint(KnownCheckpoints.home))
    roots[1].send(Rooms.plain(2))
    app.session.settle()
    #expect(received == ["guard of 0", "home of 1", "guard of 1"])
    #expect(roots.map { $0.named("same")?.count } == [1, 1])
  }

  @Test("A link that waits for an app's own sheet continues when the sheet is closed")
  func plainSheet() throws {
    let navigator = Self.root()
    let app = TestApp {
      ManagedNavigationStack {
        PlainSheet().navigationAutoReceive(OrderDestinations.self)
      }
      .navigationRoot(navigator)
    }
    try app.tap("Open")
    navigator.send(OrderDestinations.receipt(1), OrderDestinations.order(2))
    app.session.settle()
    #expect(app.presentations.count == 1)
    #expect(app.exists("A plain sheet"))
    try app.swipeAway()
    #expect(app.title == "Receipt 1")
    #expect(navigator.children.first?.count == 1)
    try app.swipeAway()
    #expect(app.stack == ["Root", "Order 2"])
  }
}

private struct PlainSheet: View {
  @State private var isOpen = false

  var body: some View {
    Button("Open") { isOpen = true }
      .navigationTitle("Root")
      .sheet(isPresented: $isOpen) { Text("A plain sheet") }
  }
}
