import NavigatorTesting
import Testing

@testable import ExampleShop

@Suite("Restoration of the shop")
struct RestorationTests {
  @Test("A restored order requires a new sign-in after a sign-out")
  func signedOut() async throws {
    let visit = try Visit()
    try visit.app.open("shop://orders/1001")
    try await visit.signIn("Ada Lovelace")
    try await visit.arrives(at: ["Orders", "Order 1001"])
    let again = try visit.comeBack(forgetting: "shop.customer")
    try await again.signIn("Ada Lovelace")
    try await again.arrives(at: ["Orders", "Order 1001"])
  }

  @Test("A new session restores all tabs of the previous session")
  func everyTab() async throws {
    let visit = try Visit()
    try visit.app.open("shop://orders/1001")
    try await visit.signIn("Ada Lovelace")
    try await visit.arrives(at: ["Orders", "Order 1001"])
    try visit.app.selectTab("Catalogue")
    try await visit.tap("Tea")
    try await visit.tap("Sencha")
    try await visit.arrives(at: ["Catalogue", "Tea", "Sencha"])

    let again = try visit.comeBack()
    // The shelf has not loaded its title: it is below, and has not appeared.
    try await again.arrives(at: ["Catalogue", "", "Sencha"])
    try again.app.goBack()
    try await again.arrives(at: ["Catalogue", "Tea"])
    try again.app.selectTab("Orders")
    try await again.arrives(at: ["Orders", "Order 1001"])
  }
}
