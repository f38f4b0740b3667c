import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Pickers that are links")
struct LinkedPickerTests {
  private enum Flavor: String, CaseIterable, Identifiable {
    case vanilla, cherry, lemon
    var id: Self { self }
  }

  private struct Cone: View {
    @State private var flavor = Flavor.cherry
    @State private var topping: Flavor?

    var body: some View {
      Form {
        Picker("Flavor", selection: $flavor) {
          ForEach(Flavor.allCases) { Text($0.rawValue) }
        }
        Picker("Topping", systemImage: "star", selection: $topping) {
          Text("none").tag(Flavor?.none)
          Section("Sweet") {
            Text("some vanilla").tag(Flavor?.some(.vanilla))
            Text("some cherry").tag(Flavor?.some(.cherry))
          }
          Section {
            Text("some lemon").tag(Flavor?.some(.lemon))
            Divider()
            Text("untagged")
          } footer: {
            Text("Sour")
          }
        }
        Button("Lemon now") { flavor = .lemon }
        Text(verbatim: "chosen \(flavor), topping \(topping.map { "\($0)" } ?? "nil")")
      }
      .pickerStyle(.navigationLink)
      .navigationTitle("Cone")
    }
  }

  private func texts(in element: Element) -> [String] {
    element.everything.compactMap { $0.content.string(.text) }
  }

  /// Returns the texts of the link with a name.
  private func link(_ app: TestApp, _ name: String) -> [String] {
    app.elements(.link).map { texts(in: $0) }.first { $0.first == name } ?? []
  }

  /// Returns the options of the screen in front, those with a checkmark with a star.
  private func options(_ app: TestApp) -> [String] {
    let buttons = app.elements(.screen).last?.everything.filter { $0.role == .button } ?? []
    return buttons.map { button in
      let isChosen = button.everything.contains { $0.content.string(.symbol) == "checkmark" }
      return (isChosen ? "*" : "") + texts(in: button).joined()
    }
  }

  @Test("The style of the app's buttons does not apply to the options")
  func buttonStyle() throws {
    let app = TestApp { NavigationStack { Cone().buttonStyle(.borderedProminent) } }
    try app.tap("Flavor")
    let buttons = app.elements(.screen).last?.everything.filter { $0.role == .button } ?? []
    #expect(buttons.count == 3)
    #expect(buttons.allSatisfy { $0.content.string(.variant) == nil })
  }

  @Test("The link shows the label and the selected option, and pushes a list of the options with the label as its title")
  func pushes() throws {
    let app = TestApp { NavigationStack { Cone() } }
    #expect(link(app, "Flavor") == ["Flavor", "cherry"])
    #expect(app.elements(.picker).isEmpty)
    try app.tap("Flavor")
    #expect(app.stack == ["Cone", "Flavor"])
    #expect(options(app) == ["vanilla", "*cherry", "lemon"])
    try app.checkInvariants()
  }

  @Test("A tap on an option selects it and goes back, also if it was selected before")
  func chooses() throws {
    let app = TestApp { NavigationStack { Cone() } }
    try app.tap("Flavor")
    try app.tap("lemon")
    #expect(app.stack == ["Cone"])
    #expect(app.exists("chosen lemon, topping nil"))
    #expect(link(app, "Flavor") == ["Flavor", "lemon"])
    try app.tap("Flavor")
    #expect(options(app) == ["vanilla", "cherry", "*lemon"])
    try app.tap("lemon")
    #expect(app.stack == ["Cone"])
    #expect(app.exists("chosen lemon, topping nil"))
  }

  @Test("The link follows a change of the selection by the app")
  func follows() throws {
    let app = TestApp { NavigationStack { Cone() } }
    try app.tap("Lemon now")
    #expect(link(app, "Flavor") == ["Flavor", "lemon"])
  }

  @Test("The list has the sections of the content, matches optional tags, and an option without a tag is disabled")
  func sections() throws {
    let app = TestApp { NavigationStack { Cone() } }
    #expect(link(app, "Topping") == ["Topping", "none"])
    try app.tap("Topping")
    #expect(app.title == "Topping")
    #expect(app.elements(.section).count == 3)
    #expect(app.exists("Sweet") && app.exists("Sour"))
    #expect(options(app) == ["*none", "some vanilla", "some cherry", "some lemon", "untagged"])
    #expect(throws: TestFailure.self) { try app.tap("untagged") }
    try app.tap("some lemon")
    #expect(app.exists("chosen cherry, topping lemon"))
    #expect(link(app, "Topping") == ["Topping", "some lemon"])
  }

  @Test("Outside of a navigation stack the link is disabled")
  func outsideOfStack() throws {
    let app = TestApp { Cone() }
    #expect(link(app, "Flavor") == ["Flavor", "cherry"])
    #expect(throws: TestFailure.self) { try app.tap("Flavor") }
  }

  private struct Orders: View {
    private struct Order: Identifiable {
      let id: Int
      var flavor: Flavor
    }

    @State private var orders = [Order(id: 0, flavor: .cherry), Order(id: 1, flavor: .lemon)]

    var body: some View {
      Picker("All", sources: $orders, selection: \.flavor) {
        ForEach(Flavor.allCases) { Text($0.rawValue) }
      }
      .pickerStyle(.navigationLink)
      Text(verbatim: orders.map(\.flavor.rawValue).joined(separator: " and "))
    }
  }

  @Test("A link for several sources shows the value that they share, and a choice changes all of them")
  func sources() throws {
    let app = TestApp { NavigationStack { Orders() } }
    #expect(link(app, "All") == ["All"])
    try app.tap("All")
    #expect(options(app) == ["vanilla", "cherry", "lemon"])
    try app.tap("vanilla")
    #expect(app.exists("vanilla and vanilla"))
    #expect(link(app, "All") == ["All", "vanilla"])
  }

  @Test("The elements of a loop are the options of a section with modifiers too")
  func modifiedSections() throws {
    struct Screen: View {
      @State private var flavor = Flavor.cherry

      var body: some View {
        Form {
          Picker("Flavor", selection: $flavor) {
            Section("All") { ForEach(Flavor.allCases) { Text($0.rawValue) } }
              .listRowBackground(Color.yellow)
          }
        }
        .pickerStyle(.navigationLink)
      }
    }
    let app = TestApp { NavigationStack { Screen() } }
    try app.tap("Flavor")
    #expect(options(app) == ["vanilla", "*cherry", "lemon"])
    try app.tap("lemon")
    #expect(link(app, "Flavor") == ["Flavor", "lemon"])
  }
}
