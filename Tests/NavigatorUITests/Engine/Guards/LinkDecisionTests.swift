import NavigatorTesting
import SwiftUI
import Testing

@testable import NavigatorUI

@Suite("Decisions about links")
struct LinkDecisionTests {
  private final class Counts {
    var all: [Int] = []
  }

  private let counts = Counts()

  /// A bank whose guard records the number of screens and returns a decision.
  private func start(_ decide: @escaping @MainActor (BankDestinations) -> NavigationGuardDecision) -> Bank {
    let counts = counts
    return Bank(
      guards: BankGuards(immediate: { destination, navigator in
        counts.all.append(navigator.count)
        return decide(destination)
      }))
  }

  @Test("A guard decides about a link's destination before it is on the stack")
  func allowed() throws {
    let bank = start { _ in .allow }
    try bank.app.tap("Vault")
    #expect(counts.all == [0])
    #expect(bank.app.stack == ["Bank", "Vault"])
  }

  @Test("A denied link pushes nothing, and another tap evaluates the guard again")
  func denied() throws {
    let bank = start { _ in .deny }
    try bank.app.tap("Vault")
    try bank.app.tap("Vault")
    #expect(counts.all == [0, 0])
    #expect(bank.events.map { "\($0)" } == ["denied(\"vault\")", "denied(\"vault\")"])
    #expect(bank.app.stack == ["Bank"])
  }

  @Test("A redirected link pushes only the redirect's destination until the guard allows the link's")
  func redirected() throws {
    let bank = Bank.signingIn(at: .signIn)
    try bank.app.tap("Vault")
    #expect(bank.app.stack == ["Bank", "Sign in"])
    #expect(!bank.events.contains { "\($0)".contains("popped") })
    try bank.app.tap("Sign in")
    #expect(bank.app.stack == ["Bank", "Vault"])
  }

  @Test("A guard that pushes while it decides about a link pushes above the link's screen")
  func nested() throws {
    let bank = Bank(
      guards: BankGuards(immediate: { destination, navigator in
        if destination == .vault { navigator.push(BankDestinations.lobby) }
        return .allow
      }))
    try bank.app.tap("Vault")
    #expect(bank.app.stack == ["Bank", "Vault", "Lobby"])
  }
}

@Suite("Destinations read from paths")
struct PathProbeTests {
  private let lobby = AnyNavigationDestination(BankDestinations.lobby)
  private let vault = AnyNavigationDestination(BankDestinations.vault)

  @Test("The destination above an equal path is read")
  func found() {
    #expect(NavigationPath([vault]).destination(above: NavigationPath()) == vault)
    #expect(NavigationPath([lobby, vault]).destination(above: NavigationPath([lobby])) == vault)
    #expect(NavigationPath([lobby, lobby]).destination(above: NavigationPath([lobby])) == lobby)
  }

  @Test("Nothing is read above another path, or from a value that is not a wrapped destination")
  func notFound() {
    #expect(NavigationPath([lobby, vault]).destination(above: NavigationPath([vault])) == nil)
    #expect(NavigationPath([lobby, vault]).destination(above: NavigationPath()) == nil)
    #expect(NavigationPath([lobby]).destination(above: NavigationPath([lobby])) == nil)
    #expect(NavigationPath().destination(above: NavigationPath([lobby])) == nil)
    #expect(NavigationPath([1]).destination(above: NavigationPath()) == nil)
    #expect(NavigationPath([BankDestinations.vault]).destination(above: NavigationPath()) == nil)
  }
}
