import NavigatorTesting
import SwiftUI
import Testing

@testable import NavigatorUI

@Suite("Attempts to leave")
struct LeaveAttemptTests {
  @Test("An attempt that is answered at once has the same result as without a blocker")
  func atOnce() throws {
    let desk = try Desk(.editor)
    desk.model.answers = { $0.leave() }
    #expect(try desk.navigator.pop())
    #expect(desk.app.stack == ["Desk"])
    desk.root.send(DeskDestinations.editor, NavigationAction.reset, DeskDestinations.page(1))
    #expect(desk.app.stack == ["Desk", "Page 1"])
    #expect(desk.cancelled.isEmpty)
  }

  @Test("An attempt that is not retained is refused")
  func released() throws {
    let desk = try Desk(.editor)
    desk.model.answers = { _ in }
    #expect(try !desk.navigator.pop())
    desk.root.perform(.reset, .send(DeskDestinations.page(1)))
    #expect(desk.app.stack == ["Desk", "Editor"])
    #expect(desk.cancelled == [["send page(1)"]])
  }

  @Test("A retained attempt holds its link until it is answered, and does not hold later links")
  func held() throws {
    let desk = try Desk(.editor)
    var attempts: [NavigationLeaveAttempt] = []
    desk.model.answers = { attempts.append($0) }
    desk.root.send(NavigationAction.reset, DeskDestinations.page(1), DeskDestinations.page(2))
    #expect(desk.app.stack == ["Desk", "Editor"])
    desk.root.send(DeskDestinations.details)
    #expect(desk.app.stack == ["Desk", "Editor", "Details"])
    attempts[0].leave()
    #expect(desk.app.stack == ["Desk", "Page 1", "Page 2"])
  }

  @Test("An attempt that is released without an answer is refused")
  func releasedAttempt() async throws {
    let desk = try Desk(.editor)
    var attempt: NavigationLeaveAttempt?
    desk.model.answers = { attempt = $0 }
    desk.root.send(NavigationAction.reset, DeskDestinations.page(1))
    desk.app.session.settle()
    #expect(desk.cancelled.isEmpty)
    #expect(attempt != nil)
    attempt = nil
    await desk.app.settle()
    #expect(desk.cancelled == [["page(1)"]])
    #expect(desk.app.stack == ["Desk", "Editor"])
  }

  @Test("Only the first answer counts")
  func twice() throws {
    let desk = try Desk(.folder, .editor)
    var attempt: NavigationLeaveAttempt?
    desk.model.answers = { attempt = $0 }
    try desk.navigator.pop()
    attempt?.stay()
    attempt?.leave()
    #expect(desk.app.stack == ["Desk", "Folder", "Editor"])
    try desk.navigator.pop()
    attempt?.leave()
    attempt?.leave()
    attempt?.stay()
    #expect(desk.app.stack == ["Desk", "Folder"])
  }

  @Test("An answer after the screen was removed does nothing")
  func tooLate() throws {
    let desk = try Desk(.folder, .editor)
    var attempts: [NavigationLeaveAttempt] = []
    desk.model.answers = { attempts.append($0) }
    try desk.navigator.pop()
    try desk.navigator.pop()
    attempts[1].leave()
    #expect(desk.app.stack == ["Desk", "Folder"])
    try desk.navigator.push(DeskDestinations.page(1))
    attempts[0].leave()
    #expect(desk.app.stack == ["Desk", "Folder", "Page 1"])
  }

  @Test("An allowed attempt removes screens pushed meanwhile after consulting their blockers")
  func pushedMeanwhile() throws {
    let desk = try Desk(.editor)
    var attempts: [NavigationLeaveAttempt] = []
    desk.model.answers = { attempts.append($0) }
    try desk.navigator.pop()
    try desk.navigator.push(DeskDestinations.editor)
    desk.app.session.settle()
    attempts[0].leave()
    #expect(desk.app.stack == ["Desk", "Editor", "Editor"])
    #expect(attempts.count == 2)
    attempts[1].leave()
    #expect(desk.app.stack == ["Desk"])
  }

  @Test("After a blocker has ended, the next attempt is allowed, and the open one may still leave")
  func flips() throws {
    let desk = try Desk(.folder, .editor)
    try desk.app.goBack()
    #expect(desk.isAsking)
    desk.model.isDirty = false
    desk.app.session.settle()
    try desk.app.tap("Discard")
    #expect(desk.app.stack == ["Desk", "Folder"])
  }

  @Test("A handler that navigates itself does not block")
  func navigatesItself() throws {
    let desk = try Desk(.editor)
    var depth = 0
    desk.model.answers = { attempt in
      depth += 1
      if depth < 50 { _ = try? desk.navigator.pop() }
      attempt.leave()
    }
    try desk.navigator.pop()
    #expect(desk.app.stack == ["Desk"])
    #expect(depth == 50)
  }

  @Test("A link that consults two blockers holds its rest until both have agreed")
  func twoActions() throws {
    let desk = try Desk(.editor)
    desk.root.present(sheet: DeskDestinations.editor)
    desk.app.session.settle()
    var attempts: [NavigationLeaveAttempt] = []
    desk.model.answers = { attempts.append($0) }
    let both = NavigationAction("both") { navigator in
      navigator.root.dismissAnyChildren()
      navigator.named("desk")?.popAll()
      return .auto
    }
    desk.root.send(both, DeskDestinations.page(1))
    desk.app.session.settle()
    #expect(attempts.count == 2)
    attempts[1].leave()
    #expect(desk.root.isPresenting)
    #expect(try desk.navigator.isEmpty)
    attempts[0].leave()
    #expect(desk.app.stack == ["Desk", "Page 1"])
    #expect(desk.app.presentations.isEmpty)
  }

  @Test("The screen of a redirect is removed only if its blocker agrees")
  func redirect() throws {
    let session = BankSession()
    let model = EditorModel()
    let root = Navigator()
    let app = TestApp {
      ManagedNavigationStack(name: "bank") { Text("The bank").navigationTitle("Bank") }
        .environment(session)
        .environment(model)
        .navigationGuard { destination, _ in
          destination is BankDestinations && !session.isSignedIn ? .redirect(to: DeskDestinations.editor) : .allow
        }
        .navigationRoot(root)
    }
    app.session.settle()
    root.named("bank")?.push(BankDestinations.vault)
    #expect(app.stack == ["Bank", "Editor"])
    session.isSignedIn = true
    #expect(root.continueToIntendedDestination())
    try app.tap("Keep editing")
    #expect(app.stack == ["Bank", "Editor"])
    #expect(root.intendedDestination as? BankDestinations == .vault)
    #expect(root.continueToIntendedDestination())
    try app.tap("Discard")
    #expect(app.stack == ["Bank", "Vault"])
  }
}
