import NavigatorTesting
import NavigatorUI
import SwiftUI
import Testing

extension NavigationAction {
  /// An app's own action, as in the documentation.
  fileprivate static func authenticationRequired(_ isSignedIn: Bool) -> NavigationAction {
    NavigationAction { _ in isSignedIn ? .auto : .pause }
  }

  fileprivate static var authenticationRequired: NavigationAction {
    NavigationAction { _ in .pause }
  }
}

private struct LockableTabs: View {
  let navigator: Navigator
  let isLocked: Bool

  var body: some View {
    Group {
      if isLocked { Tabs().navigationLocked() } else { Tabs() }
    }
    .navigationRoot(navigator)
  }
}

@Suite("Sent actions")
struct NavigationActionTests {
  private let navigator = Navigator(configuration: NavigationConfiguration(logger: nil))

  private func start(isLocked: Bool = false) -> TestApp {
    let navigator = navigator
    return TestApp { LockableTabs(navigator: navigator, isLocked: isLocked) }
  }

  /// Shows the orders with a pushed order and its receipt in a sheet, and home with a page.
  private func startDeep(isLocked: Bool = false) -> TestApp {
    let app = start(isLocked: isLocked)
    navigator.send(
      RootTabs.home, HomeDestinations.pageN(1), RootTabs.orders, OrderDestinations.order(1), OrderDestinations.receipt(1))
    #expect(app.presentations.count == 1)
    return app
  }

  @Test("dismissAny closes all presentations and pops nothing")
  func dismissAny() {
    let app = startDeep()
    navigator.currentNavigator.perform(.dismissAny)
    #expect(app.presentations.isEmpty)
    #expect(app.stack == ["Orders", "Order 1"])
  }

  @Test("popAny pops all stacks and closes nothing")
  func popAny() {
    let app = startDeep()
    navigator.perform(.popAny)
    #expect(app.presentations.count == 1)
    #expect(navigator.named("orders")?.isEmpty == true)
    #expect(navigator.named("home")?.isEmpty == true)
  }

  @Test("reset closes all presentations and pops all stacks")
  func reset() {
    let app = startDeep()
    navigator.perform(.reset)
    #expect(app.presentations.isEmpty)
    #expect(app.stack == ["Orders"])
    #expect(navigator.named("home")?.isEmpty == true)
  }

  @Test("popAll(in:) pops one stack; an unknown name is reported, and the rest continues")
  func popAllIn() {
    let app = startDeep()
    navigator.perform(.dismissAny, .popAll(in: "home"))
    #expect(app.stack == ["Orders", "Order 1"])
    #expect(navigator.named("home")?.isEmpty == true)
    withKnownIssue {
      navigator.perform(.popAll(in: "nobody"), .popAll(in: "orders"))
      #expect(app.stack == ["Orders"])
    } matching: {
      $0.description.contains("There is no navigator with the name nobody")
    }
  }

  @Test("with(navigator:) provides the navigator with that name")
  func withNavigator() {
    let app = startDeep()
    navigator.perform(.dismissAny, .with(navigator: "orders") { $0.push(OrderDestinations.order(2)) })
    #expect(app.stack == ["Orders", "Order 1", "Order 2"])
  }

  @Test("A lock ends a link at dismissAny, popAny, reset and locked", arguments: ["dismissAny", "popAny", "reset", "locked"])
  func locks(name: String) {
    let app = startDeep(isLocked: true)
    let actions: [NavigationAction] = [.dismissAny, .popAny, .reset, .locked]
    guard let action = actions.first(where: { $0.name == name }) else { return }
    navigator.perform(action, .send(RootTabs.settings))
    #expect(app.presentations.count == 1)
    #expect(navigator.named("orders")?.count == 1)
    #expect(navigator.named("settings") == nil)
  }

  @Test("locked continues a link if nothing is locked, and empty always does")
  func unlocked() {
    let app = start()
    navigator.perform(.locked, .empty, .send(RootTabs.settings, SettingsDestinations.main))
    #expect(app.stack == ["Settings", "Settings main"])
  }

  @Test("pause holds the rest until it is resumed, and an app's own action can do so too")
  func pause() {
    let app = start()
    for action in [NavigationAction.pause, .authenticationRequired, .authenticationRequired(false)] {
      navigator.perform(action, .send(HomeDestinations.pageN(1)))
      #expect(app.stack == ["Home"])
      navigator.resume()
      #expect(app.stack == ["Home", "Page 1"])
      navigator.perform(.reset)
    }
    navigator.perform(.authenticationRequired(true), .send(HomeDestinations.pageN(2)))
    #expect(app.stack == ["Home", "Page 2"])
  }

  @Test("action(handler:) performs a closure of the app, which decides how the rest continues")
  func action() {
    let app = start()
    navigator.perform(
      .action { navigator in
        navigator.named("home")?.push(HomeDestinations.pageN(5))
        return .inserting([RootTabs.settings, SettingsDestinations.main])
      }, .send(SettingsDestinations.page3))
    #expect(app.stack == ["Settings", "Settings main", "Settings 3"])
    #expect(navigator.named("home")?.count == 1)
    navigator.perform(.action { _ in .cancel }, .reset)
    #expect(app.stack.count == 3)
  }

  @Test("Two actions are equal if their names and values are")
  func equality() {
    #expect(NavigationAction.send(1, "a") == .send(1, "a"))
    #expect(NavigationAction.send(1) != .send(2))
    #expect(NavigationAction.popAll(in: "a") == .popAll(in: "a"))
    #expect(NavigationAction.popAll(in: "a") != .popAll(in: "b"))
    #expect(NavigationAction.authenticationRequired == .authenticationRequired)
    #expect(Set([NavigationAction.reset, .reset, .popAny]).count == 2)
    #expect(NavigationAction.reset.name == "reset")
    #expect(NavigationAction("custom") { _ in .auto }.description == "custom")
    #expect(NavigationAction.send(RootTabs.home).description == "send home")
  }
}
