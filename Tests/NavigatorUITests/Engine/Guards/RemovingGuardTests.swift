import NavigatorTesting
import SwiftUI
import Testing

@testable import NavigatorUI

/// Guards that remove a screen of their stack before they decide.
@Suite("Guards that remove screens")
struct RemovingGuardTests {
  private func bank(_ decision: NavigationGuardDecision) -> Bank {
    Bank(
      guards: BankGuards(immediate: { destination, navigator in
        guard destination == .vault else { return .allow }
        if navigator.count > 0 { navigator.pop() }
        return decision
      }))
  }

  @Test("A redirect is performed although the guard has removed the screen of the link")
  func redirectOfLink() throws {
    let bank = bank(.redirect(to: BankDestinations.signIn))
    try bank.app.tap("Lobby")
    #expect(bank.app.stack == ["Bank", "Lobby"])
    try bank.app.tap("Vault")
    #expect(bank.app.stack == ["Bank", "Sign in"])
    #expect(bank.root.intendedDestination as? BankDestinations == .vault)
    #expect(bank.session.vaultBodies == 0)
  }

  @Test("A link whose screen the guard has removed is cancelled if the guard allows or denies it", arguments: [true, false])
  func otherDecisions(isAllowed: Bool) throws {
    let bank = bank(isAllowed ? .allow : .deny)
    try bank.app.tap("Lobby")
    try bank.app.tap("Vault")
    #expect(bank.app.stack == ["Bank"])
    #expect(bank.session.vaultBodies == 0)
    #expect(try !bank.navigator.isDeciding)
  }

  @Test("A redirect is performed although the guard has removed the screen for which it decides")
  func redirectOfScreen() throws {
    let bank = bank(.redirect(to: BankDestinations.signIn))
    let navigator = try bank.navigator
    navigator.apply(.stack([.push(AnyNavigationDestination(BankDestinations.vault), answers: nil)]))
    #expect(bank.app.stack == ["Bank", "Sign in"])
    #expect(bank.root.intendedDestination as? BankDestinations == .vault)
    #expect(bank.session.vaultBodies == 0)
    #expect(!navigator.isDeciding)
  }

  @Test("A screen that the guard has removed is not shown if the guard allows it")
  func allowedScreen() throws {
    let bank = bank(.allow)
    let navigator = try bank.navigator
    navigator.apply(.stack([.push(AnyNavigationDestination(BankDestinations.vault), answers: nil)]))
    #expect(bank.app.stack == ["Bank"])
    #expect(!navigator.isDeciding)
    try bank.app.tap("Lobby")
    #expect(bank.app.stack == ["Bank", "Lobby"])
  }

  nonisolated enum Decision: CaseIterable {
    case redirect, allow, deny
  }

  /// A bank with a sheet for the vault that waits for the lobby's sheet. The guard dismisses it when it decides a second time.
  private func bankWithWaitingSheet(server: GuardServer? = nil) -> Bank {
    final class Count {
      var value = 0
    }
    let count = Count()
    let decide: @MainActor (BankDestinations, Navigator) -> Bool = { destination, navigator in
      guard destination == .vault else { return false }
      count.value += 1
      guard count.value > 1 else { return false }
      navigator.dismissPresentedViews()
      return true
    }
    let guards: BankGuards
    if let server {
      guards = BankGuards(deferred: { decide($0, $1) ? await server.ask($0) : .allow })
    } else {
      guards = BankGuards(immediate: { decide($0, $1) ? .redirect(to: BankDestinations.signIn) : .allow })
    }
    return Bank(guards: guards)
  }

  @Test("A redirect is performed although the guard has dismissed the waiting sheet for which it decides")
  func redirectOfPresentation() throws {
    let bank = bankWithWaitingSheet()
    let navigator = try bank.navigator
    navigator.present(sheet: BankDestinations.lobby)
    navigator.present(sheet: BankDestinations.vault)
    bank.app.session.settle()
    try bank.app.swipeAway()
    #expect(bank.app.presentations.isEmpty)
    #expect(bank.app.stack == ["Bank", "Sign in"])
    #expect(bank.root.intendedDestination as? BankDestinations == .vault)
    #expect(bank.session.vaultBodies == 0)
    #expect(!navigator.isDeciding)
  }

  @Test(
    "A late guard that has dismissed the waiting sheet itself can redirect, and the next sheet is shown after it has decided",
    arguments: Decision.allCases)
  func lateDecisionOfPresentation(decision: Decision) async throws {
    let server = GuardServer()
    let bank = bankWithWaitingSheet(server: server)
    let navigator = try bank.navigator
    navigator.present(sheet: BankDestinations.lobby)
    navigator.present(sheet: BankDestinations.vault)
    await bank.app.settle()
    try bank.app.swipeAway()
    await bank.app.settle()
    #expect(server.openQuestions == 1)
    #expect(bank.app.presentations.isEmpty)
    // A change of the stack does not cancel the decision.
    navigator.push(BankDestinations.lobby)
    await bank.app.settle()
    switch decision {
    case .redirect: server.answer(.redirect(to: BankDestinations.signIn))
    case .allow: server.answer(.allow)
    case .deny: server.answer(.deny)
    }
    await bank.app.settle()
    #expect(bank.session.vaultBodies == 0)
    #expect(!navigator.isDeciding)
    #expect(bank.app.stack == ["Bank", "Lobby"] + (decision == .redirect ? ["Sign in"] : []))
    navigator.present(sheet: BankDestinations.box(1))
    await bank.app.settle()
    #expect(bank.app.presentations.map(\.kind) == [.sheet])
    #expect(bank.app.exists("Count: 0"))
  }
}
