import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Going back in split views in narrow windows")
struct CollapsedColumnTests {
  private struct Mail: View {
    @State private var folder: String?
    @State private var mail: String?
    @State private var marked: Set<String> = ["A"]

    var body: some View {
      NavigationSplitView {
        List(["Inbox", "Sent"], id: \.self, selection: $folder) { Text($0) }
          .navigationTitle("Folders: \(folder ?? "none") \(mail ?? "none")")
      } content: {
        List(["One", "Two"], id: \.self, selection: $mail) { Text("Mail \($0)") }
          .navigationTitle("\(folder ?? "none"): \(mail ?? "none")")
        List(["A"], id: \.self, selection: $marked) { Text("\($0) \(marked.count)") }
      } detail: {
        Text("Text").navigationTitle(mail ?? "No mail")
      }
    }
  }

  @Test("Back removes the selection of the list that it shows, and a tap on the same row opens it again")
  func selection() throws {
    let app = TestApp(environment: .phone) { Mail() }
    try app.tap("Inbox")
    try app.tap("Mail Two")
    #expect(app.title == "Two")
    try app.goBack()
    #expect(app.title == "Inbox: none" && app.exists("A 1"))
    #expect(app.elements(.list)[1].everything.allSatisfy { !$0.content.bool(.isSelected) })
    try app.tap("Mail Two")
    #expect(app.title == "Two")
    try app.goBack()
    try app.goBack()
    #expect(app.title == "Folders: none none")
    try app.tap("Inbox")
    #expect(app.title == "Inbox: none")
  }

  private struct Recipe: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.presentationMode) private var mode
    let name: String
    let delete: () -> Void

    var body: some View {
      VStack {
        Button("Dismiss") { dismiss() }
        Button("Dismiss by mode") { mode.wrappedValue.dismiss() }
        Button("Delete") { delete() }
      }
      .navigationTitle(name)
    }
  }

  private struct Recipes: View {
    @State private var names = ["Soup", "Cake"]
    @State private var opened: String?

    var body: some View {
      NavigationView {
        List(names, id: \.self) { name in
          NavigationLink(name, tag: name, selection: $opened) { Recipe(name: name) { names.removeAll { $0 == name } } }
        }
        .navigationTitle("Opened: \(opened ?? "none")")
        Text("Choose a recipe")
      }
    }
  }

  @Test("The root of a column that is dismissed goes back to the previous column", arguments: ["Dismiss", "Dismiss by mode"])
  func dismissal(_ button: String) throws {
    let app = TestApp(environment: .phone) { Recipes() }
    try app.tap("Soup")
    try app.tap(button)
    #expect(app.title == "Opened: none")
    try app.tap("Soup")
    #expect(app.title == "Soup")
    let wide = TestApp { Recipes() }
    try wide.tap("Soup")
    try wide.tap(button)
    #expect(wide.exists("Delete"))
  }

  @Test("A column goes back if the link that opened it is removed")
  func removedLink() throws {
    let app = TestApp(environment: .phone) { Recipes() }
    try app.tap("Soup")
    try app.tap("Delete")
    #expect(app.exists("Cake") && !app.exists("Soup") && !app.exists("Choose a recipe"))
    try app.tap("Cake")
    #expect(app.title == "Cake")
    try app.checkInvariants()
  }

  @Test("The root of a column in a sheet dismisses the sheet if nothing is before the column")
  func sheet() throws {
    struct Presenter: View {
      @State private var isPresented = true

      var body: some View {
        Text("Root").sheet(isPresented: $isPresented) {
          NavigationSplitView {
            Recipe(name: "Sidebar") {}
          } detail: {
            Text("Detail")
          }
        }
      }
    }
    let app = TestApp(environment: .phone) { Presenter() }
    try app.tap("Dismiss")
    #expect(!app.exists("Dismiss") && app.exists("Root"))
  }

  @Test("The columns have the tint of the split view, for the buttons that a host adds")
  func tint() throws {
    struct Tinted: View {
      @State private var isRed = false

      var body: some View {
        NavigationSplitView {
          Button("Change") { isRed.toggle() }
        } detail: {
          Text("Detail")
        }
        .tint(isRed ? .red : nil)
      }
    }
    let app = TestApp { Tinted() }
    #expect(app.elements(.column).map(\.style) == [[], []])
    try app.tap("Change")
    let red: Style = [.tint(.color(ColorStyle(.named("red"))))]
    #expect(app.elements(.column).map(\.style) == [red, red])
    try app.tap("Change")
    #expect(app.elements(.column).map(\.style) == [[], []])
  }

  private struct Team: View {
    @State private var members: Set<String> = []
    @State private var mode = EditMode.inactive

    var body: some View {
      NavigationSplitView {
        List(["Ann", "Bob"], id: \.self, selection: $members) { Text($0) }
          .navigationTitle("Team")
          .environment(\.editMode, $mode)
          .toolbar { Button(mode.isEditing ? "Done" : "Edit") { mode = mode.isEditing ? .inactive : .active } }
      } detail: {
        Text("Text").navigationTitle(members.sorted().joined(separator: ", "))
      }
    }
  }

  @Test("A row of a list with several selected rows replaces the selection and shows the detail")
  func severalRows() throws {
    let app = TestApp(environment: .phone) { Team() }
    try app.tap("Ann")
    #expect(app.title == "Ann")
    try app.goBack()
    try app.tap("Bob")
    #expect(app.title == "Bob")
    try app.goBack()
    try app.tap("Edit")
    try app.row("Ann").tap("Select")
    #expect(app.title == "Team")
    try app.tap("Done")
    #expect(app.elements(.column)[1].everything.contains { $0.content.string(.title) == "Ann, Bob" })
  }

  private struct Pushed: View {
    @State private var folder: String? = "Work"
    @State private var mail: String? = "One"
    @State private var shows = true
    @State private var column = NavigationSplitViewColumn.detail

    var body: some View {
      NavigationSplitView(preferredCompactColumn: $column) {
        NavigationStack {
          List(["Work"], id: \.self, selection: $folder) { Text($0) }
            .navigationTitle("Folders")
            .navigationDestination(isPresented: $shows) {
              List(["One"], id: \.self, selection: $mail) { Text("Mail \($0)") }
                .navigationTitle("\(folder ?? "none"): \(mail ?? "none")")
            }
        }
      } detail: {
        Text(mail ?? "No mail").navigationTitle("Detail")
      }
    }
  }

  @Test("A list below a pushed screen of the sidebar keeps its selection")
  func covered() throws {
    let app = TestApp(environment: .phone) { Pushed() }
    #expect(app.title == "Detail" && app.exists("One"))
    try app.goBack()
    #expect(app.title == "Work: none")
  }

  private struct Locked: View {
    @State var isHidden = true
    @State var column = NavigationSplitViewColumn.sidebar

    var body: some View {
      NavigationSplitView(preferredCompactColumn: $column) {
        NavigationLink("Open") { locked("Opened") }.navigationTitle("Side")
      } detail: {
        NavigationStack {
          NavigationLink("Push") { locked("Pushed") }.navigationTitle("Root")
        }
      }
    }

    private func locked(_ title: String) -> some View {
      Toggle("Locked", isOn: $isHidden).navigationTitle(title).navigationBarBackButtonHidden(isHidden)
    }
  }

  private func bars(_ app: TestApp) -> [Bool] {
    app.elements(.column)[1].everything.filter { $0.role == .navigationBar }.map { $0.content.bool(.hidesBackButton) }
  }

  @Test("A screen that hides its Back button leads back to no column, until it shows the button again")
  func hidden() throws {
    let app = TestApp(environment: .phone) { Locked() }
    try app.tap("Open")
    #expect(app.title == "Opened" && bars(app) == [true])
    #expect(throws: TestFailure.self) { try app.goBack() }
    try app.setToggle("Locked", to: false)
    #expect(bars(app) == [false])
    try app.goBack()
    #expect(app.title == "Side")
  }

  @Test("A pushed screen that hides its Back button leads neither to the screen below nor to another column")
  func hiddenAbove() throws {
    let app = TestApp(environment: .phone) { Locked(column: .detail) }
    #expect(app.title == "Root" && !bars(app).contains(true))
    try app.tap("Push")
    #expect(app.title == "Pushed" && bars(app).last == true)
    #expect(throws: TestFailure.self) { try app.goBack() }
    try app.setToggle("Locked", to: false)
    #expect(!bars(app).contains(true))
    try app.goBack()
    #expect(app.title == "Root")
    try app.goBack()
    #expect(app.title == "Side")
  }

  private struct Alone: View {
    @State private var visibility = NavigationSplitViewVisibility.detailOnly

    var body: some View {
      NavigationSplitView(columnVisibility: $visibility) {
        Text("In the sidebar").navigationTitle("Side")
      } detail: {
        Text("In the detail").navigationTitle("Main")
      }
    }
  }

  @Test("A phone whose sidebar the app has hidden goes back from the detail to the sidebar")
  func hiddenSidebar() throws {
    let app = TestApp(environment: .phone) { Alone() }
    #expect(app.title == "Main")
    try app.goBack()
    #expect(app.title == "Side" && !app.exists("In the detail"))
  }
}
