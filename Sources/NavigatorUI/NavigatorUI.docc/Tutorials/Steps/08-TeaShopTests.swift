import NavigatorTesting
import Testing

@testable import TeaShop

@MainActor
@Suite("Ordering tea")
struct TeaShopTests {
  @Test("The screen of a tea opens its order")
  func order() throws {
    let app = TestApp(TeaApp())
    try app.tap("Sencha")
    try app.tap("Order")
    try app.increment("50 g")
    #expect(app.exists("100 g"))
    #expect(app.stacks == [["Teas", "Sencha"], ["Order Sencha"]])
    try app.swipeAway()
    #expect(app.title == "Sencha")
  }
}
