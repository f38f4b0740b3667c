import NavigatorTesting
import SwiftUI
import Testing

@testable import NavigatorUI

private nonisolated enum Place: NavigationDestination {
  case page(Int)
  case nestedStack
  case ownSheet

  @ViewBuilder var body: some View {
    switch self {
    case .page(let number): Text("Place \(number)").navigationTitle("Place \(number)")
    case .nestedStack:
      ManagedNavigationStack(name: "nested") { Text("The nested root").navigationTitle("Nested") }
    case .ownSheet: OwnSheetView()
    }
  }
}

/// A view that presents a managed stack with SwiftUI's modifier.
private struct OwnSheetView: View {
  @State private var isPresented = false

  var body: some View {
    Button("Open my own") { isPresented = true }
      .navigationTitle("Own")
      .sheet(isPresented: $isPresented) {
        ManagedNavigationStack(name: "own") { Text("My own sheet").navigationTitle("My own") }
      }
  }
}

@Suite("Navigators in unusual places")
struct HostileTreeTests {
  @Test("A stack on a pushed screen is not marked as presented")
  func nestedStack() throws {
    let stage = Stage()
    let outer = try stage.navigator
    outer.push(Place.nestedStack)
    stage.app.session.settle()
    let nested = try #require(outer.child(named: "nested"))
    #expect(!nested.isPresented)
    #expect(!outer.isPresenting)
    #expect(try !outer.dismissAny())
    #expect(!nested.dismiss())
    #expect(outer.count == 1)
    nested.push(Place.page(1))
    #expect(stage.app.title == "Place 1")
    #expect(nested.back())
    #expect(!nested.back())
    #expect(stage.app.title == "Nested")
    #expect(outer.count == 1)
  }

  @Test("A stack inside the stack of a sheet is not marked as presented")
  func nestedStackInASheet() throws {
    let stage = Stage()
    let outer = try stage.navigator
    outer.present(sheet: Place.nestedStack, managed: true)
    stage.app.session.settle()
    let inSheet = try #require(outer.children.first)
    let nested = try #require(inSheet.child(named: "nested"))
    #expect(nested.isPresented)
    #expect(!inSheet.isPresenting)
    #expect(!inSheet.dismissPresentedViews())
    #expect(stage.app.presentations.count == 1)
    #expect(nested.dismiss())
    #expect(stage.app.presentations.isEmpty)
    #expect(!nested.dismiss())
  }

  @Test("A stack in a sheet of a pushed screen's own modifier is marked as presented", arguments: [false, true])
  func ownSheetOnAPushedScreen(inSheet: Bool) throws {
    let stage = Stage()
    var outer = try stage.navigator
    if inSheet {
      outer.present(sheet: Place.page(0), managed: true)
      stage.app.session.settle()
      outer = try #require(outer.children.first)
    }
    outer.push(Place.ownSheet)
    try stage.app.tap("Open my own")
    let own = try #require(outer.child(named: "own"))
    #expect(own.isPresented)
    #expect(outer.isPresenting)
    #expect(own.dismiss())
    #expect(stage.app.presentations.count == (inSheet ? 1 : 0))
    #expect(outer.count == 1)
    try stage.app.tap("Open my own")
    #expect(outer.dismissPresentedViews())
    #expect(stage.app.presentations.count == (inSheet ? 1 : 0))
    #expect(outer.count == 1)
  }

  @Test("A navigator whose view was removed does not affect the others")
  func gone() throws {
    let stage = Stage()
    let outer = try stage.navigator
    outer.present(sheet: Place.page(0), managed: true)
    stage.app.session.settle()
    let inSheet = try #require(outer.children.first)
    inSheet.push(Place.ownSheet)
    try stage.app.tap("Open my own")
    let own = try #require(inSheet.child(named: "own"))
    #expect(own.dismiss())
    stage.app.session.settle()
    #expect(inSheet.children.isEmpty)
    #expect(!own.dismiss())
    #expect(!own.back())
    own.push(Place.page(1))
    own.present(sheet: Place.page(2))
    #expect(stage.app.presentations.count == 1)
    #expect(stage.app.title == "Own")
    inSheet.push(Place.nestedStack)
    stage.app.session.settle()
    let nested = try #require(inSheet.child(named: "nested"))
    nested.push(Place.page(3))
    stage.app.session.settle()
    inSheet.popAll()
    stage.app.session.settle()
    #expect(outer.named("nested") == nil)
    #expect(outer.find(id: nested.id) == nil)
    // The tree still exists and is accessible from anywhere.
    #expect(try own.dismissAny())
    #expect(stage.app.presentations.isEmpty)
  }

  @Test("The front navigator is in the front sheet, even if its tab is hidden")
  func sheetOfAHiddenTab() throws {
    let navigator = Navigator()
    let app = TestApp { TabsApp(navigator) }
    navigator.send(RootTabs.orders, OrderDestinations.order(1), OrderDestinations.receipt(1), RootTabs.settings)
    #expect(app.presentations.map(\.kind) == [.sheet])
    #expect(navigator.currentNavigator.isPresented)
    #expect(navigator.currentNavigator.parent?.name == "orders")
    try app.swipeAway()
    #expect(navigator.currentNavigator.name == "settings")
  }

  @Test("A sheet that waits for another does not delay a link")
  func waitingSheet() throws {
    let navigator = Navigator()
    let app = TestApp { TabsApp(navigator) }
    navigator.navigate(to: Place.page(1), method: .managedSheet)
    #expect(app.title == "Place 1")
    let home = try #require(navigator.named("home"))
    home.navigate(to: Place.page(2), method: .managedSheet)
    app.session.settle()
    #expect(app.title == "Place 1")
    navigator.send(RootTabs.settings, SettingsDestinations.main)
    app.session.settle()
    #expect(navigator.named("settings")?.count == 1)
    navigator.perform(.reset, .send(RootTabs.home))
    #expect(app.stack == ["Home"])
    #expect(app.presentations.isEmpty)
  }

  // MARK: Roots

  @Test("A root without a stack presents and sends, and reports a push")
  func rootWithoutStack() throws {
    let navigator = Navigator()
    let app = TestApp { Text("No stack").navigationAutoReceive(OrderDestinations.self).navigationRoot(navigator) }
    navigator.send(OrderDestinations.receipt(1))
    #expect(app.title == "Receipt 1")
    #expect(navigator.dismissPresentedViews())
    withKnownIssue {
      navigator.push(Place.page(1))
    } matching: {
      $0.description.contains("the root navigator has no stack")
    }
    #expect(app.presentations.isEmpty)
    #expect(app.exists("No stack"))
  }

  @Test("A root inside a sheet is the root of a tree of its own and closes its sheet")
  func rootInASheet() throws {
    let inner = Navigator()
    let stage = Stage { SheetWithRoot(navigator: inner) }
    try stage.app.tap("Open")
    #expect(inner.root === inner)
    #expect(inner.isPresented)
    inner.send(OrderDestinations.order(1))
    #expect(stage.app.stack == ["Inner", "Order 1"])
    #expect(try stage.navigator.isEmpty)
    #expect(inner.dismiss())
    #expect(stage.app.presentations.isEmpty)
    #expect(!inner.dismiss())
  }

  @Test("A root that is used in two places is reported, and the app continues")
  func rootTwice() throws {
    let navigator = Navigator()
    withKnownIssue {
      let app = TestApp {
        VStack {
          Text("One").navigationRoot(navigator)
          Text("Two").navigationRoot(navigator)
        }
      }
      app.session.settle()
      #expect(app.exists("Two"))
    } matching: {
      $0.description.contains("is used at two places")
    }
  }

  @Test("A root that moves from one place to another is not in two places")
  func rootMoves() throws {
    let navigator = Navigator()
    let flag = Switch()
    let app = TestApp { MovingRoot(navigator: navigator, flag: flag) }
    for _ in 0..<5 {
      flag.isOn.toggle()
      app.session.settle()
      navigator.send(HomeDestinations.pageN(1))
      #expect(app.stack == [flag.isOn ? "On" : "Off", "Page 1"])
    }
  }

  @Test("Two sessions with one root are reported")
  func rootInTwoSessions() throws {
    let navigator = Navigator()
    let first = TestApp { TabsApp(navigator) }
    withKnownIssue {
      let second = TestApp { TabsApp(navigator) }
      second.session.settle()
      #expect(second.stack == ["Home"])
    } matching: {
      $0.description.contains("is used at two places")
    }
    #expect(first.stack == ["Home"])
  }

  /// A view that passes the navigators inside of it to the views around them.
  private struct PassingView: View {
    @State private var passed: Navigator?
    let isNested: Bool
    @Environment(\.navigator) private var outer

    var body: some View {
      VStack {
        Text(passed == nil ? "not passed" : "passed")
        ManagedNavigationStack(name: "outer") { navigator in
          Text("The root").navigationTitle("Outer")
            .onAppear { if !isNested { passed = navigator } }
          if isNested {
            ManagedNavigationStack(name: "inner") { navigator in
              Text("The inner root").onAppear { passed = navigator }
            }
          }
        }
      }
      .environment(\.navigator, passed ?? outer)
    }
  }

  @Test(
    "A navigator in the environment of its own view, or of one around it, is reported and not followed",
    arguments: [false, true])
  func passedOutside(isNested: Bool) throws {
    let navigator = Navigator()
    var started: TestApp?
    withKnownIssue {
      started = TestApp { PassingView(isNested: isNested).navigationRoot(navigator) }
      started?.session.settle()
    } matching: {
      $0.description.contains("whose view is inside of its own view")
    }
    let app = try #require(started)
    #expect(app.exists("passed"))
    let stack = try #require(navigator.named("outer"))
    #expect(stack.root === navigator)
    stack.push(Place.page(1))
    app.session.settle()
    #expect(app.exists("Place 1"))
  }

  // MARK: Many navigators and long runs

  @Test("Each of many sibling stacks is reached by its name")
  func manyStacks() throws {
    let navigator = Navigator()
    let app = TestApp {
      ScrollView {
        ForEach(0..<200, id: \.self) { number in
          ManagedNavigationStack(name: "stack \(number)") {
            Text("Root \(number)").onNavigationReceive { (value: String, navigator) in
              navigator.push(Place.page(number))
              return .auto
            }
          }
        }
      }
      .navigationRoot(navigator)
    }
    #expect(navigator.children.count == 200)
    for number in 0..<200 { #expect(navigator.named("stack \(number)")?.push(Place.page(number)) != nil) }
    app.session.settle()
    #expect(app.visibleTexts.filter { $0.hasPrefix("Place") }.count >= 200)
    navigator.send("x")
    app.session.settle()
    #expect(navigator.children.map(\.count).reduce(0, +) == 201)
  }

  @Test("A view is updated when a sheet of the app appears and disappears")
  func observesOwnSheet() throws {
    let stage = Stage { ObservingView() }
    #expect(stage.app.exists("presenting: false"))
    try stage.app.tap("Open my own")
    #expect(stage.app.exists("presenting: true"))
    try stage.app.swipeAway()
    #expect(stage.app.exists("presenting: false"))
  }
}

private struct ObservingView: View {
  @Environment(\.navigator) private var navigator

  var body: some View {
    Text("presenting: \(String(navigator.isPresenting))")
    OwnSheetView()
  }
}

private struct SheetWithRoot: View {
  let navigator: Navigator
  @State private var isPresented = false

  var body: some View {
    Button("Open") { isPresented = true }
      .sheet(isPresented: $isPresented) {
        ManagedNavigationStack {
          Text("Inner").navigationTitle("Inner").navigationAutoReceive(OrderDestinations.self)
        }
        .navigationRoot(navigator)
      }
  }
}

private struct MovingRoot: View {
  let navigator: Navigator
  let flag: Switch

  var body: some View {
    if flag.isOn {
      content("On").navigationRoot(navigator)
    } else {
      VStack { content("Off") }.navigationRoot(navigator)
    }
  }

  private func content(_ title: String) -> some View {
    ManagedNavigationStack {
      Text(title).navigationTitle(title).navigationAutoReceive(HomeDestinations.self)
    }
  }
}
