import Foundation
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Split views in narrow windows")
struct CompactSplitViewTests {
  private struct Mail: View {
    @State private var folder: String?
    @State private var mail: String?

    var body: some View {
      NavigationSplitView {
        List(["Inbox", "Sent"], id: \.self, selection: $folder) { Text($0) }.navigationTitle("Folders")
      } content: {
        List(["One", "Two"], id: \.self, selection: $mail) { Text("Mail \($0)") }.navigationTitle(folder ?? "None")
      } detail: {
        NavigationStack {
          NavigationLink("Sender") { Text("Somebody").navigationTitle("Sender") }.navigationTitle(mail ?? "No mail")
        }
      }
    }
  }

  @Test("A phone shows one column, and Back goes through the columns to the sidebar")
  func phone() throws {
    let app = TestApp(environment: .phone) { Mail() }
    #expect(app.title == "Folders" && app.stack == ["Folders"])
    #expect(app.visibleTexts == ["Folders", "Inbox", "Sent"])
    #expect(throws: TestFailure.self) { try app.goBack() }
    #expect(throws: TestFailure.self) { try app.tap("Sender") }
    try app.tap("Sent")
    #expect(app.title == "Sent" && app.stack == ["Folders", "Sent"])
    #expect(!app.exists("Inbox"))
    try app.tap("Mail Two")
    #expect(app.stack == ["Folders", "Sent", "Two"])
    try app.tap("Sender")
    #expect(app.stack == ["Folders", "Sent", "Two", "Sender"])
    try app.goBack()
    #expect(app.title == "Two" && !app.exists("Somebody"))
    try app.goBack()
    #expect(app.title == "Sent" && app.exists("Mail One"))
    try app.goBack()
    #expect(app.title == "Folders" && app.stack == ["Folders"])
  }

  @Test("A window that becomes wide shows all columns")
  func wider() throws {
    let app = TestApp(environment: .phone) { Mail() }
    #expect(!app.exists("Mail One") && !app.exists("Sender"))
    app.environment.windowSize = CGSize(width: 1_200, height: 800)
    #expect(app.exists("Inbox") && app.exists("Mail One") && app.exists("Sender"))
  }

  @Test("The app chooses the column of a phone by a binding, which Back writes")
  func binding() throws {
    struct Chosen: View {
      @State private var column = NavigationSplitViewColumn.detail

      var body: some View {
        NavigationSplitView(preferredCompactColumn: $column) {
          Text(column == .sidebar ? "in the sidebar" : "elsewhere").navigationTitle("Side")
          Button("Show") { column = .detail }
        } detail: {
          Text("main").navigationTitle("Main")
        }
      }
    }
    let app = TestApp(environment: .phone) { Chosen() }
    #expect(app.title == "Main" && !app.exists("Show"))
    try app.goBack()
    #expect(app.title == "Side" && app.exists("in the sidebar") && !app.exists("main"))
    try app.tap("Show")
    #expect(app.title == "Main")
  }

  @Observable
  fileprivate final class Places {
    var folder: String?
    var mail: String?

    init(folder: String? = nil, mail: String? = nil) {
      self.folder = folder
      self.mail = mail
    }
  }

  private struct Shared: View {
    @Bindable var places: Places

    var body: some View {
      NavigationSplitView {
        List(["Inbox", "Sent"], id: \.self, selection: $places.folder) { Text($0) }.navigationTitle("Folders")
      } content: {
        if let folder = places.folder {
          List(["One", "Two"], id: \.self, selection: $places.mail) { Text("Mail \($0)") }.navigationTitle(folder)
        }
      } detail: {
        Text("Text").navigationTitle(places.mail ?? "No mail")
      }
    }
  }

  @Test("A selection of the app shows the column to which it leads, and removing it shows the list again")
  func selectedByTheApp() throws {
    let places = Places()
    let app = TestApp(environment: .phone) { Shared(places: places) }
    places.folder = "Inbox"
    app.session.settle()
    #expect(app.stack == ["Folders", "Inbox"])
    places.mail = "One"
    app.session.settle()
    #expect(app.stack == ["Folders", "Inbox", "One"])
    places.mail = "Two"
    app.session.settle()
    #expect(app.title == "Two")
    places.folder = "Sent"
    places.mail = nil
    app.session.settle()
    #expect(app.stack == ["Folders", "Sent"])
    places.folder = nil
    app.session.settle()
    #expect(app.stack == ["Folders"])
    places.folder = "Inbox"
    places.mail = "Two"
    app.session.settle()
    #expect(app.stack == ["Folders", "Inbox", "Two"])
    try app.goBack()
    #expect(app.stack == ["Folders", "Inbox"] && places.mail == nil)
    try app.goBack()
    #expect(app.stack == ["Folders"] && places.folder == nil)
  }

  @Test("A phone starts at the column to which the first selection leads")
  func firstSelection() throws {
    let app = TestApp(environment: .phone) { Shared(places: Places(folder: "Inbox")) }
    #expect(app.stack == ["Folders", "Inbox"])
    let next = TestApp(environment: .phone) { Shared(places: Places(folder: "Inbox", mail: "Two")) }
    #expect(next.stack == ["Folders", "Inbox", "Two"])
    try next.goBack()
    #expect(next.stack == ["Folders", "Inbox"])
  }

  @Test("A binding determines the first column, and a later selection shows another one")
  func bindingAndSelection() throws {
    struct Bound: View {
      @State private var column = NavigationSplitViewColumn.sidebar
      @State private var mail: String? = "One"

      var body: some View {
        NavigationSplitView(preferredCompactColumn: $column) {
          List(["One", "Two"], id: \.self, selection: $mail) { Text($0) }
            .navigationTitle("Inbox")
            .toolbar { Button("Next") { mail = "Two" } }
        } detail: {
          Text(column == .detail ? "in front" : "behind").navigationTitle(mail ?? "No mail")
        }
      }
    }
    let app = TestApp(environment: .phone) { Bound() }
    #expect(app.title == "Inbox")
    try app.tap("Next")
    #expect(app.title == "Two" && app.exists("in front"))
  }

  @Test("The selections of two lists in a column exclude each other")
  func twoLists() throws {
    struct Lists: View {
      @State private var folder: String?
      @State private var tag: String?

      var body: some View {
        NavigationSplitView {
          VStack {
            List(["Inbox"], id: \.self, selection: $folder) { Text($0) }
            List(["Red"], id: \.self, selection: $tag) { Text($0) }
          }
          .navigationTitle("Places")
          .onChange(of: folder) { if folder != nil { tag = nil } }
          .onChange(of: tag) { if tag != nil { folder = nil } }
        } detail: {
          VStack {
            Text("Text")
            Button("Show red") { tag = "Red" }
          }
          .navigationTitle(folder ?? tag ?? "Nothing")
        }
      }
    }
    let app = TestApp(environment: .phone) { Lists() }
    try app.tap("Inbox")
    #expect(app.title == "Inbox")
    try app.tap("Show red")
    #expect(app.title == "Red")
    try app.goBack()
    #expect(app.title == "Places")
  }
}
