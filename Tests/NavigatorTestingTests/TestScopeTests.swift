import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Scopes and ambiguous texts")
struct TestScopeTests {
  private struct Product: Identifiable {
    let id: String
    var count: Int
  }

  /// Two sections whose rows have the same buttons.
  private struct Shelf: View {
    @State private var edited: [String] = []
    @State private var search = ""

    var body: some View {
      NavigationStack {
        List {
          Section("Drinks") {
            row("Tea")
            row("Milk")
            Button("Show all") { edited.append("drinks") }
          }
          Section("Fruit") {
            row("Apple")
            Button("Show all") { edited.append("fruit") }
          }
          Text("Edited: \(edited.joined(separator: ", "))")
        }
        .navigationTitle("Shelf")
        .toolbar {
          Button("Edit") { edited.append("toolbar") }
        }
      }
    }

    private func row(_ name: String) -> some View {
      HStack {
        Text(name)
        Button("Edit") { edited.append(name) }
        TextField("Note", text: $search)
      }
    }
  }

  @Test("A text of several elements is ambiguous, and the message lists them with their places")
  func ambiguous() throws {
    let app = TestApp { Shelf() }
    let failure = #expect(throws: TestFailure.self) { try app.tap("Edit") }
    #expect(
      failure?.message == """
        cannot tap "Edit": 4 elements match: button "Edit" in the toolbar, button "Edit" in row "Tea Edit Note", \
        button "Edit" in row "Milk Edit Note", button "Edit" in row "Apple Edit Note". \
        Choose one with row(_:), within(_:) or an accessibility identifier, or with index: 0 to 3
        """)
    #expect(app.exists("Edited: "))
  }

  @Test("A row limits an action to its elements")
  func row() throws {
    let app = TestApp { Shelf() }
    try app.row("Milk").tap("Edit")
    try app.row("Apple").type("ripe", into: "Note")
    #expect(app.exists("Edited: Milk"))
    #expect(try app.row("Apple").visibleTexts() == ["Apple", "Edit", "ripe"])
    #expect(try app.row(at: 0).value(of: "Note") == "ripe")
    #expect(app.row("Milk").exists && !app.row("Beer").exists)
    #expect(app.row("Milk").exists("Edit") && !app.row("Milk").exists("Show all"))
  }

  @Test("A section limits an action to its rows, and scopes are nested")
  func section() throws {
    let app = TestApp { Shelf() }
    try app.within("Fruit").tap("Show all")
    try app.within("Drinks").row("Tea").tap("Edit")
    #expect(app.exists("Edited: fruit, Tea"))
    #expect(!app.within("Fruit").row("Tea").exists)
  }

  @Test("An index counts the matches from the top of the screen")
  func index() throws {
    let app = TestApp { Shelf() }
    try app.tap("Edit", index: 2)
    try app.tap("Edit", index: 0)
    try app.within("Drinks").row(at: 0).tap("Edit")
    #expect(app.exists("Edited: Milk, toolbar, Tea"))
    let failure = #expect(throws: TestFailure.self) { try app.tap("Show all", index: 2) }
    #expect(
      failure?.message == """
        cannot tap "Show all": there are only 2 matches: button "Show all" in section "Drinks", \
        button "Show all" in section "Fruit"
        """)
  }

  @Test("A scope that is not on the screen fails with a list of the existing scopes")
  func missing() throws {
    let app = TestApp { Shelf() }
    let row = #expect(throws: TestFailure.self) { try app.within("Fruit").row("Tea").tap("Edit") }
    #expect(
      row?.message == """
        cannot tap "Edit" in "Fruit": cannot find row "Tea": it is not on the screen; its rows are "Apple Edit Note", "Show all"
        """)
    let section = #expect(throws: TestFailure.self) { try app.within("Bread").tap("Edit") }
    #expect(section?.message.hasSuffix(#"it is not on the screen; the sections and identifiers are "Drinks", "Fruit""#) == true)
    let inner = #expect(throws: TestFailure.self) { try app.row("Tea").tap("Delete") }
    #expect(inner?.message == #"cannot tap "Delete" in row "Tea": no visible element has that text or identifier"#)
  }

  @Test("A row that several rows match is ambiguous")
  func ambiguousRow() throws {
    let app = TestApp {
      List {
        Text("Order")
        Text("Order")
      }
    }
    let failure = #expect(throws: TestFailure.self) { try app.row("Order").tap("x") }
    #expect(failure?.message.contains(#"cannot find row "Order": 2 elements match"#) == true)
    #expect(try app.row("Order", index: 1).visibleTexts() == ["Order"])
  }

  @Test("Outside of lists, a row is the nearest HStack around the text")
  func plainRow() throws {
    let app = TestApp {
      VStack {
        HStack {
          Text("Tea"); Toggle("Hot", isOn: .constant(true))
        }
        HStack {
          Text("Milk"); Toggle("Hot", isOn: .constant(false))
        }
      }
    }
    #expect(try app.row("Tea").value(of: "Hot") == true)
    #expect(try app.row("Milk").value(of: "Hot") == false)
  }

  @Test("within finds an element by identifier and by label")
  func container() throws {
    let app = TestApp {
      VStack {
        VStack { Text("a") }.accessibilityIdentifier("first")
        VStack { Text("b") }.accessibilityIdentifier("second")
      }
    }
    #expect(try app.within("second").visibleTexts() == ["b"])
  }

  @Test("A column limits an action to a column of a split view")
  func column() throws {
    let app = TestApp {
      NavigationSplitView {
        List { Text("Tea") }
      } detail: {
        Text("Tea")
      }
    }
    #expect(throws: TestFailure.self) { try app.element("Tea") }
    #expect(try app.column(.detail).element("Tea").role == .text)
    #expect(throws: TestFailure.self) { try app.column(.content).element("Tea") }
  }

  @Test("rows returns the texts of each row of the lists in front")
  func rows() {
    let app = TestApp { Shelf() }
    #expect(
      app.rows == [
        ["Tea", "Edit", "Note"], ["Milk", "Edit", "Note"], ["Show all"], ["Apple", "Edit", "Note"], ["Show all"], ["Edited: "],
      ])
  }

  @Test("An element inside another match is not counted separately")
  func nested() throws {
    let app = TestApp {
      NavigationStack {
        Button("Home") {}.navigationTitle("Home")
      }
    }
    try app.tap("Home")
  }

  @Test("The option of an open picker has priority over those of a closed one")
  func options() throws {
    let app = TestApp {
      Form {
        Picker("Main", selection: .constant(0)) {
          Text("Red").tag(0)
          Text("Blue").tag(1)
        }
        .pickerStyle(.menu)
        Button("Blue") {}
      }
    }
    let cost = try app.measure { try app.tap("Blue") }
    #expect(cost.eventsDropped == 0)
    #expect(try app.value(of: "Main") == "Red")
  }
}
