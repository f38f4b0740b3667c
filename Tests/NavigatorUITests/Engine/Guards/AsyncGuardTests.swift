import NavigatorTesting
import SwiftUI
import Testing

@testable import NavigatorUI

@Suite("Asynchronous guards")
struct AsyncGuardTests {
  private let server = GuardServer()
  private let bank: Bank

  init() {
    let server = server
    bank = Bank(guards: BankGuards(deferred: { destination, _ in await server.ask(destination) }))
  }

  @Test("The navigation is performed when the guard has returned its decision")
  func allowed() async throws {
    try bank.navigator.push(BankDestinations.vault)
    await bank.app.settle()
    #expect(server.asked == [.vault])
    #expect(bank.app.stack == ["Bank"])
    server.answer(.allow)
    await bank.app.settle()
    #expect(bank.app.stack == ["Bank", "Vault"])
  }

  @Test("Until then a link shows a progress view instead of its destination")
  func link() async throws {
    try bank.app.tap("Vault")
    await bank.app.settle()
    #expect(bank.app.stack == ["Bank", ""])
    #expect(bank.app.tree(.visibleOnly).contains("progress"))
    #expect(bank.session.vaultBodies == 0)
    server.answer(.allow)
    await bank.app.settle()
    #expect(bank.app.stack == ["Bank", "Vault"])
    #expect(server.asked == [.vault])
  }

  @Test("A link's screen is popped when an asynchronous guard denies it")
  func linkDenied() async throws {
    try bank.app.tap("Vault")
    await bank.app.settle()
    server.answer(.deny)
    await bank.app.settle()
    #expect(bank.app.stack == ["Bank"])
    #expect(try bank.navigator.isEmpty)
  }

  @Test("Going back while a link's guard decides cancels the link, and the tree settles without the answer")
  func back() async throws {
    try bank.app.tap("Vault")
    await bank.app.settle()
    try bank.app.goBack()
    #expect(bank.app.stack == ["Bank"])
    bank.root.perform(
      NavigationAction { _ in
        bank.session.isSignedIn = true
        return .auto
      })
    bank.app.session.settle()
    #expect(bank.session.isSignedIn)
    server.answer(.allow)
    await bank.app.settle()
    #expect(try bank.pages.isEmpty)
    #expect(bank.session.vaultBodies == 0)
  }

  @Test("Two requests keep their order, however long their guards take")
  func order() async throws {
    let navigator = try bank.navigator
    navigator.push(BankDestinations.box(1))
    navigator.push(BankDestinations.box(2))
    navigator.setStack([BankDestinations.box(1), BankDestinations.box(2), BankDestinations.box(3)])
    await bank.app.settle()
    #expect(server.asked == [.box(1)])
    for _ in 0..<3 {
      server.answer(.allow)
      await bank.app.settle()
    }
    #expect(server.asked == [.box(1), .box(2), .box(3)])
    #expect(try bank.pages == [.box(1), .box(2), .box(3)])
  }

  @Test("Sent values wait for the answer")
  func send() async throws {
    bank.root.send(BankDestinations.box(1), BankDestinations.lobby)
    await bank.app.settle()
    #expect(server.asked == [.box(1)])
    server.answer(.allow)
    await bank.app.settle()
    #expect(server.asked == [.box(1), .lobby])
    server.answer(.allow)
    await bank.app.settle()
    #expect(bank.app.stack == ["Bank", "Box 1", "Lobby"])
  }

  @Test("An answer after the sheet was closed does nothing, and nothing waits for it")
  func gone() async throws {
    let navigator = try bank.navigator
    bank.root.requests.add(NavigationRequest(step: .navigate(BankDestinations.signInSheet, .managedSheet)))
    await bank.app.settle()
    server.answer(.allow)
    await bank.app.settle()
    let inner = try #require(bank.root.children.last)
    #expect(inner !== navigator)
    inner.push(BankDestinations.vault)
    await bank.app.settle()
    try bank.app.swipeAway()
    bank.root.send(
      NavigationAction { _ in
        bank.session.isSignedIn = true; return .auto
      })
    bank.app.session.settle()
    #expect(bank.session.isSignedIn)
    server.answer(.allow)
    await bank.app.settle()
    #expect(bank.app.stack == ["Bank"])
    #expect(bank.session.vaultBodies == 0)
    #expect(bank.warnings.contains { $0.contains("was removed") })
  }

  @Test("A screen pushed onto a pending link is shown when the guard has answered, and stays if the link is denied")
  func deniedBelow() async throws {
    try bank.app.tap("Vault")
    await bank.app.settle()
    let navigator = try bank.navigator
    navigator.performPush(BankDestinations.lobby)
    #expect(bank.app.stack == ["Bank", ""])
    server.answer(.deny)
    await bank.app.settle()
    // The guards are called again for the screen that has waited.
    #expect(server.asked == [.vault, .lobby])
    server.answer(.allow)
    await bank.app.settle()
    #expect(bank.app.stack == ["Bank", "Lobby"])
    #expect(try bank.pages == [.lobby])
    try bank.app.tap("Count: 0")
  }
}
