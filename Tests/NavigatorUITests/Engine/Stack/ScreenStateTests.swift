import NavigatorTesting
import SwiftUI
import Testing

@testable import NavigatorUI

private struct EnvironmentReader: View {
  @Environment(\.navigator.isEmpty) private var isAtRoot
  @Environment(\.navigator) private var navigator

  var body: some View {
    Text(isAtRoot ? "at the root" : "not at the root")
  }
}

private struct TabletLayout: View {
  @Environment(\.navigator) private var navigator

  var body: some View {
    Text("pushed: \(navigator.count)")
  }
}

nonisolated private struct Message: Hashable {
  let text: String
}

nonisolated private enum InboxDestination: NavigationDestination {
  case messages

  var body: some View { Inbox() }
}

private struct Inbox: View {
  @State private var count = 0
  @State private var text = "nothing yet"

  var body: some View {
    Button("Count: \(count)") { count += 1 }
    Text(text)
      .onNavigationReceive { (message: Message) in
        text = message.text
        return .auto
      }
  }
}

@Suite("The state of screens")
struct ScreenStateTests {
  @Test("A pushed screen keeps its state while another screen covers it")
  func stateStays() throws {
    let stage = Stage()
    try stage.navigator.push(HomeDestinations.pageN(1))
    try stage.app.tap("Count: 0")
    try stage.app.tap("Deeper")
    #expect(stage.app.stack == ["Home", "Page 1", "Page 2"])
    #expect(stage.app.exists("Count: 0"))
    try stage.app.goBack()
    #expect(stage.app.exists("Count: 1"))
  }

  @Test("A screen that was popped and pushed again has new state")
  func stateEnds() throws {
    let stage = Stage()
    try stage.navigator.push(HomeDestinations.pageN(1))
    try stage.app.tap("Count: 0")
    try stage.app.goBack()
    try stage.navigator.push(HomeDestinations.pageN(1))
    #expect(stage.app.exists("Count: 0"))
  }

  @Test("A screen that is popped and pushed again in one turn keeps its state and receives sent values")
  func samePushInOneTurn() throws {
    let stage = Stage()
    let navigator = try stage.navigator
    navigator.push(InboxDestination.messages)
    try stage.app.tap("Count: 0")
    navigator.pop()
    navigator.push(InboxDestination.messages)
    navigator.send(Message(text: "hello"))
    #expect(stage.app.exists("Count: 1"))
    #expect(stage.app.exists("hello"))
    #expect(navigator.destinations(of: InboxDestination.self) == [.messages])
  }

  @Test("A screen that a link pushes again below another one is recognized")
  func sameLinkInOneTurn() throws {
    let stage = Stage { NavigationLink("Messages", to: InboxDestination.messages) }
    try stage.app.tap("Messages")
    let navigator = try stage.navigator
    let path = navigator.path
    navigator.pop()
    navigator.path = path
    navigator.push(AboutDestinations.main)
    stage.app.session.settle()
    #expect(navigator.destinations(of: InboxDestination.self) == [.messages])
    #expect(navigator.destinations.count == 2)
  }

  @Test("State below a sheet is kept")
  func stateUnderSheet() throws {
    let stage = Stage()
    try stage.navigator.push(HomeDestinations.pageN(1))
    try stage.app.tap("Count: 0")
    try stage.navigator.present(sheet: HomeDestinations.page2)
    try stage.app.tap("Dismiss by navigator")
    #expect(stage.app.exists("Count: 1"))
  }

  @Test("The navigator is the same while its stack exists")
  func navigatorStays() throws {
    let stage = Stage { TabletLayout() }
    let before = try stage.navigator
    #expect(stage.app.exists("pushed: 0"))
    before.push(HomeDestinations.pageN(1))
    before.pop()
    #expect(stage.app.exists("pushed: 0"))
    #expect(try stage.navigator === before)
  }

  @Test("Key paths into the navigator work in the environment")
  func keyPaths() throws {
    let app = TestApp {
      ManagedNavigationStack { navigator in
        Button("Push") { navigator.push(HomeDestinations.pageN(1)) }
          .toolbar { EnvironmentReader() }
      }
    }
    #expect(app.exists("at the root"))
    try app.tap("Push")
    try app.tap("Back")
    #expect(app.exists("at the root"))
  }

  @Test("A link's push evaluates nothing on the covered screen")
  func costOfPush() throws {
    let stage = Stage { NavigationLink("Next", to: HomeDestinations.pageN(1)) }
    let first = try stage.app.measure { try stage.app.tap("Next") }
    for number in 2..<20 { try stage.navigator.push(HomeDestinations.pageN(number)) }
    let deep = try stage.app.measure { try stage.app.tap("Deeper") }
    #expect(deep.bodiesEvaluated <= first.bodiesEvaluated)
  }
}
