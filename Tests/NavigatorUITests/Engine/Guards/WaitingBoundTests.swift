import NavigatorTesting
import SwiftUI
import Testing

@testable import NavigatorUI

@Suite("Bounds of what waits for a guard")
struct WaitingBoundTests {
  /// A bank whose guard waits for the server before it opens the vault, and denies anything else.
  private func bank(_ server: GuardServer) async throws -> Bank {
    let bank = Bank(
      guards: BankGuards(deferred: { destination, _ in
        guard destination == .vault else { return .deny }
        return await server.ask(.vault)
      }))
    try bank.navigator.push(BankDestinations.vault)
    await bank.app.settle()
    #expect(server.asked == [.vault])
    return bank
  }

  @Test("While a guard does not answer, a bounded number of requests waits, and further ones are cancelled with a warning")
  func requests() async throws {
    let server = GuardServer()
    let bank = try await bank(server)
    let navigator = try bank.navigator
    for _ in 0..<10_000 { navigator.push(BankDestinations.lobby) }
    #expect(bank.warnings.isEmpty)
    for _ in 0..<3 { navigator.push(BankDestinations.lobby) }
    #expect(bank.warnings.count == 3)
    #expect(bank.warnings.allSatisfy { $0.contains("10000 requests wait for the answer of a guard") })
    bank.app.end()
    server.answer(.deny)
    await bank.app.settle()
  }

  @Test("While a guard does not answer, a bounded number of links waits, and further ones are cancelled with a warning")
  func links() async throws {
    let server = GuardServer()
    let bank = try await bank(server)
    for _ in 0..<20_000 { bank.root.send(BankDestinations.lobby) }
    #expect(bank.warnings.isEmpty)
    for _ in 0..<3 { bank.root.send(BankDestinations.lobby) }
    #expect(bank.warnings.count == 3)
    #expect(bank.warnings.allSatisfy { $0.contains("20000 links wait before them") })
    bank.app.end()
    server.answer(.deny)
    await bank.app.settle()
  }
}
