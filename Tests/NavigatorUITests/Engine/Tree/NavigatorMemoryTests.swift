import NavigatorTesting
import SwiftUI
import Testing

@testable import NavigatorUI

/// A screen with all modifiers that register with the tree.
nonisolated private enum BusyPlace: NavigationDestination {
  case place(Int)

  var body: some View { BusyScreen() }
}

nonisolated private struct Word: Hashable {}

private struct BusyCheckpoints: NavigationCheckpoints {
  static var busy: NavigationCheckpoint<Int> { checkpoint() }
}

private struct BusyScreen: View {
  @State private var isBlocked = false

  var body: some View {
    Text("Busy")
      .onNavigationReceive { (_: Word) in .auto }
      .onNavigationUnhandled { _, _ in .auto }
      .navigationCheckpoint(BusyCheckpoints.busy) { _ in }
      .navigationGuard { _, _ in .allow }
      .navigationBlocked(when: isBlocked) { _ in }
  }
}

@Suite("Memory after screens were removed")
struct NavigatorMemoryTests {
  private final class Kept {
    var navigators: [WeakReference<Navigator>] = []
    var screens: [WeakReference<ScreenContext>] = []
  }

  private let root = Navigator(configuration: NavigationConfiguration(logger: nil))

  private func start() -> TestApp {
    TestApp { ManagedNavigationStack(name: "house") { Text("The root") }.navigationRoot(root) }
  }

  @Test("Pushing and popping 1,000 screens leaves nothing in memory")
  func pushes() throws {
    let app = start()
    app.checksEveryAction = false
    let house = try #require(root.named("house"))
    var screens: [WeakReference<ScreenContext>] = []
    for number in 0..<1_000 {
      house.push(BusyPlace.place(number))
      app.session.settle()
      screens += house.screens.byEntry.values
      house.pop()
      app.session.settle()
    }
    #expect(screens.count == 1_000)
    #expect(screens.allSatisfy { $0.object == nil })
    try expectNothingLeft(in: house)
  }

  @Test("Presenting and closing 1,000 sheets and covers leaves nothing in memory")
  func presentations() throws {
    let app = start()
    app.checksEveryAction = false
    let house = try #require(root.named("house"))
    var navigators: [WeakReference<Navigator>] = []
    for number in 0..<1_000 {
      let method: NavigationMethod = [.sheet, .managedSheet, .cover, .managedCover][number % 4]
      house.navigate(to: BusyPlace.place(number), method: method)
      app.session.settle()
      navigators += house.children.map { WeakReference($0) }
      house.dismissPresentedViews()
      app.session.settle()
    }
    #expect(navigators.count == 1_000)
    #expect(navigators.allSatisfy { $0.object == nil })
    #expect(house.children.isEmpty)
    try expectNothingLeft(in: house)
  }

  /// Checks that registrations were removed and the next value has no receiver.
  private func expectNothingLeft(in house: Navigator) throws {
    let tree = house.tree
    #expect(tree.receiver(of: Word()) == nil)
    #expect(tree.unhandledHandlers.all.isEmpty)
    #expect(tree.blockers.all.isEmpty)
    #expect(house.guards.isEmpty)
    #expect(!house.canReturnToCheckpoint(BusyCheckpoints.busy))
    #expect(house.admissions.isEmpty)
    #expect(house.screens.byEntry.values.allSatisfy { $0.object == nil })
  }
}
