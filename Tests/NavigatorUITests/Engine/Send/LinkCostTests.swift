import NavigatorTesting
import NavigatorUI
import SwiftUI
import Testing

@Suite("The cost of a deep link")
struct LinkCostTests {
  @Test("A step has the same cost below many screens and in a link of many steps")
  func perStep() throws {
    let shallow = try bodies(depth: 0, steps: 1)
    let deep = try bodies(depth: 50, steps: 1)
    // The root of a stack is evaluated while it is covered.
    #expect(deep <= shallow + 1)
    let two = try bodies(depth: 0, steps: 2)
    let twenty = try bodies(depth: 0, steps: 20)
    #expect(twenty - two == 18 * (two - shallow))
    // The screen, its receiver, and the observer of the step's commit are evaluated, far less than the whole tree.
    #expect(two - shallow < 40)
  }

  /// Returns the number of evaluated bodies for a link with a number of pushes on a stack of a given depth.
  private func bodies(depth: Int, steps: Int) throws -> Int {
    let root = Navigator(configuration: NavigationConfiguration(logger: nil))
    let app = TestApp {
      ManagedNavigationStack(name: "house") { LinkScreen(title: "Root") }.navigationRoot(root)
    }
    let house = try #require(root.named("house"))
    house.setStack((0..<depth).map { LinkPlace.page($0, .push) })
    app.session.settle()
    let before = app.statistics.bodiesEvaluated
    house.send(values: (0..<steps).map { LinkPlace.page(100 + $0, .push) })
    app.session.settle()
    #expect(house.count == depth + steps)
    return app.statistics.bodiesEvaluated - before
  }
}
