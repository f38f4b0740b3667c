import NavigatorTesting
import Testing

@testable import Shop

@MainActor
@Test("A link opens the receipt over its order")
func receiptLink() throws {
  let app = TestApp(Shop())
  try app.open("/orders/7/receipt")
  #expect(app.stacks == [["Shop", "Order 7"], ["Receipt 7"]])
  try app.swipeAway()
  #expect(app.address == "/orders/7")
  try app.goBack()
  #expect(app.title == "Shop")
}
