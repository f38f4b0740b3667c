import Foundation
import NavigatorTesting
import SwiftUI
import Testing

@testable import NavigatorUI

private struct BankURLHandler: NavigationURLHandler {
  func handles(_ url: URL, with navigator: Navigator) -> Bool {
    guard url.host() == "vault" else { return false }
    navigator.send(BankDestinations.lobby, BankDestinations.vault, BankDestinations.box(7))
    return true
  }
}

/// An app whose guard is next to its sign-in state, as in typical apps.
private struct GuardedApp: View {
  let root: Navigator
  let session: BankSession

  init(root: Navigator, session: BankSession) {
    self.root = root
    self.session = session
  }

  var body: some View {
    ManagedNavigationStack(name: "bank") {
      Text("The bank").navigationTitle("Bank")
        .navigationAutoReceive(BankDestinations.self)
    }
    .navigationGuard { destination, _ in
      let isSecret = (destination as? BankDestinations)?.isSecret == true
      return isSecret && !session.isSignedIn ? .redirect(to: BankDestinations.signInSheet) : .allow
    }
    .onNavigationOpenURL(BankURLHandler())
    .navigationRoot(root)
    .environment(session)
  }
}

@Suite("Guards and external links")
struct GuardedLinkTests {
  private let root = Navigator()
  private let session = BankSession()

  @Test("A URL that opens the app is redirected to the sign-in and continues from there")
  func url() throws {
    let app = TestApp { GuardedApp(root: root, session: session) }
    try app.open("bank://vault")
    #expect(app.title == "Sign in")
    #expect(root.named("bank")?.count == 1)
    try app.tap("Sign in")
    #expect(app.stack == ["Bank", "Lobby", "Vault", "Box 7"])
  }

  @Test("A URL that arrives before the first view is redirected as well")
  func coldStart() throws {
    root.send(BankDestinations.lobby, BankDestinations.vault, BankDestinations.box(7))
    let app = TestApp { GuardedApp(root: root, session: session) }
    #expect(app.title == "Sign in")
    #expect(session.vaultBodies == 0)
    try app.tap("Sign in")
    #expect(app.stack == ["Bank", "Lobby", "Vault", "Box 7"])
  }

  @Test("A sign-in that closes itself by a sent value continues as well")
  func closedBySending() throws {
    let app = TestApp { GuardedApp(root: root, session: session) }
    root.send(BankDestinations.vault)
    #expect(app.title == "Sign in")
    session.isSignedIn = true
    root.currentNavigator.perform(.dismissAny)
    #expect(app.stack == ["Bank", "Vault"])
    #expect(root.intendedDestination == nil)
  }

  @Test("The pending destination can be shown to the user and is updated")
  func shown() throws {
    let root = root
    let session = session
    struct Wish: View {
      let root: Navigator
      var body: some View {
        Text("wants \((root.intendedDestination as? BankDestinations).map { "\($0)" } ?? "nothing")")
      }
    }
    let app = TestApp {
      Wish(root: root)
      GuardedApp(root: root, session: session)
    }
    #expect(app.exists("wants nothing"))
    root.send(BankDestinations.vault)
    #expect(app.visibleTexts.contains("wants vault"))
    root.forgetIntendedDestination()
    #expect(app.visibleTexts.contains("wants nothing"))
  }

  @Test("Two sessions have separate pending destinations")
  func sessions() throws {
    let other = Navigator()
    let app = TestApp { GuardedApp(root: root, session: session) }
    let otherApp = TestApp { GuardedApp(root: other, session: BankSession()) }
    root.send(BankDestinations.vault)
    #expect(app.title == "Sign in")
    #expect(otherApp.title == "Bank")
    #expect(other.intendedDestination == nil)
  }

  @Test("200 redirected links leave nothing in memory")
  func memory() throws {
    let app = TestApp { GuardedApp(root: root, session: session) }
    for _ in 0..<200 {
      root.send(BankDestinations.vault, BankDestinations.lobby)
      app.session.settle()
      root.currentNavigator.dismiss()
      app.session.settle()
    }
    #expect(app.stack == ["Bank"])
    #expect(root.intendedDestination == nil)
    #expect(!root.tree.queue.isUnderWay)
    #expect(root.tree.guards.all.count == 1)
    root.send(BankDestinations.lobby)
    #expect(app.stack == ["Bank", "Lobby"])
  }
}
