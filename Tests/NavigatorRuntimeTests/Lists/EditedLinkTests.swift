import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Links in edited lists")
struct EditedLinkTests {
  /// Links of each kind as rows of a list, and in a row.
  private struct Links: View {
    @State private var isActive = false
    @State private var names = ["Deletable"]

    var body: some View {
      NavigationStack {
        List {
          NavigationLink("View") { Text("the view") }
          NavigationLink("Value", value: 1)
          NavigationLink("Bound", isActive: $isActive) { Text("the bound view") }
          HStack {
            Text("Row")
            NavigationLink("Inner") { Text("the inner view") }
          }
          ForEach(names, id: \.self) { name in NavigationLink(name) { Text("the deletable view") } }
            .onDelete { names.remove(atOffsets: $0) }
          Text("Menu").contextMenu { NavigationLink("In menu") { Text("the menu's view") } }
          Section("Section") { NavigationLink("Sectioned") { Text("the sectioned view") } }
        }
        .navigationDestination(for: Int.self) { Text("the value \($0)") }
        .navigationTitle("Links")
        .toolbar {
          EditButton()
          NavigationLink("In bar") { Text("the bar's view") }
        }
      }
    }
  }

  @Test(
    "A link in a list is not followed while the list is edited",
    arguments: [
      ("View", "the view"), ("Value", "the value 1"), ("Bound", "the bound view"), ("Inner", "the inner view"),
      ("Deletable", "the deletable view"), ("Sectioned", "the sectioned view"),
    ])
  func edited(link: String, text: String) throws {
    let app = TestApp { Links() }
    try app.tap("Edit")
    try app.tap(link)
    #expect(app.stack == ["Links"])
    #expect(!app.exists(text))
    try app.tap("Done")
    try app.tap(link)
    #expect(app.exists(text))
    try app.checkInvariants()
  }

  @Test("A link in a bar or in the menu of a row is followed while a list is edited")
  func elsewhere() throws {
    let app = TestApp { Links() }
    try app.tap("Edit")
    try app.tap("In bar")
    #expect(app.exists("the bar's view"))
    try app.goBack()
    try app.contextMenu(of: "Menu").tap("In menu")
    #expect(app.exists("the menu's view"))
  }

  @Test("A link on a screen that was opened from a list is followed, although the list is edited")
  func pushedScreen() throws {
    struct Pushed: View {
      @State private var path: [Int] = []

      var body: some View {
        NavigationStack(path: $path) {
          List { Text("row") }
            .toolbar {
              EditButton()
              Button("Push") { path = [1] }
            }
            .navigationDestination(for: Int.self) { number in
              NavigationLink("Next", value: number + 1).navigationTitle("Number \(number)")
            }
        }
      }
    }
    let app = TestApp { Pushed() }
    try app.tap("Edit")
    try app.tap("Push")
    try app.tap("Next")
    #expect(app.title == "Number 2")
  }

  @Test("In an edited list that selects one row, a tap on a link selects its row")
  func selects() throws {
    struct Selecting: View {
      @State private var selection: String?

      var body: some View {
        NavigationStack {
          List(selection: $selection) {
            ForEach(["a", "b"], id: \.self) { name in NavigationLink(name) { Text("about \(name)") } }
          }
          .toolbar { EditButton() }
          .navigationTitle("selected \(selection ?? "none")")
        }
      }
    }
    let app = TestApp { Selecting() }
    try app.tap("Edit")
    try app.tap("b")
    #expect(app.title == "selected b")
    try app.tap("Done")
    try app.tap("a")
    #expect(app.exists("about a"))
  }
}
