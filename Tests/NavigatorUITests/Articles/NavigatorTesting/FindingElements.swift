import NavigatorTesting
import SwiftUI
import Testing

private struct PantryView: View {
  @State private var counts = ["Tea": 0, "Milk": 0, "Apple": 0]

  var body: some View {
    List {
      Section("Drinks") {
        row("Tea")
        row("Milk")
      }
      Section("Fruit") {
        row("Apple")
      }
    }
  }

  private func row(_ name: String) -> some View {
    HStack {
      Text(name)
      Text("\(counts[name, default: 0])")
      Button("Add") { counts[name, default: 0] += 1 }
    }
  }
}

private struct GuestForm: View {
  @State private var name = ""
  @State private var hasBreakfast = false
  @State private var guests = 1
  @State private var room = 0

  var body: some View {
    Form {
      TextField("Name", text: $name)
      Toggle("Breakfast", isOn: $hasBreakfast)
      Stepper("Guests", value: $guests, in: 1...4)
      Picker("Room", selection: $room) {
        Text("Garden").tag(0)
        Text("Balcony").tag(1)
      }
      Button("Book") {}
        .disabled(name.isEmpty || !hasBreakfast || guests < 2)
    }
  }
}

@Suite("The article on elements")
struct FindingElementsArticle {
  @Test("Each row has its own button")
  func rows() throws {
    let app = TestApp { PantryView() }
    try app.row("Milk").tap("Add")
    try app.within("Fruit").row("Apple").tap("Add")
    #expect(app.rows == [["Tea", "0", "Add"], ["Milk", "1", "Add"], ["Apple", "1", "Add"]])
  }

  @Test("An index chooses between equal buttons")
  func index() throws {
    let app = TestApp { PantryView() }
    try app.tap("Add", index: 2)
    #expect(try app.row(at: 2).visibleTexts() == ["Apple", "1", "Add"])
  }

  @Test("A user fills in the form")
  func form() throws {
    let app = TestApp { GuestForm() }
    try app.type("Ada", into: "Name")
    try app.setToggle("Breakfast", to: true)
    try app.increment("Guests")
    try app.select("Balcony", in: "Room")
    #expect(try app.value(of: "Name") == "Ada")
    #expect(try app.value(of: "Room") == "Balcony")
    #expect(app.focusedField == "Name")
    #expect(try app.isEnabled("Book"))
  }
}
