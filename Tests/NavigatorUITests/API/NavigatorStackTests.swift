import NavigatorTesting
import NavigatorUI
import SwiftUI
import Testing

@Suite("A navigator's stack")
struct NavigatorStackTests {
  private func stage(_ pages: Int...) throws -> Stage {
    let stage = Stage()
    for page in pages { try stage.navigator.push(HomeDestinations.pageN(page)) }
    return stage
  }

  @Test("Several pushes in one turn all take effect")
  func pushes() throws {
    let stage = try stage(1, 2, 3)
    #expect(stage.app.stack == ["Home", "Page 1", "Page 2", "Page 3"])
    #expect(try stage.pages == [.pageN(1), .pageN(2), .pageN(3)])
    #expect(try stage.navigator.count == 3)
  }

  @Test("pop removes at most the existing screens, and returns whether there were any")
  func pop() throws {
    let stage = try stage(1, 2, 3)
    #expect(try stage.navigator.pop())
    #expect(stage.app.stack == ["Home", "Page 1", "Page 2"])
    #expect(try stage.navigator.pop(last: 9))
    #expect(stage.app.stack == ["Home"])
    #expect(try !stage.navigator.pop())
    #expect(try !stage.navigator.pop(last: -1))
  }

  @Test("pop(to:) accepts a position or a destination")
  func popTo() throws {
    let stage = try stage(1, 2, 1, 3)
    #expect(try !stage.navigator.pop(to: HomeDestinations.pageN(9)))
    #expect(try stage.navigator.pop(to: HomeDestinations.pageN(1)))
    #expect(try stage.pages == [.pageN(1), .pageN(2), .pageN(1)])
    #expect(try stage.navigator.pop(to: 1))
    #expect(try stage.pages == [.pageN(1)])
    #expect(try !stage.navigator.pop(to: 1))
    #expect(try stage.navigator.pop(to: -3))
    #expect(try stage.navigator.isEmpty)
  }

  @Test("popAll keeps the root, and back pops one screen")
  func popAllAndBack() throws {
    let stage = try stage(1, 2, 3)
    try stage.app.tap("Back")
    #expect(stage.app.stack == ["Home", "Page 1", "Page 2"])
    #expect(try stage.navigator.popAll())
    #expect(stage.app.stack == ["Home"])
    #expect(try !stage.navigator.back())
  }

  @Test("The user's Back changes the navigator's state, also after a link")
  func backButton() throws {
    let stage = try stage(1)
    try stage.app.tap("Deeper")
    #expect(try stage.pages == [.pageN(1), .pageN(2)])
    try stage.app.goBack()
    #expect(try stage.pages == [.pageN(1)])
    try stage.app.goBack()
    #expect(try stage.navigator.isEmpty)
  }

  @Test("setStack replaces the whole stack in one step and keeps equal screens")
  func setStack() throws {
    let stage = try stage(1, 2)
    try stage.navigator.pop()
    try stage.app.tap("Count: 0")
    try stage.navigator.setStack([HomeDestinations.pageN(1), SettingsDestinations.main])
    #expect(stage.app.stack == ["Home", "Page 1", "Settings main"])
    #expect(try stage.pages == [.pageN(1)])
    #expect(try stage.navigator.destinations.count == 2)
    try stage.app.goBack()
    #expect(stage.app.exists("Count: 1"))
  }

  @Test("replace(with:) replaces the topmost screen")
  func replace() throws {
    let stage = try stage(1, 2)
    try stage.navigator.replace(with: HomeDestinations.pageN(3))
    #expect(stage.app.stack == ["Home", "Page 1", "Page 3"])
    try stage.navigator.popAll()
    try stage.navigator.replace(with: HomeDestinations.pageN(4))
    #expect(stage.app.stack == ["Home", "Page 4"])
  }

  @Test("A navigator outside of all stacks ignores requests and does not crash")
  func detached() throws {
    struct Outside: View {
      @Environment(\.navigator) var navigator
      var body: some View {
        Button("Go") {
          navigator.navigate(to: HomeDestinations.pageN(1))
          navigator.navigate(to: HomeDestinations.page2)
          navigator.setStack([HomeDestinations.page2])
        }
        Text("\(navigator.back() || navigator.isPresenting ? "went" : "stayed")")
      }
    }
    let app = TestApp { Outside() }
    withKnownIssue("Impossible requests are reported") {
      try app.tap("Go")
    }
    #expect(app.exists("stayed"))
    #expect(app.presentations.isEmpty)
  }
}
