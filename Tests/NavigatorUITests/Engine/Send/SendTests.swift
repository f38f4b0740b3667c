import NavigatorTesting
import NavigatorUI
import SwiftUI
import Testing

@Suite("Send and receive")
struct SendTests {
  private let navigator = Navigator()

  @Test("A link continues through a tab that was never shown, in one turn")
  func neverShownTab() throws {
    let app = TestApp { TabsApp(navigator) }
    #expect(app.stack == ["Home"])
    navigator.send(RootTabs.orders, OrderDestinations.order(7), OrderDestinations.receipt(7))
    #expect(app.title == "Receipt 7")
    #expect(app.presentations.map(\.kind) == [.sheet])
    try app.swipeAway()
    #expect(app.stack == ["Orders", "Order 7"])
  }

  @Test("A value sent before the first view waits for that view")
  func coldStart() throws {
    navigator.send(RootTabs.orders, OrderDestinations.order(1))
    let app = TestApp { TabsApp(navigator) }
    #expect(app.stack == ["Orders", "Order 1"])
  }

  @Test("Actions close and pop first, also from inside a sheet")
  func actions() throws {
    let app = TestApp { TabsApp(navigator) }
    navigator.send(RootTabs.orders, OrderDestinations.order(1), OrderDestinations.receipt(1))
    #expect(app.presentations.count == 1)
    let inSheet = navigator.currentNavigator
    #expect(inSheet.isPresented)
    inSheet.perform(.reset, .send(RootTabs.home, HomeDestinations.pageN(3)), .popAll(in: "orders"))
    #expect(app.stack == ["Home", "Page 3"])
    #expect(navigator.named("orders")?.isEmpty == true)
  }

  @Test("A value without a receiver is reported, and the rest continues")
  func unhandled() throws {
    let app = TestApp { TabsApp(navigator) }
    withKnownIssue {
      navigator.send(RootTabs.settings, "nobody wants this", SettingsDestinations.main)
      #expect(app.stack == ["Settings", "Settings main"])
    } matching: {
      $0.description.contains("No view receives nobody wants this")
    }
  }

  @Test("onNavigationUnhandled replaces the report")
  func unhandledHandler() throws {
    var unhandled: [AnyHashable] = []
    let app = TestApp {
      Tabs()
        .onNavigationUnhandled { value, navigator in
          unhandled.append(AnyHashable(value))
          return .cancel
        }
        .navigationRoot(navigator)
    }
    navigator.send(RootTabs.settings, 42, SettingsDestinations.main)
    #expect(app.stack == ["Settings"])
    #expect(unhandled == [42])
  }

  @Test("A pause holds the remaining values until they are resumed")
  func pause() throws {
    let app = TestApp { TabsApp(navigator) }
    navigator.send(RootTabs.orders, NavigationAction.pause, OrderDestinations.order(2))
    #expect(app.stack == ["Orders"])
    #expect(navigator.isPaused)
    navigator.resume(condition: false)
    #expect(app.stack == ["Orders"])
    navigator.resume()
    #expect(app.stack == ["Orders", "Order 2"])
    navigator.send(NavigationAction.pause, OrderDestinations.order(3))
    #expect(app.stack == ["Orders", "Order 2"])
    navigator.cancelResume()
    navigator.resume()
    #expect(app.stack == ["Orders", "Order 2"])
  }

  @Test("A link of 500 steps reaches its destination")
  func longLink() async throws {
    let app = TestApp { TabsApp(navigator) }
    navigator.send(values: [RootTabs.home] + (0..<500).map { HomeDestinations.pageN($0) })
    await app.settle()
    #expect(app.stack.count == 501)
    #expect(app.title == "Page 499")
  }

  @Test("A timed pause uses the configuration's clock")
  func delay() async throws {
    let clock = TestClock()
    let navigator = Navigator(configuration: NavigationConfiguration(executionDelay: 5, clock: clock))
    let app = TestApp { TabsApp(navigator) }
    navigator.send(RootTabs.orders, OrderDestinations.order(2))
    await app.settle()
    #expect(app.stack == ["Orders"])
    await clock.advance(by: .seconds(5))
    await app.settle()
    #expect(app.stack == ["Orders", "Order 2"])
  }

  @Test("The older registration supports links by value and receives values")
  func destinationAutoReceive() throws {
    let app = TestApp {
      ManagedNavigationStack {
        NavigationLink("By value", value: HomeDestinations.pageN(1))
          .navigationTitle("Root")
          .navigationDestinationAutoReceive(HomeDestinations.self)
      }
      .navigationRoot(navigator)
    }
    try app.tap("By value")
    #expect(app.stack == ["Root", "Page 1"])
    navigator.send(HomeDestinations.pageN(2))
    #expect(app.stack == ["Root", "Page 1", "Page 2"])
  }

  @Test(
    "A receiver outside of the root's views is reported with its location", arguments: ["receive", "assign", "auto", "unhandled"])
  func outside(way: String) {
    withKnownIssue {
      let app = TestApp { OutsideView(navigator: navigator, way: way) }
      #expect(app.exists("Within"))
    } matching: {
      $0.description.contains("outside of every managed view") && $0.description.contains("onNavigation")
    }
  }
}

private struct OutsideView: View {
  let navigator: Navigator
  let way: String
  @State private var number = 0

  var body: some View {
    let root = Text("Within").navigationRoot(navigator)
    switch way {
    case "receive": root.onNavigationReceive { (_: Int) in .auto }
    case "assign": root.onNavigationReceive(assign: $number)
    case "auto": root.navigationAutoReceive(HomeDestinations.self)
    default: root.onNavigationUnhandled { _, _ in .auto }
    }
  }
}
