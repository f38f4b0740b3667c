import NavigatorTesting
import SwiftUI
import Testing

@testable import NavigatorUI

@Suite("Redirects")
struct RedirectTests {
  @Test(
    "The pending destination is shown after the sign-in has closed if the guard allows it",
    arguments: [BankDestinations.signIn, .signInSheet])
  func signIn(_ page: BankDestinations) throws {
    let bank = Bank.signingIn(at: page)
    try bank.app.tap("Vault")
    #expect(bank.app.title == "Sign in")
    #expect(bank.root.intendedDestination as? BankDestinations == .vault)
    #expect(bank.events.contains(.redirected("vault", to: "\(page)")))
    #expect(bank.session.vaultBodies == 0)
    try bank.app.tap("Sign in")
    #expect(bank.app.stack == ["Bank", "Vault"])
    #expect(bank.app.presentations.isEmpty)
    #expect(bank.root.intendedDestination == nil)
    try bank.app.goBack()
    #expect(bank.app.stack == ["Bank"])
  }

  @Test("The pending destination is shown by the requested method", arguments: [NavigationMethod.sheet, .managedCover])
  func method(_ method: NavigationMethod) throws {
    let bank = Bank.signingIn(at: .signInSheet)
    try bank.navigator.navigate(to: BankDestinations.vault, method: method)
    #expect(bank.app.title == "Sign in")
    try bank.app.tap("Sign in")
    #expect(bank.app.exists("Gold"))
    #expect(bank.app.presentations.map(\.kind) == [method == .sheet ? .sheet : .cover])
  }

  @Test(
    "A second denial is not followed by further evaluations",
    arguments: [BankDestinations.signIn, .signInSheet])
  func cancel(_ page: BankDestinations) throws {
    let bank = Bank.signingIn(at: page)
    try bank.app.tap("Vault")
    let askedBefore = bank.session.asked.count
    try bank.app.tap("Cancel")
    #expect(bank.app.stack == ["Bank"])
    #expect(bank.app.presentations.isEmpty)
    #expect(bank.session.asked.dropFirst(askedBefore) == [.vault])
    #expect(bank.root.intendedDestination == nil)
    #expect(bank.warnings.contains { $0.hasPrefix("vault was cancelled") })
  }

  @Test("Swiping the sign-in away cancels the pending destination")
  func swipe() throws {
    let bank = Bank.signingIn(at: .signInSheet)
    try bank.app.tap("Vault")
    try bank.app.swipeAway()
    #expect(bank.app.stack == ["Bank"])
    #expect(bank.root.intendedDestination == nil)
  }

  @Test("An app can continue while the sign-in is shown", arguments: [BankDestinations.signIn, .signInSheet])
  func goOn(_ page: BankDestinations) throws {
    let bank = Bank.signingIn(at: page)
    try bank.navigator.push(BankDestinations.lobby)
    try bank.navigator.push(BankDestinations.box(1))
    try bank.app.tap("Go on")
    #expect(bank.app.title == "Sign in")
    #expect(bank.root.intendedDestination as? BankDestinations == .box(1))
    try bank.app.tap("Sign in and go on")
    #expect(bank.app.stack == ["Bank", "Lobby", "Box 1"])
    #expect(bank.app.presentations.isEmpty)
    #expect(!bank.root.continueToIntendedDestination())
  }

  @Test("An app can discard the pending destination")
  func forget() throws {
    let bank = Bank.signingIn(at: .signInSheet)
    bank.root.send(BankDestinations.vault, BankDestinations.lobby)
    try bank.app.tap("Forget")
    #expect(bank.cancelled == [["lobby"]])
    try bank.app.tap("Sign in")
    #expect(bank.app.stack == ["Bank"])
  }

  @Test("The rest of a deep link waits and continues from the destination", arguments: [BankDestinations.signIn, .signInSheet])
  func deepLink(_ page: BankDestinations) throws {
    let bank = Bank.signingIn(at: page)
    bank.root.send(BankDestinations.lobby, BankDestinations.vault, BankDestinations.box(1), BankDestinations.box(2))
    #expect(bank.app.title == "Sign in")
    #expect(try bank.pages.first == .lobby)
    #expect(try !bank.pages.contains(.box(1)))
    try bank.app.tap("Sign in")
    #expect(bank.app.stack == ["Bank", "Lobby", "Vault", "Box 1", "Box 2"])
    #expect(bank.cancelled.isEmpty)
  }

  @Test("The rest of a deep link is cancelled when the sign-in is")
  func deepLinkCancelled() throws {
    let bank = Bank.signingIn(at: .signInSheet)
    bank.root.send(BankDestinations.vault, BankDestinations.box(1))
    try bank.app.tap("Cancel")
    #expect(bank.app.stack == ["Bank"])
    #expect(bank.cancelled == [["box(1)"]])
  }

  @Test("A link that is redirected meanwhile replaces the pending destination")
  func otherLink() throws {
    let bank = Bank.signingIn(at: .signInSheet)
    bank.root.send(BankDestinations.vault, BankDestinations.box(1))
    #expect(bank.app.title == "Sign in")
    bank.session.isSignedIn = true
    bank.root.send(NavigationAction.dismissAny, BankDestinations.lobby)
    #expect(bank.app.stack == ["Bank", "Lobby"])
    #expect(bank.root.intendedDestination == nil)
    #expect(bank.cancelled == [["box(1)"]])
  }

  @Test("A second redirect to the same place does not show it twice, and the later request is kept")
  func sameTwice() throws {
    let bank = Bank.signingIn(at: .signInSheet)
    let navigator = try bank.navigator
    navigator.push(BankDestinations.vault)
    #expect(bank.app.presentations.count == 1)
    navigator.push(BankDestinations.box(3))
    #expect(bank.app.presentations.count == 1)
    #expect(bank.root.intendedDestination as? BankDestinations == .box(3))
    try bank.app.tap("Sign in")
    #expect(bank.app.stack == ["Bank", "Box 3"])
    #expect(bank.app.presentations.isEmpty)
  }

  @Test("A stack that is set stays unchanged until the whole stack can be set")
  func setStack() throws {
    let bank = Bank.signingIn(at: .signInSheet)
    let navigator = try bank.navigator
    navigator.push(BankDestinations.lobby)
    navigator.setStack([BankDestinations.box(1), BankDestinations.vault])
    #expect(try bank.pages == [.lobby])
    #expect(bank.root.intendedDestination as? BankDestinations == .box(1))
    try bank.app.tap("Sign in")
    #expect(bank.app.stack == ["Bank", "Box 1", "Vault"])
  }

  @Test(
    "Redirected screens of a restored stack are restored together",
    arguments: [BankDestinations.signIn, .signInSheet])
  func restored(_ page: BankDestinations) throws {
    let bank = Bank.signingIn(at: page)
    let navigator = try bank.navigator
    let restored = [BankDestinations.lobby, .box(1), .vault].map { StackChange.push(AnyNavigationDestination($0), answers: nil) }
    navigator.apply(.stack(restored))
    #expect(bank.app.title == "Sign in")
    try bank.app.tap("Sign in")
    #expect(try bank.pages == [.lobby, .box(1), .vault])
    #expect(bank.root.intendedDestination == nil)
    #expect(bank.app.presentations.isEmpty)
    try bank.app.goBack()
    #expect(bank.app.title == "Box 1")
    try bank.app.goBack()
    #expect(bank.app.stack == ["Bank", "Lobby"])
  }

  @Test("A cycle of redirects is reported and denied")
  func circle() throws {
    let bank = Bank { $0 == .vault ? .redirect(to: BankDestinations.box(1)) : .redirect(to: BankDestinations.vault) }
    try withKnownIssue {
      try bank.app.tap("Vault")
    } matching: {
      $0.description.contains("redirect from vault in a cycle")
    }
    #expect(bank.app.stack == ["Bank"])
    #expect(bank.root.intendedDestination == nil)
    #expect(bank.session.vaultBodies == 0)
  }

  @Test("The destination of a redirect is guarded as well")
  func chain() throws {
    let bank = Bank { destination in
      switch destination {
      case .vault: .redirect(to: BankDestinations.box(1))
      case .box: .redirect(to: BankDestinations.lobby)
      default: .allow
      }
    }
    try bank.app.tap("Vault")
    #expect(bank.app.stack == ["Bank", "Lobby"])
    #expect(bank.root.intendedDestination as? BankDestinations == .vault)
    let denying = Bank { $0 == .vault ? .redirect(to: BankDestinations.signIn) : .deny }
    try denying.app.tap("Vault")
    #expect(denying.app.stack == ["Bank"])
    #expect(denying.root.intendedDestination == nil)
    #expect(denying.events.contains(.denied("signIn")))
  }

  @Test("The pending destination in a closed sheet is cancelled")
  func navigatorGone() throws {
    let bank = Bank.signingIn(at: .signIn)
    bank.root.present(sheet: BankDestinations.lobby, managed: true)
    try bank.app.tap("Vault")
    #expect(bank.app.title == "Sign in")
    bank.session.isSignedIn = true
    try bank.app.swipeAway()
    #expect(bank.app.stack == ["Bank"])
    #expect(bank.root.intendedDestination == nil)
    #expect(bank.session.vaultBodies == 0)
  }

  @Test("An asynchronous guard can redirect")
  func deferred() async throws {
    let server = GuardServer()
    let bank = Bank(guards: BankGuards(deferred: { destination, _ in await server.ask(destination) }))
    bank.root.send(BankDestinations.vault, BankDestinations.lobby)
    await bank.app.settle()
    server.answer(.redirect(to: BankDestinations.signInSheet))
    await bank.app.settle()
    server.answer(.allow)
    await bank.app.settle()
    #expect(bank.app.title == "Sign in")
    try bank.app.tap("Sign in")
    await bank.app.settle()
    server.answer(.allow)
    await bank.app.settle()
    #expect(server.asked == [.vault, .signInSheet, .vault, .lobby])
    server.answer(.allow)
    await bank.app.settle()
    #expect(bank.app.stack == ["Bank", "Vault", "Lobby"])
  }
}
