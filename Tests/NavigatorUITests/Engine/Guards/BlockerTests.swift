import NavigatorTesting
import SwiftUI
import Testing

@testable import NavigatorUI

/// A way to leave the editor, which is pushed on the desk's stack.
nonisolated private struct WayOut: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let reason: NavigationLeaveAttempt.Reason
  /// The stack if no view refuses.
  let stack: [String]
  let go: @MainActor @Sendable (Desk) throws -> Void

  init(
    _ name: String, _ reason: NavigationLeaveAttempt.Reason, _ stack: [String],
    go: @escaping @MainActor @Sendable (Desk) throws -> Void
  ) {
    testDescription = name
    self.reason = reason
    self.stack = stack
    self.go = go
  }

  static let all: [WayOut] = [
    WayOut("the Back button", .back, ["Desk", "Folder"]) { try $0.app.goBack() },
    WayOut("dismiss", .back, ["Desk", "Folder"]) { try $0.app.tap("Dismiss by SwiftUI") },
    WayOut("navigator.back", .back, ["Desk", "Folder"]) { try $0.app.tap("Back by navigator") },
    WayOut("pop", .back, ["Desk", "Folder"]) { try $0.refuses { $0.pop() } },
    WayOut("pop(last:)", .back, ["Desk"]) { try $0.refuses { $0.pop(last: 2) } },
    WayOut("pop(to:)", .back, ["Desk", "Folder"]) { try $0.refuses { $0.pop(to: DeskDestinations.folder) } },
    WayOut("popAll", .back, ["Desk"]) { try $0.refuses { $0.popAll() } },
    WayOut("popAny", .back, ["Desk"]) { desk in
      #expect(throws: Navigator.NavigationError.navigationBlocked) { try desk.root.popAny() }
    },
    WayOut("replace", .replacement, ["Desk", "Folder", "Page 1"]) {
      try $0.navigator.replace(with: DeskDestinations.page(1))
    },
    WayOut("setStack", .replacement, ["Desk", "Page 2"]) { try $0.navigator.setStack([DeskDestinations.page(2)]) },
    WayOut("a link that pops", .deepLink, ["Desk", "Page 3"]) {
      $0.root.perform(.popAny, .send(DeskDestinations.page(3)))
    },
    WayOut("a link that resets", .deepLink, ["Desk", "Page 3"]) {
      $0.root.perform(.reset, .send(DeskDestinations.page(3)))
    },
    WayOut("a link to the stack's root", .deepLink, ["Desk", "Page 3"]) {
      $0.root.perform(.popAll(in: "desk"), .send(DeskDestinations.page(3)))
    },
  ]
}

@Suite("Blockers")
struct BlockerTests {
  @Test("Each removal consults the blocker, and keeps the screen and its state if the user refuses", arguments: WayOut.all)
  fileprivate func waysOut(_ way: WayOut) throws {
    let desk = try Desk(.folder, .editor)
    try desk.app.tap("Count: 0")
    try way.go(desk)
    #expect(desk.isAsking)
    #expect(desk.model.reasons == [way.reason])
    try desk.app.tap("Keep editing")
    #expect(desk.app.stack == ["Desk", "Folder", "Editor"])
    #expect(desk.app.exists("Count: 1"))
    #expect(desk.app.presentations.isEmpty)
    try way.go(desk)
    try desk.app.tap("Discard")
    #expect(desk.app.stack == way.stack)
    #expect(desk.app.presentations.isEmpty)
    #expect(desk.blockedCount == 2)
  }

  @Test("Without a blocker, each removal is performed", arguments: WayOut.all.filter { $0.testDescription.first != "p" })
  fileprivate func free(_ way: WayOut) throws {
    let desk = try Desk(.folder, .editor)
    desk.model.isDirty = false
    try way.go(desk)
    #expect(desk.app.stack == way.stack)
    #expect(desk.model.reasons.isEmpty)
  }

  @Test("Blockers on screens that stay are not consulted")
  func below() throws {
    let desk = try Desk(.editor, .details)
    try desk.app.goBack()
    #expect(desk.app.stack == ["Desk", "Editor"])
    try desk.navigator.push(DeskDestinations.details)
    try desk.navigator.setStack([DeskDestinations.editor, DeskDestinations.page(1)])
    #expect(desk.app.stack == ["Desk", "Editor", "Page 1"])
    #expect(desk.model.reasons.isEmpty)
  }

  @Test("The blocker of a covered screen that would also be removed is consulted")
  func covered() throws {
    let desk = try Desk(.editor, .details)
    try desk.navigator.popAll()
    #expect(desk.isAsking)
    try desk.app.tap("Discard")
    #expect(desk.app.stack == ["Desk"])
  }

  @Test(
    "Each dismissal of a sheet consults the blocker",
    arguments: ["swipe", "dismiss", "back", "SwiftUI", "presenter", "any", "children"])
  func sheet(_ way: String) throws {
    let desk = try Desk()
    let root = desk.root
    root.present(sheet: DeskDestinations.editor, managed: true)
    desk.app.session.settle()
    let inner = try #require(root.children.last)
    func go() throws {
      switch way {
      case "swipe": try desk.app.swipeAway()
      case "dismiss": #expect(!inner.dismiss())
      case "back": #expect(!inner.back())
      case "SwiftUI": try desk.app.tap("Dismiss by SwiftUI")
      case "presenter": #expect(!root.dismissPresentedViews())
      case "any": #expect(throws: Navigator.NavigationError.navigationBlocked) { try inner.dismissAny() }
      default: #expect(!root.dismissAnyChildren())
      }
    }
    try go()
    #expect(desk.model.reasons == [.dismissal])
    #expect(desk.app.presentations.map(\.kind) == [.sheet, .alert])
    try desk.app.tap("Keep editing")
    #expect(desk.app.presentations == [Presentation(.sheet, title: "Editor")])
    try go()
    try desk.app.tap("Discard")
    #expect(desk.app.presentations.isEmpty)
    #expect(!root.isPresenting)
  }

  @Test("A button that dismisses a cover consults the blocker")
  func cover() throws {
    let desk = try Desk()
    desk.root.present(cover: DeskDestinations.editor)
    try desk.app.tap("Dismiss by SwiftUI")
    try desk.app.tap("Keep editing")
    #expect(desk.app.presentations.map(\.kind) == [.cover])
    try desk.app.tap("Dismiss by SwiftUI")
    try desk.app.tap("Discard")
    #expect(desk.app.presentations.isEmpty)
  }

  @Test("The app's own sheet cannot be swiped away while a view blocks, and navigators consult the blocker")
  func ownSheet() throws {
    let desk = try Desk()
    try desk.app.tap("Own sheet")
    #expect(throws: TestFailure.self) { try desk.app.swipeAway() }
    #expect(desk.app.presentations.count == 1)
    #expect(throws: Navigator.NavigationError.navigationBlocked) { try desk.root.dismissAny() }
    try desk.app.tap("Discard")
    #expect(desk.app.presentations.isEmpty)
    try desk.app.tap("Own sheet")
    desk.model.isDirty = false
    try desk.app.swipeAway()
    #expect(desk.app.presentations.isEmpty)
  }

  @Test("A presentation waits behind a sheet that stays")
  func presentAfterBlockedDismissal() throws {
    let desk = try Desk()
    desk.root.present(sheet: DeskDestinations.editor)
    desk.app.session.settle()
    #expect(!desk.root.dismissPresentedViews())
    desk.root.present(sheet: DeskDestinations.page(1))
    try desk.app.tap("Keep editing")
    #expect(desk.app.exists("Count: 0"))
    #expect(!desk.root.dismissPresentedViews())
    try desk.app.tap("Discard")
    #expect(desk.app.presentations.isEmpty)
  }

  @Test("Blockers are consulted from the innermost outwards, and one refusal keeps all screens")
  func nested() throws {
    let desk = try Desk(.folder)
    desk.model.isOuterDirty = true
    try desk.navigator.present(sheet: DeskDestinations.editor, managed: true)
    desk.root.perform(.reset, .send(DeskDestinations.page(1)))
    #expect(desk.app.presentations.last?.title == "Discard changes?")
    try desk.app.tap("Discard")
    #expect(desk.app.presentations.last?.title == "Close the folder?")
    #expect(desk.app.presentations.count == 2)
    try desk.app.tap("Keep open")
    #expect(desk.app.presentations == [Presentation(.sheet, title: "Editor")])
    #expect(desk.cancelled == [["send page(1)"]])
    desk.root.perform(.reset, .send(DeskDestinations.page(1)))
    try desk.app.tap("Discard")
    try desk.app.tap("Close")
    #expect(desk.app.presentations.isEmpty)
    #expect(desk.app.stack == ["Desk", "Page 1"])
  }

  @Test("The blockers of two screens of one stack are both consulted")
  func twoScreens() throws {
    let desk = try Desk(.folder, .editor)
    desk.model.isOuterDirty = true
    try desk.navigator.popAll()
    try desk.app.tap("Discard")
    #expect(desk.app.presentations.map(\.title) == ["Close the folder?"])
    #expect(try desk.navigator.count == 2)
    try desk.app.tap("Close")
    #expect(desk.app.stack == ["Desk"])
  }

  @Test("A blocker in a nested stack is consulted when the screen around it is removed")
  func nestedStack() throws {
    var attempts = 0
    let stage = Stage()
    try stage.navigator.push(NestedStackDestination { _ in attempts += 1 })
    #expect(try !stage.navigator.pop())
    #expect(attempts == 1)
    #expect(try stage.navigator.count == 1)
  }

  @Test("dismissAny stops at a lock first, and a blocker does not replace the lock")
  func lock() throws {
    let desk = try Desk(.editor)
    try desk.navigator.push(LockedDestination())
    desk.app.session.settle()
    #expect(throws: Navigator.NavigationError.navigationLocked) { try desk.root.popAny() }
    #expect(desk.model.reasons.isEmpty)
  }

  @Test("A blocker outside of all managed views is reported")
  func outside() throws {
    withKnownIssue {
      let app = TestApp { Text("Nowhere").navigationBlocked(when: true) { _ in } }
      #expect(app.exists("Nowhere"))
    } matching: {
      $0.description.contains("navigationBlocked is outside of every managed view")
    }
  }

  @Test("Closing the window requires a confirmation while a view blocks")
  func window() throws {
    let desk = try Desk(.editor)
    func expectKept(_ isKept: Bool) {
      desk.app.session.settle()
      #expect(desk.app.session.root.content.bool(.isDismissDisabled) == isKept)
    }
    #expect(throws: TestFailure.self) { try desk.app.closeWindow() }
    desk.model.isDirty = false
    expectKept(false)
    desk.model.isDirty = true
    expectKept(true)
    try desk.navigator.push(DeskDestinations.details)
    expectKept(true)
    try desk.navigator.popAll()
    try desk.app.tap("Discard")
    expectKept(false)
    desk.root.present(sheet: DeskDestinations.editor)
    expectKept(true)
    try desk.app.swipeAway()
    try desk.app.tap("Discard")
    try desk.app.closeWindow()
  }

  @Test("Without a blocker, a sheet whose dismissal the app disables stays")
  func keptByApp() throws {
    let desk = try Desk()
    desk.root.present(sheet: KeptDestination())
    desk.app.session.settle()
    #expect(throws: TestFailure.self) { try desk.app.swipeAway() }
    #expect(desk.root.dismissPresentedViews())
    #expect(desk.app.presentations.isEmpty)
  }

  @Test("A return to a checkpoint consults the blocker, and runs its action after the removal", arguments: [true, false])
  func checkpoint(_ leaves: Bool) throws {
    let desk = try Desk(.folder, .editor)
    desk.root.present(sheet: DeskDestinations.details, managed: true)
    desk.app.session.settle()
    #expect(desk.root.canReturnToCheckpoint(DeskCheckpoints.desk))
    desk.root.returnToCheckpoint(DeskCheckpoints.desk)
    #expect(desk.model.reasons == [.checkpoint])
    try desk.app.tap(leaves ? "Discard" : "Keep editing")
    #expect(desk.model.returns == (leaves ? 1 : 0))
    #expect(try desk.navigator.count == (leaves ? 0 : 2))
  }
}

nonisolated private struct KeptDestination: NavigationDestination {
  @MainActor var body: some View {
    Text("Kept").interactiveDismissDisabled()
      .navigationBlocked(when: false) { _ in }
  }
}

nonisolated private struct NestedStackDestination: NavigationDestination {
  let handler: @MainActor @Sendable (NavigationLeaveAttempt) -> Void

  init(handler: @escaping @MainActor @Sendable (NavigationLeaveAttempt) -> Void) {
    self.handler = handler
  }

  static func == (lhs: Self, rhs: Self) -> Bool { true }
  func hash(into hasher: inout Hasher) {}

  @MainActor var body: some View {
    ManagedNavigationStack {
      Text("Inner").navigationBlocked(when: true, handler)
    }
  }
}

nonisolated private struct LockedDestination: NavigationDestination {
  @MainActor var body: some View {
    Text("Paying").navigationLocked()
  }
}
