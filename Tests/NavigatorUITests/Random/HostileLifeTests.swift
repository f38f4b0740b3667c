import NavigatorTesting
import SwiftUI
import Testing

@testable import NavigatorUI

nonisolated private enum Floor: NavigationDestination {
  case page(Int)
  case stack

  @ViewBuilder var body: some View {
    switch self {
    case .page(let number): Text("Floor \(number)").navigationTitle("Floor \(number)")
    case .stack: ManagedNavigationStack(name: "inner") { Text("Inner").navigationTitle("Inner") }
    }
  }
}

/// A root whose views are removed and added again, as by signing out and in.
private struct House: View {
  let root: Navigator
  let flag: Switch

  init(_ root: Navigator, _ flag: Switch) {
    self.root = root
    self.flag = flag
  }

  var body: some View {
    if flag.isOn {
      ManagedNavigationStack(name: "house") {
        Text("The house").navigationTitle("House").navigationAutoReceive(Floor.self)
      }
      .navigationRoot(root)
    } else {
      Text("Signed out")
    }
  }
}

@Suite("Navigators whose views are removed")
struct HostileLifeTests {
  private let root = Navigator(configuration: NavigationConfiguration(logger: nil))
  private let flag = Switch()
  private let app: TestApp

  init() {
    let (root, flag) = (root, flag)
    app = TestApp { House(root, flag) }
  }

  private func show(_ isOn: Bool) {
    flag.isOn = isOn
    app.session.settle()
  }

  private var house: Navigator {
    get throws {
      app.session.settle()
      return try #require(root.named("house"))
    }
  }

  @Test("A root whose views were removed presents, sends and closes again, regardless of requests in between", arguments: 0..<4)
  func rootComesBack(order: Int) throws {
    root.present(sheet: Floor.page(1), managed: true)
    #expect(app.presentations.count == 1)
    switch order {
    case 0:
      root.dismissPresentedViews()
      show(false)
    case 1:
      show(false)
      root.dismissPresentedViews()
    case 2:
      show(false)
      root.dismissPresentedViews()
      root.present(sheet: Floor.page(2), managed: true)
    default:
      flag.isOn = false
      root.dismissPresentedViews()
      root.present(sheet: Floor.page(2), managed: true)
      app.session.settle()
    }
    #expect(app.exists("Signed out"))
    show(true)
    #expect(app.presentations == (order < 2 ? [] : [Presentation(.sheet, title: "Floor 2")]))
    root.dismissPresentedViews()
    root.present(cover: Floor.page(3), managed: true)
    #expect(app.presentations == [Presentation(.cover, title: "Floor 3")])
    root.perform(.reset, .send(Floor.page(4)))
    #expect(app.presentations.isEmpty)
    #expect(app.stack == ["House", "Floor 4"])
  }

  @Test("A value sent without a view waits for the next view")
  func sentMeanwhile() throws {
    show(false)
    root.send(Floor.page(1))
    app.session.settle()
    show(true)
    #expect(app.stack == ["House", "Floor 1"])
  }

  @Test("In nested sheets, a retained navigator still reaches the tree after both were closed")
  func orphan() throws {
    let house = try house
    house.present(sheet: Floor.page(1), managed: true)
    app.session.settle()
    weak let first = house.children.first
    first?.present(sheet: Floor.page(2), managed: true)
    app.session.settle()
    let second = try #require(first?.children.first)
    house.dismissPresentedViews()
    app.session.settle()
    #expect(first == nil)
    second.send(Floor.page(3))
    app.session.settle()
    #expect(app.stack == ["House", "Floor 3"])
    second.perform(.reset, .send(Floor.page(4)))
    #expect(app.stack == ["House", "Floor 4"])
    second.push(Floor.page(5))
    second.present(sheet: Floor.page(5))
    #expect(app.stack == ["House", "Floor 4"])
    house.present(sheet: Floor.page(6))
    #expect(app.presentations.count == 1)
    #expect(try second.dismissAny())
    #expect(app.presentations.isEmpty)
  }

  @Test("A navigator that outlives its tree does nothing and does not crash")
  func outlives() async throws {
    let tree = Kept()
    do {
      let stage = Stage()
      let outer = try stage.navigator
      outer.present(sheet: Floor.page(1), managed: true)
      stage.app.session.settle()
      tree.inner = outer.children.first
    }
    let inner = try #require(tree.inner)
    inner.send(Floor.page(1))
    inner.push(Floor.page(1))
    inner.present(sheet: Floor.page(1), managed: true)
    #expect(!inner.dismiss())
    #expect(!inner.back())
    #expect(try !inner.dismissAny())
    inner.perform(.reset)
    inner.resume()
    await app.settle()
    #expect(inner.isEmpty)
  }

  // MARK: Presentations of removed views

  @Test("Removing a screen removes the presentations of its stack, also in the turn in which they change", arguments: 0..<4)
  func nestedSheet(order: Int) throws {
    let house = try house
    house.push(Floor.stack)
    app.session.settle()
    let inner = try #require(house.child(named: "inner"))
    if order < 3 {
      inner.present(sheet: Floor.page(1), managed: true)
      #expect(app.presentations.count == 1)
    }
    switch order {
    case 0: house.popAll()
    case 1:
      inner.dismissPresentedViews()
      house.popAll()
    case 2:
      house.popAll()
      inner.dismissPresentedViews()
      inner.present(sheet: Floor.page(2), managed: true)
    default:
      inner.present(sheet: Floor.page(2), managed: true)
      house.popAll()
    }
    #expect(app.presentations.isEmpty)
    #expect(app.stack == ["House"])
    house.present(sheet: Floor.page(3), managed: true)
    #expect(app.presentations.count == 1)
    root.perform(.reset, .send(Floor.page(4)))
    #expect(app.stack == ["House", "Floor 4"])
  }

  @Test("Presentations of two navigators in one turn are all shown")
  func twoPresenters() throws {
    let house = try house
    house.push(Floor.stack)
    app.session.settle()
    let inner = try #require(house.child(named: "inner"))
    inner.present(sheet: Floor.page(1), managed: true)
    house.present(sheet: Floor.page(2), managed: true)
    root.present(cover: Floor.page(3), managed: true)
    var seen: Set<String> = []
    for _ in 0..<3 {
      app.session.settle()
      seen.formUnion(app.presentations.compactMap(\.title))
      _ = root.currentNavigator.dismiss()
    }
    #expect(seen == ["Floor 1", "Floor 2", "Floor 3"])
    #expect(app.presentations.isEmpty)
  }

  @Test("A sheet of a hidden tab is replaced in one turn, and links continue")
  func hiddenTab() throws {
    let root = Navigator()
    let app = TestApp { TabsApp(root) }
    root.send(RootTabs.orders, OrderDestinations.receipt(1), RootTabs.settings)
    app.session.settle()
    let orders = try #require(root.named("orders"))
    orders.dismissPresentedViews()
    orders.present(sheet: Floor.page(1))
    orders.dismissPresentedViews()
    orders.present(cover: Floor.page(2))
    root.send(SettingsDestinations.main)
    app.session.settle()
    #expect(root.named("settings")?.count == 1)
    root.perform(.reset, .send(RootTabs.orders, OrderDestinations.order(1)))
    #expect(app.presentations.isEmpty)
    #expect(app.stack == ["Orders", "Order 1"])
  }

  // MARK: The app's own sheets

  @Test("An app's own sheet that is dismissed twice in one turn closes once")
  func ownSheetTwice() throws {
    let stage = Stage { OwnSheet() }
    for _ in 0..<3 {
      try stage.app.tap("Open")
      let own = try #require(stage.navigator.child(named: "own"))
      #expect(own.dismiss())
      #expect(!own.dismiss())
      #expect(try !stage.navigator.dismissPresentedViews())
      try stage.navigator.present(sheet: Floor.page(1), managed: true)
      #expect(stage.app.presentations == [Presentation(.sheet, title: "Floor 1")])
      #expect(try stage.navigator.dismissPresentedViews())
      #expect(stage.app.presentations.isEmpty)
    }
  }
}

private final class Kept {
  var inner: Navigator?
}

private struct OwnSheet: View {
  @State private var isPresented = false

  var body: some View {
    Button("Open") { isPresented = true }
      .sheet(isPresented: $isPresented) {
        Text("My own").navigationTitle("My own").managedPresentationView(name: "own")
      }
  }
}
