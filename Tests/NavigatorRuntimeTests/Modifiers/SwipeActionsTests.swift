import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Swipe actions")
struct SwipeActionsTests {
  private struct Mails: View {
    @State private var mails = ["One", "Two", "Three"]
    @State private var log: [String] = []
    @State private var isFlagged = false

    var body: some View {
      NavigationStack {
        List {
          Section("Mails") {
            ForEach(mails, id: \.self) { mail in
              NavigationLink(mail) { Text("Read \(mail)") }
                .swipeActions(allowsFullSwipe: mail != "Three") {
                  Button("Delete", role: .destructive) { mails.removeAll { $0 == mail } }
                  if isFlagged { Button("Unflag") { isFlagged = false } }
                }
                .swipeActions {
                  Button("Move") { log.append("move \(mail)") }.tint(.purple)
                }
                .swipeActions(edge: .leading) {
                  Button("Flag") { isFlagged = true }.disabled(mail == "Two")
                }
                .listRowBackground(Color.red)
            }
          }
          Text("log: \(log.joined(separator: " "))")
        }
        .tint(.green)
        .buttonStyle(.bordered)
      }
    }
  }

  @Test("A row contains its actions by edge, beginning with the actions of inner modifiers")
  func tree() throws {
    let app = TestApp { Mails() }
    let row = try #require(app.tree().components(separatedBy: "swipeRow").dropFirst().first)
    let lines = row.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(
      lines.prefix(10) == [
        "link [tap]", "text \"One\"", "swipeActions placement: trailing allowsFullSwipe", "button [tap] role: destructive",
        "text \"Delete\"", "button [tap]", "text \"Move\"", "swipeActions placement: leading allowsFullSwipe", "button [tap]",
        "text \"Flag\"",
      ])
  }

  @Test("Actions are hidden until a row is swiped, and are performed by their names")
  func actions() throws {
    let app = TestApp { Mails() }
    #expect(!app.exists("Delete"))
    #expect(throws: TestFailure.self) { try app.tap("Delete") }
    try app.swipe("Two", to: "Move")
    #expect(app.exists("log: move Two"))
    try app.swipe("Two", to: "Delete")
    #expect(!app.exists("Two") && app.exists("One"))
    #expect(throws: TestFailure.self) { try app.swipe("One", to: "Archive") }
    #expect(throws: TestFailure.self) { try app.swipe("log: move Two", to: "Delete") }
  }

  @Test("A full swipe performs the first action at its edge if it is allowed")
  func fullSwipe() throws {
    let app = TestApp { Mails() }
    try app.swipe("One", from: .trailing)
    #expect(!app.exists("One"))
    #expect(throws: TestFailure.self) { try app.swipe("Three", from: .trailing) }
    #expect(app.exists("Three"))
    #expect(throws: TestFailure.self) { try app.swipe("Two", from: .leading) }
    try app.swipe("Three", from: .leading)
    try app.swipe("Two", to: "Unflag")
  }

  @Test("Actions follow the app's state for the row")
  func changing() throws {
    let app = TestApp { Mails() }
    #expect(throws: TestFailure.self) { try app.swipe("One", to: "Unflag") }
    try app.swipe("One", to: "Flag")
    try app.swipe("One", to: "Unflag")
    #expect(throws: TestFailure.self) { try app.swipe("One", to: "Unflag") }
    try app.checkInvariants()
  }

  @Test("Modifiers around a row apply to the row and not to its actions")
  func looks() throws {
    let app = TestApp { Mails() }
    let row = try #require(app.elements(.swipeRow).first)
    #expect(row.style.isEmpty)
    let link = try #require(row.children.first)
    #expect(link.style.properties.contains { if case .rowBackground = $0 { true } else { false } })
    let buttons = row.children.filter { $0.role == .swipeActions }.flatMap(\.children)
    #expect(buttons.map { $0.content.string(.variant) } == [nil, nil, nil])
    let tints = buttons.map { $0.style.properties.contains { if case .tint = $0 { true } else { false } } }
    #expect(tints == [false, true, false])
  }

  @Test("Removed actions, disabled actions and actions on a covered screen do nothing")
  func stale() throws {
    let app = TestApp { Mails() }
    let rows = app.elements(.swipeRow)
    let delete = try #require(rows[0].children.first { $0.role == .swipeActions }?.children.first)
    let flag = try #require(rows[1].children.last?.children.first)
    #expect(app.session.send(InputEvent(target: flag.id, action: .tap)) == .dropped(.disabled))
    #expect(app.session.send(InputEvent(target: rows[0].id, action: .tap)) == .dropped(.unknownElement))
    try app.tap("One")
    #expect(app.session.send(InputEvent(target: delete.id, action: .tap)) == .dropped(.covered))
    try app.goBack()
    try app.swipe("One", to: "Delete")
    #expect(app.session.send(InputEvent(target: delete.id, action: .tap)) == .dropped(.unknownElement))
    #expect(app.exists("Two"))
  }

  @Test("Outside of a list a view has no actions")
  func outside() throws {
    let app = TestApp {
      VStack { Text("Alone").swipeActions { Button("Delete") {} } }
    }
    #expect(app.exists("Alone"))
    #expect(!app.tree().contains("swipe"))
  }

  @Test("Rows of a form have actions, and can be deleted and moved")
  func forms() throws {
    struct Guests: View {
      @State private var names = ["Ann", "Bob", "Cem"]
      @State private var isStarred = false
      var body: some View {
        NavigationStack {
          Form {
            Section("Guests") {
              ForEach(names, id: \.self) { Text($0) }
                .onDelete { names.remove(atOffsets: $0) }
                .onMove { names.move(fromOffsets: $0, toOffset: $1) }
            }
            Text(isStarred ? "Starred" : "Plain").swipeActions { Button("Star") { isStarred = true } }
          }
          .toolbar { EditButton() }
        }
      }
    }
    let app = TestApp { Guests() }
    try app.swipe("Plain", to: "Star")
    #expect(app.exists("Starred"))
    try app.swipe("Bob", to: "Delete")
    try app.tap("Edit")
    try app.move("Ann", by: 1)
    #expect(app.visibleTexts.filter { ["Ann", "Bob", "Cem"].contains($0) } == ["Cem", "Ann"])
  }

  @Test("The views of one element with actions are below each other")
  func severalViews() throws {
    struct Pair: View {
      let name: String
      var body: some View {
        Text(name)
        Text("\(name)'s guest")
      }
    }
    let app = TestApp(size: CGSize(width: 300, height: 400)) {
      List { ForEach(["Ann", "Bob"], id: \.self) { Pair(name: $0) }.onDelete { _ in } }
    }
    let frames = try ["Ann", "Ann's guest", "Bob", "Bob's guest"].map { try app.frame(of: $0) }
    for (upper, lower) in zip(frames, frames.dropFirst()) { #expect(upper.maxY <= lower.minY) }
    try app.swipe("Bob's guest", to: "Delete")
  }

  @Test("A row with actions can be selected")
  func selection() throws {
    struct Choices: View {
      @State private var chosen: String?
      var body: some View {
        List(selection: $chosen) {
          ForEach(["A", "B"], id: \.self) { name in
            Text(name).swipeActions { Button("Clear") { chosen = nil } }
          }
          Text("chosen: \(chosen ?? "none")")
        }
      }
    }
    let app = TestApp { Choices() }
    try app.tap("B")
    #expect(app.exists("chosen: B"))
    try app.swipe("B", to: "Clear")
    #expect(app.exists("chosen: none"))
  }

  @Test("An edge whose modifier moves is moved with it")
  func movingEdge() throws {
    struct Moving: View {
      @State private var edge = HorizontalEdge.leading
      var body: some View {
        List {
          Text("Row").swipeActions(edge: edge) { Button("Move") { edge = .trailing } }
        }
      }
    }
    let app = TestApp { Moving() }
    try app.swipe("Row", from: .leading)
    #expect(throws: TestFailure.self) { try app.swipe("Row", from: .leading) }
    try app.swipe("Row", from: .trailing)
    try app.checkInvariants()
  }
}
