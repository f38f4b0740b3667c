import NavigatorTesting
import SwiftUI
import Testing

@testable import NavigatorUI

/// A waiting screen is shown only if the guards at that time allow it.
@Suite("Guards of waiting screens and presentations")
struct WaitingGuardTests {
  private let clinic = Clinic()
  private var session: ClinicSession { clinic.session }
  private var app: TestApp { clinic.app }

  nonisolated static let methods: [NavigationMethod] = [.sheet, .managedSheet, .cover, .managedCover]

  @Test("Guards are evaluated again for a waiting presentation when its turn comes", arguments: methods)
  func queue(method: NavigationMethod) throws {
    let stack = try clinic.stack()
    stack.present(sheet: ClinicDestinations.hall)
    stack.navigate(to: ClinicDestinations.file(1), method: method)
    stack.navigate(to: ClinicDestinations.file(2), method: method)
    stack.navigate(to: ClinicDestinations.bed(1), method: method)
    app.session.settle()
    session.isSignedIn = false
    try app.swipeAway()
    #expect(session.made.filter(\.isSecret).isEmpty)
    #expect(app.exists("bed(1): 0"))
  }

  @Test("A waiting presentation is shown if the guards still allow it", arguments: methods)
  func queueAllowed(method: NavigationMethod) throws {
    let stack = try clinic.stack()
    stack.present(sheet: ClinicDestinations.hall)
    stack.navigate(to: ClinicDestinations.file(1), method: method)
    app.session.settle()
    try app.swipeAway()
    #expect(app.exists("file(1): 0"))
    #expect(session.asked == [.hall, .file(1), .file(1)])
  }

  @Test("A waiting presentation is redirected if the guards redirect it when its turn comes")
  func queueRedirected() throws {
    let stack = try clinic.stack()
    stack.present(sheet: ClinicDestinations.hall)
    stack.present(sheet: ClinicDestinations.file(1))
    app.session.settle()
    session.isSignedIn = false
    session.refusal = .redirect(to: ClinicDestinations.signIn)
    try app.swipeAway()
    #expect(app.exists("Sign in"))
    try app.tap("Sign in")
    #expect(app.exists("file(1): 0"))
  }

  @Test("Guards are evaluated again for a presentation that waits for a state-driven sheet")
  func afterSheetOfState() throws {
    session.note = ClinicNote()
    app.session.settle()
    #expect(app.exists("A note"))
    try clinic.stack().present(sheet: ClinicDestinations.file(1))
    app.session.settle()
    #expect(app.exists("A note"))
    session.isSignedIn = false
    session.note = nil
    app.session.settle()
    #expect(!session.made.contains(.file(1)))
    #expect(app.presentations.isEmpty)
  }

  @Test("Guards are evaluated again for a screen of a hidden tab when the tab is shown")
  func hiddenTab() throws {
    try app.selectTab("Back")
    try clinic.stack().setStack([ClinicDestinations.hall, ClinicDestinations.file(1)])
    app.session.settle()
    session.isSignedIn = false
    try app.selectTab("Front")
    #expect(session.made.filter(\.isSecret).isEmpty)
    #expect(app.stack == ["Front", "hall"])
  }

  @Test("Guards are evaluated again for a stack change after its blocker has agreed")
  func blocked() throws {
    let stack = try clinic.stack()
    stack.push(ClinicDestinations.hall)
    app.session.settle()
    session.isBlocking = true
    app.session.settle()
    try clinic.stack().setStack([ClinicDestinations.file(1)])
    app.session.settle()
    session.isSignedIn = false
    session.attempt?.leave()
    app.session.settle()
    #expect(!session.made.contains(.file(1)))
  }

  @Test("A guard that presents a view at each evaluation is reported and does not hang")
  func endless() throws {
    final class Count { var value = 0 }
    let count = Count()
    let root = Navigator(configuration: NavigationConfiguration(logger: nil))
    let app = TestApp {
      ManagedNavigationStack(name: "desk") { Text("Desk").navigationTitle("Desk") }
        .navigationGuard { destination, navigator in
          count.value += 1
          guard count.value > 2, count.value < 100_000 else { return .allow }
          if count.value % 2 == 1 { navigator.present(sheet: HomeDestinations.page2) }
          return count.value % 2 == 0 ? .allow : .deny
        }
        .navigationRoot(root)
    }
    app.session.settle()
    let desk = try #require(root.named("desk"))
    desk.present(sheet: HomeDestinations.page2)
    desk.present(sheet: HomeDestinations.page2)
    app.session.settle()
    withKnownIssue(isIntermittent: true) {
      _ = desk.presentations.current.map { ReturnStep.presentation($0.handle).perform() }
      app.session.settle()
    }
    #expect(count.value < 100_000)
  }
}
