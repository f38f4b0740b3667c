import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("The drawing order of views")
struct DrawingOrderTests {
  private struct Raised: View {
    var order = 2.0
    var body: some View { Color.red.zIndex(order) }
  }

  private struct Halves: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
  }

  private func order(of element: Element) -> Double? {
    for case .zIndex(let order) in element.style.properties { return order }
    return nil
  }

  /// Returns the orders of the views in the first stack of layers, and of all elements in them.
  private func orders(in app: TestApp) -> (views: [Double?], all: [Double]) {
    let views = app.elements(.zStack).first?.children ?? []
    return (views.map { order(of: $0) }, views.flatMap(\.everything).compactMap { order(of: $0) })
  }

  /// Returns the order of the element with which a stack of layers contains a view. No other element may have an order.
  private func order(_ view: some View) -> Double? {
    let orders = orders(in: TestApp { ZStack { view } })
    #expect(orders.all.count <= 1)
    return orders.views.first ?? nil
  }

  @Test("A view has its order inside of other modifiers and in the body of a view")
  func modifiers() {
    #expect(order(Raised()) == 2)
    #expect(order(Color.red.zIndex(2).padding(3).background(.green).opacity(0.5)) == 2)
    #expect(order(Raised().padding(3).background(.green)) == 2)
    #expect(order(Raised().overlay { Text("o") }) == 2)
    #expect(order(Raised().background { Text("b") }.overlay { Text("o") }) == 2)
    #expect(order(Raised().position(x: 3, y: 4)) == 2)
    #expect(order(Raised().frame(width: 50, alignment: Alignment(horizontal: .init(Halves.self), vertical: .top))) == 2)
    #expect(order(Raised().containerRelativeFrame(.horizontal)) == 2)
    #expect(order(Raised().safeAreaInset(edge: .top) { Text("top") }) == 2)
    #expect(order(Color.red) == nil)
  }

  @Test("The outermost order applies, and the order of a view in a stack is that of the stack's views")
  func nestedOrders() {
    #expect(order(Raised().zIndex(5)) == 5)
    #expect(order(Raised().overlay { Text("o") }.zIndex(5)) == 5)
    #expect(order(VStack { Raised() }.overlay { Text("o") }) == nil)
    #expect(order(Color.red.overlay { Raised() }) == nil)
  }

  @Test("A view in the slot of a layout passes its order to the slot")
  func slots() {
    let app = TestApp {
      AnyLayout(HStackLayout()) {
        Raised()
        Raised(order: 3).overlay { Text("o") }
        Color.green
      }
    }
    #expect(orders(in: app).views == [2, 3, nil])
  }

  private struct Changing: View {
    @State private var order = 1.0
    @State private var isShown = true

    private struct Part: View {
      let order: Double
      let isShown: Bool
      var body: some View {
        Group {
          if isShown { Raised(order: order) } else { Color.blue }
        }
        .overlay { Text("o") }
      }
    }

    var body: some View {
      ZStack {
        Part(order: order, isShown: isShown)
        Color.green
      }
      Button("Raise") { order += 1 }
      Button("Replace") { isShown.toggle() }
    }
  }

  @Test("The order follows the view that sets it, and ends with it")
  func changes() throws {
    let app = TestApp { Changing() }
    #expect(orders(in: app).views == [1, nil])
    try app.tap("Raise")
    #expect(orders(in: app).views == [2, nil])
    try app.tap("Replace")
    #expect(orders(in: app).views == [nil, nil])
    try app.tap("Raise")
    try app.tap("Replace")
    #expect(orders(in: app).views == [3, nil])
    try app.checkInvariants()
  }
}
