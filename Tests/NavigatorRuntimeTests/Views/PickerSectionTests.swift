import NavigatorHost
import NavigatorTesting
import Observation
import SwiftUI
import Testing

@MainActor
@Suite("Pickers with sections")
struct PickerSectionTests {
  @Observable
  final class Order {
    var size = "S"
    var hasLarge = false
  }

  private struct Sizes: View {
    @State private var own = "M"
    @Bindable var order: Order

    var body: some View {
      Picker("Own", selection: $own) { options }
      Picker("Order", selection: $order.size) { options }
        .pickerStyle(.inline)
      Text("\(own) and \(order.size)")
      Button("More") { order.hasLarge = true }
    }

    @ViewBuilder private var options: some View {
      Text("None").tag("")
      Section("Small") {
        ForEach(["S", "M"], id: \.self) { Text("Size \($0)") }
      }
      Section {
        if order.hasLarge { Text("Size L").tag("L") }
      } header: {
        Text("Large")
      } footer: {
        Text("While stocks last")
      }
    }
  }

  private func options(_ app: TestApp, _ picker: Int) -> [String] {
    app.elements(.picker)[picker].all { $0.role == .option }.map { option in
      option.all { $0.role == .text }.compactMap { $0.content.string(.text) }.joined()
    }
  }

  @Test("The options of sections are options of the picker, and are selected by their tags")
  func selection() throws {
    let order = Order()
    let app = TestApp { Sizes(order: order) }
    #expect(options(app, 0) == ["None", "Size S", "Size M"] && options(app, 1) == options(app, 0))
    #expect(app.exists("M and S"))
    try app.select("Size S", in: "Own")
    try app.select("Size M", in: "Order")
    #expect(app.exists("S and M") && order.size == "M")
  }

  @Test("An option that appears in a section can be selected")
  func insertion() throws {
    let app = TestApp { Sizes(order: Order()) }
    try app.tap("More")
    #expect(options(app, 1) == ["None", "Size S", "Size M", "Size L"])
    try app.select("Size L", in: "Order")
    #expect(app.exists("M and L"))
  }
}
