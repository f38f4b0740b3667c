import NavigatorTesting
import NavigatorUI
import SwiftUI
import Testing

@Suite("Dismiss triggers")
struct DismissTriggerTests {
  private let stage = Stage { TriggerScreen() }

  @Test("navigationDismiss closes the presentation that contains the view")
  func dismiss() throws {
    try stage.navigator.present(sheet: TriggerDestination.screen, managed: true)
    #expect(stage.app.presentations.count == 1)
    try stage.app.tap("Dismiss")
    #expect(stage.app.presentations.isEmpty)
    try stage.app.tap("Dismiss")
    #expect(stage.app.exists("Dismiss: no"))
  }

  @Test(
    "navigationDismissPresented closes the presentation of the view's navigator", arguments: ["Presented", "Any", "Children"])
  func fromBelow(trigger: String) throws {
    try stage.navigator.present(sheet: HomeDestinations.page3, managed: true)
    try stage.app.tap("Dismiss by navigator")
    try stage.navigator.present(sheet: HomeDestinations.page3, managed: true)
    stage.app.session.settle()
    let trigger = try #require(Triggers.Kind(rawValue: trigger))
    try stage.navigator.send(Triggers(kind: trigger))
    #expect(stage.app.presentations.isEmpty)
    #expect(stage.app.exists("\(trigger.rawValue): no"))
  }

  @Test("navigationDismissAny closes all presentations; a lock refuses it, and the flag is reset nevertheless")
  func locked() throws {
    try stage.navigator.present(sheet: TriggerDestination.locked, managed: true)
    try stage.app.tap("Any")
    #expect(stage.app.presentations.count == 1)
    #expect(stage.app.exists("Any: no"))
    try stage.app.swipeAway()
    try stage.navigator.present(sheet: TriggerDestination.screen, managed: true)
    try stage.app.tap("Any")
    #expect(stage.app.presentations.isEmpty)
  }
}

/// The flag to set, sent to a covered screen.
private struct Triggers: Hashable {
  enum Kind: String {
    case dismiss = "Dismiss"
    case presented = "Presented"
    case any = "Any"
    case children = "Children"
  }

  let kind: Kind
}

nonisolated private enum TriggerDestination: NavigationDestination {
  case screen
  case locked

  var body: some View {
    switch self {
    case .screen: TriggerScreen()
    case .locked: TriggerScreen().navigationLocked()
    }
  }
}

private struct TriggerScreen: View {
  @State private var dismiss = false
  @State private var presented = false
  @State private var any = false
  @State private var children = false

  var body: some View {
    List {
      Button("Dismiss") { dismiss = true }.navigationDismiss(trigger: $dismiss)
      Button("Presented") { presented = true }.navigationDismissPresented(trigger: $presented)
      Button("Any") { any = true }.navigationDismissAny(trigger: $any)
      Button("Children") { children = true }.navigationDismissAnyChildren(trigger: $children)
      Text("Dismiss: \(dismiss ? "yes" : "no")")
      Text("Presented: \(presented ? "yes" : "no")")
      Text("Any: \(any ? "yes" : "no")")
      Text("Children: \(children ? "yes" : "no")")
    }
    .onNavigationReceive { (triggers: Triggers) in
      switch triggers.kind {
      case .dismiss: dismiss = true
      case .presented: presented = true
      case .any: any = true
      case .children: children = true
      }
      return .auto
    }
  }
}
