import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Menus")
struct MenuTests {
  private enum Order: String, CaseIterable, Identifiable {
    case name, date
    var id: Self { self }
  }

  private struct Screen: View {
    @State private var log: [String] = []
    @State private var order = Order.name
    @State private var isCompact = false
    @State private var isAsking = false

    var body: some View {
      NavigationStack {
        VStack {
          Menu("Actions") {
            Button("Duplicate") { log.append("duplicate") }
            Button("Ask") { isAsking = true }
            Divider()
            Section("Order") {
              Picker("Order", selection: $order) {
                ForEach(Order.allCases) { Text($0.rawValue).tag($0) }
              }
            }
            Toggle("Compact", isOn: $isCompact)
            Menu("Copy") {
              Button("Copy Formatted") { log.append("copy") }
            }
            Button("Stay") { log.append("stay") }.menuActionDismissBehavior(.disabled)
            Button("Never") {}.disabled(true)
          }
          Menu("Save") {
            Button("Save As") { log.append("save as") }
          } primaryAction: {
            log.append("save")
          }
          Menu("Empty") {
            if log.contains("duplicate") { Button("Undo") {} }
          }
          Text("log: \(log.joined(separator: " "))")
          Text("order: \(order.rawValue), compact: \(isCompact)")
        }
        .navigationTitle("Menus")
      }
      .alert("Sure?", isPresented: $isAsking) { Button("Yes") { log.append("yes") } }
    }
  }

  @Test("An item performs its action and closes the menu")
  func item() throws {
    let app = TestApp { Screen() }
    #expect(!app.exists("Duplicate"))
    try app.tap("Actions")
    #expect(app.presentations == [Presentation(.menu)])
    try app.tap("Duplicate")
    #expect(app.presentations.isEmpty)
    #expect(app.exists("log: duplicate"))
    try app.menu("Actions").tap("Ask")
    #expect(app.presentations.map(\.kind) == [.alert])
  }

  @Test("A click beside a menu closes it without an action")
  func dismissal() throws {
    let app = TestApp { Screen() }
    try app.menu("Actions")
    try app.closeMenu()
    #expect(app.presentations.isEmpty)
    #expect(app.exists("log: "))
    #expect(throws: TestFailure.self) { try app.closeMenu() }
  }

  @Test("Toggles and pickers in a menu change their value and close the menu")
  func controls() throws {
    let app = TestApp { Screen() }
    let menu = try app.menu("Actions")
    #expect(try menu.visibleTexts().contains("Order"))
    try menu.tap("date")
    #expect(app.presentations.isEmpty)
    #expect(app.exists("order: date, compact: false"))
    try app.menu("Actions").setToggle("Compact", to: true)
    #expect(app.presentations.isEmpty)
    #expect(app.exists("order: date, compact: true"))
  }

  @Test("An item of a submenu closes all menus, and dismissal closes only the submenu")
  func submenu() throws {
    let app = TestApp { Screen() }
    try app.menu("Actions").menu("Copy")
    #expect(app.presentations.count == 2)
    try app.closeMenu()
    #expect(app.presentations.count == 1)
    try app.menu("Copy").tap("Copy Formatted")
    #expect(app.presentations.isEmpty)
    #expect(app.exists("log: copy"))
  }

  /// A context menu with a picker in a style of its own.
  private struct StyledPicker<Style: PickerStyle>: View {
    let style: Style
    @State private var order = Order.name

    var body: some View {
      Text("order: \(order.rawValue)")
        .contextMenu {
          Picker("Order", systemImage: "arrow.up", selection: $order) {
            ForEach(Order.allCases) { Text("by \($0.rawValue)").tag($0) }
          }
          .pickerStyle(style)
          Button("Other") {}
        }
    }
  }

  @Test("A picker in the style of menus is a submenu, and choosing an option closes all menus")
  func submenuOfPicker() throws {
    let app = TestApp { StyledPicker(style: .menu) }
    let menu = try app.contextMenu(of: "order: name")
    #expect(try menu.visibleTexts() == ["Order", "Other"])
    try menu.menu("Order").tap("by date")
    #expect(app.presentations.isEmpty)
    #expect(app.exists("order: date"))
  }

  @Test("Choosing an option of a picker in another style closes the menu")
  func inlinePicker() throws {
    let apps = [
      TestApp { StyledPicker(style: .inline) }, TestApp { StyledPicker(style: .automatic) },
      TestApp { StyledPicker(style: .palette) },
    ]
    for app in apps {
      try app.contextMenu(of: "order: name").tap("by date")
      #expect(app.presentations.isEmpty)
      #expect(app.exists("order: date"))
    }
  }

  @Test("An item whose dismiss behavior is disabled leaves the menu open")
  func dismissBehavior() throws {
    let app = TestApp { Screen() }
    let menu = try app.menu("Actions")
    try menu.tap("Stay")
    try menu.tap("Stay")
    #expect(app.presentations.count == 1)
    try app.closeMenu()
    #expect(app.exists("log: stay stay"))
  }

  @Test("A disabled item does nothing")
  func disabled() throws {
    let app = TestApp { Screen() }
    let menu = try app.menu("Actions")
    #expect(throws: TestFailure.self) { try menu.tap("Never") }
    #expect(app.presentations.count == 1)
  }

  @Test("A tap performs the primary action, and a long press opens the menu")
  func primaryAction() throws {
    let app = TestApp { Screen() }
    try app.tap("Save")
    #expect(app.presentations.isEmpty)
    try app.menu("Save").tap("Save As")
    #expect(app.exists("log: save save as"))
  }

  @Test("A menu without items does not open, and opens when it has one")
  func empty() throws {
    let app = TestApp { Screen() }
    #expect(throws: TestFailure.self) { try app.menu("Empty") }
    #expect(app.presentations.isEmpty)
    try app.menu("Actions").tap("Duplicate")
    try app.menu("Empty").tap("Undo")
  }

  @Test("The items of a closed menu have no elements")
  func cost() throws {
    let app = TestApp { Screen() }
    #expect(!app.tree().contains("Duplicate"))
    try app.menu("Actions")
    #expect(app.tree().contains("Duplicate"))
    try app.closeMenu()
    #expect(!app.tree().contains("Duplicate"))
  }

  @Test("The location of the session does not change while a menu is open")
  func location() throws {
    let app = TestApp { Screen() }
    let before = app.session.location
    try app.menu("Actions")
    #expect(app.session.location.keys == before.keys)
    #expect(app.session.location.dialog != nil)
  }

  @Test("Items belong to the screen of their menu: dismiss pops it, and links push")
  func screen() throws {
    struct Closing: View {
      @Environment(\.dismiss) private var dismiss

      var body: some View {
        Menu("More") {
          Button("Leave") { dismiss() }
          NavigationLink("Deeper") { Text("Deep") }
        }
        .navigationTitle("Second")
      }
    }
    let app = TestApp {
      NavigationStack { NavigationLink("Go") { Closing() }.navigationTitle("First") }
    }
    try app.tap("Go")
    try app.menu("More").tap("Deeper")
    #expect(app.presentations.isEmpty)
    #expect(app.exists("Deep"))
    try app.goBack()
    try app.menu("More").tap("Leave")
    #expect(app.stack == ["First"])
  }
}

@MainActor
@Suite("Context menus")
struct ContextMenuTests {
  private struct Rows: View {
    @State private var rows = ["One", "Two", "Three"]
    @State private var isOn = false

    var body: some View {
      NavigationStack {
        List {
          ForEach(rows, id: \.self) { row in
            NavigationLink(row) { Text("Read \(row)") }
              .contextMenu {
                if row != "Three" { Button("Delete", role: .destructive) { rows.removeAll { $0 == row } } }
              }
          }
          Toggle("Switch", isOn: $isOn)
            .contextMenu {
              Button("Turn on") { isOn = true }
            } preview: {
              Text("A preview")
            }
        }
      }
    }
  }

  @Test("A context menu opens on request and acts on its row, while a tap follows the row's link")
  func rows() throws {
    let app = TestApp { Rows() }
    try app.contextMenu(of: "Two").tap("Delete")
    #expect(!app.exists("Two") && app.exists("One"))
    try app.tap("One")
    #expect(app.exists("Read One"))
  }

  @Test("A context menu without items does not open")
  func empty() throws {
    let app = TestApp { Rows() }
    #expect(throws: TestFailure.self) { try app.contextMenu(of: "Three") }
    #expect(app.presentations.isEmpty)
  }

  @Test("A control keeps its own events beside its context menu, whose preview is above the items")
  func control() throws {
    let app = TestApp { Rows() }
    let menu = try app.contextMenu(of: "Switch")
    #expect(try menu.visibleTexts() == ["A preview", "Turn on"])
    try menu.tap("Turn on")
    #expect(try app.value(of: "Switch") == .bool(true))
    try app.setToggle("Switch", to: false)
    #expect(try app.value(of: "Switch") == .bool(false))
  }

  @Test("The preview of a context menu has the font and the styles of the view, and not those of menu items")
  func previewStyles() throws {
    let app = TestApp {
      Text("Note")
        .contextMenu {
          Button("Copy") {}
        } preview: {
          VStack {
            Text("Whole note")
            Toggle("Pinned", isOn: .constant(true))
          }
        }
        .font(.title)
    }
    _ = try app.contextMenu(of: "Note")
    let menu = try #require(app.session.root.children.last)
    let toggle = try #require(menu.everything.first { $0.role == .toggle })
    #expect(toggle.content[.kind] == nil)
    let text = try #require(menu.everything.first { $0.content.string(.text) == "Whole note" })
    #expect(!text.style.isEmpty)
    let item = try #require(menu.everything.first { $0.role == .button })
    #expect(item.content.string(.variant) == "menuItem")
  }

  @Test("A context menu of a disabled view does not open")
  func disabled() throws {
    let app = TestApp { Text("Still").contextMenu { Button("Move") {} }.disabled(true) }
    #expect(throws: TestFailure.self) { try app.contextMenu(of: "Still") }
  }

  @Test("A request for a menu is dropped if the element has none")
  func hostile() {
    let app = TestApp { Rows() }
    for element in app.session.root.everything where !element.events.contains(.menu) {
      let outcome = app.session.send(InputEvent(target: element.id, action: .menu))
      #expect(outcome != .handled)
    }
  }

  @Test("The rows of 1,000 context menus have no items until a menu opens")
  func cost() throws {
    let app = TestApp {
      List(0..<1000) { row in
        Text("Row \(row)").contextMenu { Button("Delete \(row)") {} }
      }
    }
    #expect(!app.tree().contains("Delete"))
    let cost = try app.measure { try app.contextMenu(of: "Row 7") }
    #expect(cost.patchesSent == 1)
    #expect(cost.bodiesEvaluated < 10)
  }

  @Test("The deprecated context menu value opens its items, and nil adds no menu")
  func contextMenuValue() throws {
    struct Rows: View {
      @State private var log = ""
      var body: some View {
        Text("With").contextMenu(ContextMenu { Button("Delete") { log = "deleted" } })
        Text("Without").contextMenu(nil as ContextMenu<EmptyView>?)
        Text("log: \(log)")
      }
    }
    let app = TestApp { Rows() }
    try app.contextMenu(of: "With").tap("Delete")
    #expect(throws: TestFailure.self) { try app.contextMenu(of: "Without") }
    #expect(app.visibleTexts.contains("log: deleted"))
  }
}
