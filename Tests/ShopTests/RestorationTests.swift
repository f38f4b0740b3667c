import NavigatorTesting
import Testing

@testable import Shop

@Suite("Coming back to the shop")
struct RestorationTests {
  @Test("Who signed out in between signs in again before an order is shown")
  func signedOut() async throws {
    let visit = try Visit()
    try visit.app.open("shop://orders/1001")
    try await visit.signIn("Ada Lovelace")
    try await visit.arrives(at: ["Orders", "Order 1001"])
    let again = try visit.comeBack(forgetting: "shop.customer")
    try await again.signIn("Ada Lovelace")
    try await again.arrives(at: ["Orders", "Order 1001"])
  }
}
