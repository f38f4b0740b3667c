import NavigatorTesting
import SwiftUI
import Testing

@testable import NavigatorUI

@Suite("Guards")
struct GuardTests {
  /// A bank whose guard denies its secrets.
  private let bank = Bank { $0.isSecret ? .deny : .allow }

  private func expectNothingWasShown() throws {
    #expect(bank.app.stack == ["Bank"])
    #expect(bank.app.presentations.isEmpty)
    #expect(bank.session.vaultBodies == 0)
    #expect(bank.events.contains { if case .denied = $0 { true } else { false } })
  }

  @Test("A denied screen is neither shown nor created by any navigation method", arguments: NavigationMethod.allCases)
  func methods(_ method: NavigationMethod) throws {
    try bank.navigator.navigate(to: BankDestinations.vault, method: method)
    try expectNothingWasShown()
  }

  @Test("A link to a denied destination has no effect, and the view is not created")
  func link() throws {
    try bank.app.tap("Vault")
    try expectNothingWasShown()
    #expect(try bank.navigator.isEmpty)
    try bank.app.tap("Lobby")
    #expect(bank.app.stack == ["Bank", "Lobby"])
    #expect(try bank.pages == [.lobby])
  }

  @Test("A link with a plain value is guarded as well")
  func valueLink() throws {
    try bank.app.tap("Box by value")
    try expectNothingWasShown()
  }

  @Test("The navigate modifiers are guarded")
  func modifier() throws {
    try bank.app.tap("Box by modifier")
    try expectNothingWasShown()
  }

  @Test("push, present, replace and send are guarded")
  func calls() throws {
    let navigator = try bank.navigator
    navigator.push(BankDestinations.vault)
    navigator.push(AnyNavigationDestination(BankDestinations.vault))
    navigator.present(sheet: BankDestinations.vault)
    navigator.present(cover: BankDestinations.vault, managed: true)
    navigator.replace(with: BankDestinations.vault)
    navigator.send(BankDestinations.vault)
    try expectNothingWasShown()
  }

  @Test("Denied destinations of a new stack are omitted, and existing screens are not evaluated again")
  func setStack() throws {
    let bank = Bank.signingIn(at: .signIn)
    bank.session.isSignedIn = true
    let navigator = try bank.navigator
    navigator.setStack([BankDestinations.lobby, BankDestinations.box(1)])
    #expect(bank.session.asked == [.lobby, .box(1)])
    navigator.setStack([BankDestinations.lobby, BankDestinations.box(1), BankDestinations.box(2)])
    #expect(bank.session.asked == [.lobby, .box(1), .box(2)])
    try self.bank.navigator.setStack([BankDestinations.vault, BankDestinations.lobby, BankDestinations.box(2)])
    #expect(self.bank.app.stack == ["Bank", "Lobby"])
  }

  @Test("Restored screens are evaluated from the root up, and none above a denied one is restored")
  func restored() throws {
    let bank = Bank { $0 == .vault ? .deny : .allow }
    let navigator = try bank.navigator
    let restored = [BankDestinations.lobby, .vault, .box(1), .vault].map { destination in
      StackChange.push(AnyNavigationDestination(destination), answers: nil, isRestored: true)
    }
    navigator.apply(.stack(restored))
    #expect(bank.app.stack == ["Bank", "Lobby"])
    #expect(try bank.pages == [.lobby])
    #expect(bank.session.vaultBodies == 0)
  }

  @Test("Guards are evaluated from the outermost to the innermost, and the first that does not allow decides")
  func order() throws {
    var asked: [String] = []
    var refusing = ""
    func decide(_ name: String) -> NavigationGuardDecision {
      asked.append(name)
      return name == refusing ? .deny : .allow
    }
    let root = Navigator()
    let app = TestApp {
      ManagedNavigationStack(name: "bank") {
        Text("The bank").navigationTitle("Bank")
          .navigationGuard { _, _ in decide("inner") }
          .navigationGuard { _, _ in decide("outer") }
      }
      .navigationGuard { _, _ in decide("root") }
      .navigationRoot(root)
    }
    #expect(app.title == "Bank")
    let navigator = try #require(root.named("bank"))
    navigator.push(BankDestinations.lobby)
    #expect(asked == ["root", "outer", "inner"])
    asked = []
    refusing = "outer"
    navigator.push(BankDestinations.lobby)
    #expect(asked == ["root", "outer"])
    asked = []
    root.present(sheet: BankDestinations.lobby)
    #expect(asked == ["root"])
    #expect(app.presentations.count == 1)
  }

  @Test("The rest of a deep link above a denied destination is not sent, and another link is")
  func deepLink() throws {
    bank.root.send(BankDestinations.lobby, BankDestinations.vault, BankDestinations.lobby)
    bank.root.send(BankDestinations.signIn)
    #expect(bank.app.stack == ["Bank", "Lobby", "Sign in"])
    #expect(bank.cancelled == [["lobby"]])
  }

  @Test("A guard is effective while its view exists, also on a pushed screen")
  func lifetime() throws {
    let bank = Bank(guards: BankGuards())
    let navigator = try bank.navigator
    navigator.push(StrictDestination())
    bank.app.session.settle()
    navigator.push(BankDestinations.lobby)
    #expect(bank.app.stack == ["Bank", "Strict"])
    navigator.pop()
    bank.app.session.settle()
    navigator.push(BankDestinations.lobby)
    #expect(bank.app.stack == ["Bank", "Lobby"])
  }

  @Test("A guard outside of all managed views is reported")
  func outside() throws {
    withKnownIssue {
      let app = TestApp { Text("Nowhere").navigationGuard { _, _ in .deny } }
      #expect(app.exists("Nowhere"))
    } matching: {
      $0.description.contains("navigationGuard is outside of every managed view")
    }
  }

  @Test("A link whose guards answer at once evaluates as many views as a link without guards")
  func cost() throws {
    let open = Bank(guards: BankGuards())
    let guarded = Bank { _ in .allow }
    let cost = try open.app.measure { try open.app.tap("Lobby") }
    let guardedCost = try guarded.app.measure { try guarded.app.tap("Lobby") }
    #expect(cost.bodiesEvaluated == guardedCost.bodiesEvaluated)
    #expect(guarded.app.stack == ["Bank", "Lobby"])
  }
}

nonisolated private struct StrictDestination: NavigationDestination {
  @MainActor var body: some View {
    Text("Nothing above").navigationTitle("Strict")
      .navigationGuard { _, _ in .deny }
  }
}
