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
}
