import NavigatorTesting
import SwiftUI
import Testing

@testable import NavigatorUI

/// An asynchronous guard decides about all screens except the lobby.
@Suite("Requests whose screen is removed while a guard decides")
struct CancelledRequestTests {
  private let server = GuardServer()
  private let bank: Bank

  init() {
    let server = server
    bank = Bank(
      guards: BankGuards(deferred: { destination, _ in destination == .lobby ? .allow : await server.ask(destination) }))
  }

  /// Shows the lobby, from which the user can go back.
  private func enterLobby() async throws {
    try bank.navigator.push(BankDestinations.lobby)
    await bank.app.settle()
    #expect(bank.app.stack == ["Bank", "Lobby"])
  }

  nonisolated enum Step: CaseIterable {
    case push, sheet, replace, setStack

    @MainActor func request(_ destination: BankDestinations, of navigator: Navigator) {
      switch self {
      case .push: navigator.push(destination)
      case .sheet: navigator.present(sheet: destination)
      case .replace: navigator.replace(with: destination)
      case .setStack: navigator.setStack([.lobby, destination] as [BankDestinations])
      }
    }
  }

  @Test("Going back cancels the request, and the tree settles without the guard's answer", arguments: Step.allCases)
  func back(step: Step) async throws {
    try await enterLobby()
    step.request(.vault, of: try bank.navigator)
    await bank.app.settle()
    #expect(server.asked == [.vault])
    #expect(bank.app.stack == ["Bank", "Lobby"])
    try bank.app.goBack()
    var isSettled = false
    bank.root.perform(
      NavigationAction { _ in
        isSettled = true
        return .auto
      })
    bank.app.session.settle()
    #expect(isSettled)
    #expect(bank.events.contains { if case .cancelled(let name) = $0 { name.contains("vault") } else { false } })
    server.answer(.allow)
    await bank.app.settle()
    #expect(bank.app.stack == ["Bank"])
    #expect(bank.app.presentations.isEmpty)
    #expect(bank.session.vaultBodies == 0)
  }

  @Test("Requests that wait for the cancelled one are cancelled too, and later requests are performed")
  func waiting() async throws {
    try await enterLobby()
    try bank.navigator.push(BankDestinations.box(1))
    try bank.navigator.push(BankDestinations.box(2))
    await bank.app.settle()
    try bank.app.goBack()
    try bank.navigator.push(BankDestinations.box(3))
    await bank.app.settle()
    #expect(server.asked == [.box(1), .box(3)])
    server.answer(.allow)
    server.answer(.allow)
    await bank.app.settle()
    #expect(bank.app.stack == ["Bank", "Box 3"])
    let cancelled = bank.events.filter { if case .cancelled = $0 { true } else { false } }
    #expect(cancelled == [.cancelled("box(2)"), .cancelled("box(1)")])
  }

  @Test("A request on the root is not cancelled when another screen is removed")
  func root() async throws {
    try bank.navigator.push(BankDestinations.vault)
    try bank.navigator.performPush(BankDestinations.lobby)
    await bank.app.settle()
    try bank.app.goBack()
    await bank.app.settle()
    server.answer(.allow)
    await bank.app.settle()
    #expect(bank.app.stack == ["Bank", "Vault"])
  }

  @Test("The rest of a deep link is cancelled with its step")
  func deepLink() async throws {
    bank.root.send(BankDestinations.lobby, BankDestinations.vault, BankDestinations.box(1))
    await bank.app.settle()
    #expect(server.asked == [.vault])
    try bank.app.goBack()
    await bank.app.settle()
    #expect(bank.cancelled == [["box(1)"]])
    server.answer(.allow)
    await bank.app.settle()
    #expect(bank.app.stack == ["Bank"])
    #expect(server.asked == [.vault])
  }

  @Test("A request that waits for the replacement of its screen is performed above the new screen")
  func replaced() async throws {
    try await enterLobby()
    try bank.navigator.replace(with: BankDestinations.box(1))
    try bank.navigator.push(BankDestinations.box(2))
    await bank.app.settle()
    server.answer(.allow)
    await bank.app.settle()
    server.answer(.allow)
    await bank.app.settle()
    #expect(bank.app.stack == ["Bank", "Box 1", "Box 2"])
  }

  @Test("Going back from a redirect's screen while the guards decide again keeps the intended destination")
  func continuation() async throws {
    try await enterLobby()
    try bank.navigator.push(BankDestinations.vault)
    await bank.app.settle()
    server.answer(.redirect(to: BankDestinations.signIn))
    await bank.app.settle()
    // The guard decides about the sign-in, too.
    server.answer(.allow)
    await bank.app.settle()
    #expect(bank.app.stack == ["Bank", "Lobby", "Sign in"])
    try bank.app.tap("Go on")
    await bank.app.settle()
    try bank.app.goBack()
    await bank.app.settle()
    server.answer(.allow)
    await bank.app.settle()
    #expect(bank.app.stack == ["Bank", "Lobby", "Vault"])
  }

  @Test("Going back before a redirect's destination is shown discards the intended destination")
  func redirect() async throws {
    try await enterLobby()
    try bank.navigator.push(BankDestinations.vault)
    await bank.app.settle()
    server.answer(.redirect(to: BankDestinations.signIn))
    await bank.app.settle()
    #expect(server.asked == [.vault, .signIn])
    try bank.app.goBack()
    server.answer(.allow)
    await bank.app.settle()
    #expect(bank.app.stack == ["Bank"])
    #expect(bank.root.intendedDestination == nil)
  }

  @Test("A guard can remove the screens itself before it redirects")
  func removalByGuard() async throws {
    let bank = Bank(
      guards: BankGuards(deferred: { destination, navigator in
        guard destination == .vault else { return .allow }
        await Task.yield()
        navigator.popAll()
        return .redirect(to: BankDestinations.signIn)
      }))
    try bank.navigator.push(BankDestinations.lobby)
    await bank.app.settle()
    try bank.navigator.push(BankDestinations.vault)
    await bank.app.settle()
    #expect(bank.app.stack == ["Bank", "Sign in"])
  }
}
