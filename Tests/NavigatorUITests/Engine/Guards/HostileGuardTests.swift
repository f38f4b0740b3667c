import Foundation
import NavigatorTesting
import SwiftUI
import Testing

@testable import NavigatorUI

@Suite("Guards that misbehave")
struct HostileGuardTests {
  @Test("A guard that presents a screen itself and denies works")
  func presents() throws {
    let bank = Bank(
      guards: BankGuards(immediate: { destination, navigator in
        guard destination == .vault else { return .allow }
        navigator.present(sheet: BankDestinations.signIn)
        return .deny
      }))
    try bank.app.tap("Vault")
    #expect(bank.app.presentations.count == 1)
    #expect(bank.app.exists("Sign in"))
    try bank.app.swipeAway()
    #expect(bank.app.stack == ["Bank"])
  }

  @Test("A guard that always navigates is reported and does not block")
  func pushes() throws {
    let bank = Bank(
      guards: BankGuards(immediate: { _, navigator in
        navigator.push(BankDestinations.lobby)
        return .allow
      }))
    try withKnownIssue {
      try bank.navigator.push(BankDestinations.box(1))
    } matching: {
      $0.description.contains("a guard navigates each time it is evaluated")
    }
    #expect(try bank.pages.first == .box(1))
    #expect(try bank.pages.count < 50)
  }

  @Test("An asynchronous guard that always navigates is reported and does not block")
  func pushesLater() async throws {
    let bank = Bank(
      guards: BankGuards(deferred: { _, navigator in
        navigator.push(BankDestinations.lobby)
        return .allow
      }))
    try await withKnownIssue {
      try bank.navigator.push(BankDestinations.box(1))
      await bank.app.settle()
    } matching: {
      $0.description.contains("a guard navigates each time it is evaluated")
    }
    #expect(try bank.pages.count < 50)
  }

  @Test("A guard that pops the screen it belongs to leaves a working stack")
  func pops() throws {
    let bank = Bank(
      guards: BankGuards(immediate: { destination, navigator in
        if destination == .vault { navigator.popAll() }
        return .allow
      }))
    try bank.navigator.push(BankDestinations.lobby)
    try bank.app.tap("Vault")
    #expect(bank.app.stack == ["Bank"])
    try bank.app.tap("Lobby")
    #expect(bank.app.stack == ["Bank", "Lobby"])
  }

  @Test("The decision of a guard that signs out while it is evaluated takes effect")
  func changesItsMind() throws {
    let bank = Bank.signingIn(at: .signInSheet)
    bank.session.isSignedIn = true
    try bank.app.tap("Vault")
    #expect(bank.app.stack == ["Bank", "Vault"])
    bank.session.isSignedIn = false
    try bank.navigator.push(BankDestinations.box(1))
    #expect(bank.app.title == "Sign in")
    try bank.app.swipeAway()
    #expect(bank.app.stack == ["Bank", "Vault"])
  }

  @Test("A stack of a thousand destinations is checked without deep recursion")
  func many() throws {
    var asked = 0
    let bank = Bank { _ in
      asked += 1
      return .allow
    }
    try bank.navigator.setStack((0..<1_000).map { BankDestinations.box($0) })
    #expect(asked == 1_000)
    #expect(try bank.navigator.count == 1_000)
    // The session shows the screens in later turns, during other tests.
    bank.app.end()
  }

  @Test("A guard that never answers delays only its own navigator after the user has gone back")
  func silent() async throws {
    let server = GuardServer()
    let bank = Bank(guards: BankGuards(deferred: { destination, _ in await server.ask(destination) }))
    try bank.app.tap("Vault")
    await bank.app.settle()
    bank.root.send(BankDestinations.lobby)
    await bank.app.settle()
    #expect(server.asked == [.vault])
    try bank.app.goBack()
    await bank.app.settle()
    #expect(server.asked == [.vault, .lobby])
    server.answer(.deny)
    server.answer(.allow)
    await bank.app.settle()
    #expect(bank.app.stack == ["Bank", "Lobby"])
  }

  @Test("A guard that never answers is not awaited after its stack was removed")
  func silentForEver() async throws {
    let server = GuardServer()
    let switcher = Switcher()
    let root = Navigator()
    let app = TestApp { SwitchedApp(root: root, switcher: switcher, server: server) }
    app.session.settle()
    root.named("inner")?.push(BankDestinations.box(1))
    await app.settle()
    #expect(server.asked == [.box(1)])
    switcher.isOn = false
    await app.settle()
    var isSettled = false
    root.perform(
      NavigationAction { _ in
        isSettled = true
        return .auto
      })
    await app.settle()
    #expect(isSettled)
    server.answer(.allow)
    await app.settle()
    #expect(app.exists("Off"))
  }
}

/// Counts the URLs that reach an app, and pushes a screen for each.
private struct CountingURLHandler: NavigationURLHandler {
  let count: Box<Int>

  func handles(_ url: URL, with navigator: Navigator) -> Bool {
    count.value += 1
    navigator.send(BankDestinations.lobby)
    return true
  }
}

extension HostileGuardTests {
  @Test("While a guard does not answer, a bounded number of URLs is opened, and further ones after its answer")
  func manyURLs() async throws {
    let server = GuardServer()
    let count = Box(0)
    let root = Navigator(configuration: NavigationConfiguration(logger: nil))
    let app = TestApp {
      ManagedNavigationStack(name: "bank") {
        Text("The bank").navigationTitle("Bank")
          .navigationAutoReceive(BankDestinations.self)
      }
      .navigationGuard { destination, _ async in
        if destination as? BankDestinations == .vault { return await server.ask(.vault) }
        return .allow
      }
      .onNavigationOpenURL(CountingURLHandler(count: count))
      .navigationRoot(root)
    }
    root.named("bank")?.push(BankDestinations.vault)
    await app.settle()
    #expect(server.openQuestions == 1)
    for number in 0..<300 { try app.open("bank://lobby/\(number)") }
    #expect(count.value == 100)
    server.answer(.deny)
    await app.settle()
    try app.open("bank://lobby/300")
    await app.settle()
    #expect(count.value == 101)
  }
}

@Observable
private final class Switcher {
  var isOn = true
}

private struct SwitchedApp: View {
  let root: Navigator
  let switcher: Switcher
  let server: GuardServer

  init(root: Navigator, switcher: Switcher, server: GuardServer) {
    self.root = root
    self.switcher = switcher
    self.server = server
  }

  var body: some View {
    VStack {
      if switcher.isOn {
        ManagedNavigationStack(name: "inner") { Text("On") }
      } else {
        Text("Off")
      }
    }
    .navigationGuard { destination, _ in
      guard let destination = destination as? BankDestinations else { return .allow }
      return await server.ask(destination)
    }
    .navigationRoot(root)
  }
}
