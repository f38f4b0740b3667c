import NavigatorTesting
import SwiftUI
import Testing

@testable import NavigatorUI

@Suite("Removal of locks and checkpoints")
struct LockTests {
  private let stage = RoomsStage()

  @Test("A lock is removed with its screen in the same turn")
  func lockGone() throws {
    stage.front.push(Rooms.plain(1))
    stage.front.push(Rooms.locked(2))
    stage.app.session.settle()
    #expect(stage.stack.isNavigationLocked)
    stage.stack.pop()
    #expect(!stage.stack.isNavigationLocked)
    #expect(stage.stack.canReturnToCheckpoint(KnownCheckpoints.home))
    #expect(try stage.stack.popAny())
    #expect(stage.app.stack == ["Home"])
  }

  @Test("A lock in a sheet is removed in the turn in which the sheet is closed", arguments: [true, false])
  func lockInSheet(isManaged: Bool) throws {
    stage.front.present(sheet: Rooms.plain(1), managed: true)
    stage.front.present(sheet: Rooms.locked(2), managed: isManaged)
    let locked = stage.front
    #expect(throws: Navigator.NavigationError.navigationLocked) { try locked.dismissAny() }
    #expect(locked.dismiss())
    #expect(try stage.root.dismissAny())
    #expect(stage.app.presentations.isEmpty)
  }

  @Test("A lock on a covered screen is effective")
  func covered() throws {
    stage.front.push(Rooms.locked(1))
    stage.front.push(Rooms.plain(2))
    stage.front.present(sheet: Rooms.plain(3), managed: true)
    #expect(stage.front.isNavigationLocked)
    #expect(throws: Navigator.NavigationError.navigationLocked) { try stage.root.dismissAny() }
    #expect(stage.app.presentations.count == 1)
  }

  @Test("A view that reads whether navigation is locked is updated when a lock is added or removed")
  func observed() throws {
    let flag = Switch()
    flag.isOn = false
    let app = TestApp {
      ManagedNavigationStack {
        AskingLock()
        SwitchedView(flag: flag) { Text("Busy").navigationLocked() }
      }
    }
    #expect(app.exists("open"))
    flag.isOn = true
    #expect(app.exists("locked"))
    flag.isOn = false
    #expect(app.exists("open"))
  }

  @Test("A lock outside of all managed views is reported")
  func outside() {
    withKnownIssue {
      _ = TestApp { Text("Alone").navigationLocked() }
    } matching: {
      $0.description.contains("navigationLocked") && $0.description.contains("outside of every managed view")
    }
  }

  @Test("A view that reads whether it can return is updated when the checkpoint's view is removed")
  func checkpointGone() throws {
    let flag = Switch()
    let app = TestApp {
      ManagedNavigationStack {
        AskingBack()
        ManagedNavigationStack {
          SwitchedView(flag: flag) { Text("Here").navigationCheckpoint(KnownCheckpoints.home) }
        }
      }
    }
    #expect(app.exists("there is a way back"))
    flag.isOn = false
    #expect(app.exists("no way back"))
    flag.isOn = true
    #expect(app.exists("there is a way back"))
  }
}

private struct AskingLock: View {
  @Environment(\.navigator) private var navigator

  var body: some View {
    Text(navigator.isNavigationLocked ? "locked" : "open")
  }
}

private struct AskingBack: View {
  @Environment(\.navigator) private var navigator

  var body: some View {
    Text(navigator.canReturnToCheckpoint(KnownCheckpoints.home) ? "there is a way back" : "no way back")
  }
}
