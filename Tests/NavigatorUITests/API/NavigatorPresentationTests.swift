import NavigatorTesting
import NavigatorUI
import SwiftUI
import Testing

@Suite("Presentations of a navigator")
struct NavigatorPresentationTests {
  @Test("Of two presentations in one turn the second waits and is not lost")
  func queue() throws {
    let stage = Stage()
    try stage.navigator.present(sheet: HomeDestinations.page2)
    try stage.navigator.present(cover: HomeDestinations.page3, managed: true)
    #expect(stage.app.presentations.map(\.kind) == [.sheet])
    try stage.app.tap("Dismiss by navigator")
    #expect(stage.app.presentations == [Presentation(.cover, title: "Page 3")])
    try stage.app.tap("Dismiss by SwiftUI")
    #expect(stage.app.presentations.isEmpty)
  }

  @Test("The same destination can be presented twice")
  func sameTwice() throws {
    let stage = Stage()
    try stage.navigator.present(sheet: HomeDestinations.page2)
    try stage.navigator.present(sheet: HomeDestinations.page2)
    try stage.app.swipeAway()
    #expect(stage.app.presentations.count == 1)
    try stage.app.swipeAway()
    #expect(stage.app.presentations.isEmpty)
  }

  @Test("A presentation that is dismissed before it appeared is never shown")
  func presentThenDismiss() throws {
    let stage = Stage()
    try stage.navigator.present(sheet: HomeDestinations.page2)
    #expect(try stage.navigator.dismissPresentedViews())
    #expect(stage.app.presentations.isEmpty)
    try stage.navigator.present(sheet: HomeDestinations.page3)
    #expect(stage.app.exists("This is page 3"))
  }

  @Test("Dismissing and presenting in one turn shows the new one")
  func dismissThenPresent() throws {
    let stage = Stage()
    try stage.navigator.present(sheet: HomeDestinations.page2)
    #expect(stage.app.exists("This is page 2"))
    try stage.navigator.dismissPresentedViews()
    try stage.navigator.dismissPresentedViews()
    try stage.navigator.present(sheet: HomeDestinations.page3)
    #expect(stage.app.exists("This is page 3"))
    #expect(stage.app.presentations.count == 1)
  }

  @Test("Dismissing a navigator's presentation also dismisses the presentations above it and the waiting ones")
  func dismissAll() throws {
    let stage = Stage()
    try stage.navigator.present(sheet: HomeDestinations.page3, managed: true)
    stage.app.session.settle()
    let inner = try #require(stage.navigator.children.first)
    inner.present(cover: HomeDestinations.page2)
    try stage.navigator.present(sheet: HomeDestinations.pageN(1))
    #expect(stage.app.presentations.map(\.kind) == [.sheet, .cover])
    #expect(try stage.navigator.dismissPresentedViews())
    #expect(stage.app.presentations.isEmpty)
    #expect(try !stage.navigator.isAnyChildPresenting())
  }

  @Test("dismissAny closes all presentations from anywhere unless a view locks navigation")
  func locks() throws {
    let isLocked = Lock()
    let stage = Stage { LockedView(lock: isLocked) }
    try stage.navigator.present(sheet: HomeDestinations.page3, managed: true)
    stage.app.session.settle()
    let inner = try #require(stage.navigator.children.first)
    inner.push(HomeDestinations.pageN(1))
    isLocked.value = true
    stage.app.session.settle()
    #expect(inner.isNavigationLocked)
    #expect(throws: Navigator.NavigationError.navigationLocked) { try inner.dismissAny() }
    #expect(throws: Navigator.NavigationError.navigationLocked) { try inner.popAny() }
    #expect(stage.app.presentations.count == 1)
    isLocked.value = false
    stage.app.session.settle()
    #expect(!inner.isNavigationLocked)
    #expect(try inner.popAny())
    #expect(try inner.dismissAny())
    #expect(stage.app.presentations.isEmpty)
  }
}

@Observable
private final class Lock {
  var value = false
}

private struct LockedView: View {
  let lock: Lock

  var body: some View {
    if lock.value {
      Text("Paying").navigationLocked()
    } else {
      Text("Not paying")
    }
  }
}
