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

  @Test("A link to an order opens it above its tea")
  func orderLink() throws {
    let app = TestApp(TeaApp())
    try app.open("/teas/Assam/order")
    #expect(app.stacks == [["Teas", "Assam"], ["Order Assam"]])
    try app.swipeAway()
    #expect(app.address == "/teas/Assam")
    try app.goBack()
    #expect(app.title == "Teas")
  }
}
