import NavigatorTesting
import NavigatorUI
import SwiftUI
import Testing

private struct MethodView: View {
  @Environment(\.navigator) private var navigator

  var body: some View {
    Button("Present Home Page 55 Via Sheet") {
      navigator.navigate(to: HomeDestinations.page3, method: .sheet)
    }
  }
}

private struct ReceivingView: View {
  @State private var received: HomeDestinations?

  var body: some View {
    Text(received == .page3 ? "page 3 was received" : "nothing was received")
      .onNavigationReceive { (destination: HomeDestinations) in
        received = destination
        return .auto
      }
  }
}

nonisolated private enum WrappingDestinations {
  case page3
}

extension WrappingDestinations: NavigationDestination {
  var body: some View {
    switch self {
    case .page3:
      ManagedNavigationStack {  // not needed with .managedSheet
        HomePage3View()
      }
    }
  }

  var method: NavigationMethod { .sheet }
}

@Suite("Seed 001: Navigation Methods")
struct Seed001MethodTests {
  @Test("Each method shows the destination accordingly", arguments: NavigationMethod.allCases.filter { $0 != .send })
  func eachMethod(method: NavigationMethod) throws {
    let stage = Stage()
    try stage.navigator.navigate(to: HomeDestinations.page3, method: method)
    let kinds = stage.app.presentations.map(\.kind)
    switch method {
    case .sheet, .managedSheet: #expect(kinds == [.sheet])
    case .cover, .managedCover: #expect(kinds == [.cover])
    case .push, .send: #expect(stage.app.stack == ["Home", "Page 3"])
    }
    #expect(stage.app.exists("This is page 3"))
  }

  @Test("The method send shows nothing; it passes the destination to the receiver of its type")
  func send() throws {
    let stage = Stage { ReceivingView() }
    try stage.navigator.navigate(to: HomeDestinations.page3, method: .send)
    #expect(stage.app.exists("page 3 was received"))
    #expect(stage.app.presentations.isEmpty)
    #expect(stage.app.stack == ["Home"])
  }

  @Test("The destination's own method is used, and push where it has none")
  func ownMethod() throws {
    let stage = Stage()
    try stage.navigator.navigate(to: HomeDestinations.pageN(1))
    #expect(stage.app.stack == ["Home", "Page 1"])
    try stage.navigator.navigate(to: HomeDestinations.page3)
    #expect(stage.app.presentations == [Presentation(.sheet, title: "Page 3")])
  }

  @Test("A managed sheet has a stack and a bar of its own")
  func managedSheet() throws {
    let stage = Stage()
    try stage.navigator.navigate(to: HomeDestinations.page3)
    #expect(stage.app.stack == ["Page 3"])
    try stage.app.tap("Deeper from page 3")
    #expect(stage.app.stack == ["Page 3", "Page 3"])
    #expect(try stage.navigator.isEmpty)
    try stage.app.goBack()
    #expect(stage.app.exists("This is page 3"))
    #expect(stage.app.presentations.count == 1)
  }

  @Test("A destination that brings its own stack behaves in a sheet as one in a managed sheet")
  func ownStack() throws {
    let stage = Stage()
    try stage.navigator.navigate(to: WrappingDestinations.page3)
    try stage.app.tap("Deeper from page 3")
    #expect(stage.app.stack == ["Page 3", "Page 3"])
    try stage.app.goBack()
    try stage.app.tap("Dismiss by navigator")
    #expect(stage.app.presentations.isEmpty)
    #expect(try !stage.navigator.isPresenting)
  }

  @Test("A sheet without a stack of its own has none")
  func plainSheet() throws {
    let stage = Stage { MethodView() }
    try stage.app.tap("Present Home Page 55 Via Sheet")
    #expect(stage.app.presentations.map(\.kind) == [.sheet])
    #expect(try !stage.app.isEnabled("Deeper from page 3"))
  }

  @Test(
    "A presented destination is dismissed by the navigator, by SwiftUI, and where it can be by a swipe",
    arguments: [NavigationMethod.sheet, .managedSheet, .cover, .managedCover])
  func dismissal(method: NavigationMethod) throws {
    let stage = Stage()
    for button in ["Dismiss by navigator", "Dismiss by SwiftUI"] {
      try stage.navigator.navigate(to: HomeDestinations.page3, method: method)
      #expect(try stage.navigator.isPresenting)
      try stage.app.tap(button)
      #expect(stage.app.presentations.isEmpty)
      #expect(try !stage.navigator.isPresenting)
    }
    guard method == .sheet || method == .managedSheet else { return }
    try stage.navigator.navigate(to: HomeDestinations.page3, method: method)
    try stage.app.swipeAway()
    #expect(try !stage.navigator.isPresenting)
  }

  @Test("On a pushed screen, SwiftUI's dismiss pops and the navigator has nothing to dismiss")
  func dismissOnPushedScreen() throws {
    let stage = Stage()
    try stage.navigator.push(HomeDestinations.page3)
    try stage.app.tap("Dismiss by navigator")
    #expect(stage.app.stack == ["Home", "Page 3"])
    try stage.app.tap("Dismiss by SwiftUI")
    #expect(stage.app.stack == ["Home"])
    #expect(try stage.navigator.isEmpty)
  }
}
