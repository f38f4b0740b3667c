import NavigatorTesting
import NavigatorUI
import SwiftUI
import Testing

nonisolated private struct Note: Equatable {
  var title: String
}

nonisolated private struct User: Identifiable, Equatable {
  var id: Int
  var name: String
}

/// A value without `Equatable`.
nonisolated private struct Opaque {
  var name: String
}

private struct Notes: View {
  @Bindable var box: Box<Note?>
  let journal: Journal

  var body: some View {
    Button("Delete Tea") { box.value = Note(title: "Tea") }
    Text(box.value?.title ?? "none")
      .alert(item: $box.value) { note in
        Text("Delete \(note.title)?")
      } actions: { note in
        Button("Delete", role: .destructive) { journal.note("delete \(note.title), still \(box.value?.title ?? "none")") }
        Button("Delete Coffee instead") { box.value = Note(title: "Coffee") }
        Button("Keep", role: .cancel) {}
      } message: { note in
        Text("\(note.title) is gone then.")
      }
  }
}

private struct Dialog<Item>: View {
  @Bindable var box: Box<Item?>
  let name: (Item) -> String

  var body: some View {
    Text(box.value.map(name) ?? "none")
      .confirmationDialog(item: $box.value, titleVisibility: .visible) { item in
        Text("Sure, \(name(item))?")
      } actions: { item in
        Button("Do \(name(item))") {}
      }
  }
}

/// A view whose actions remove and write the value in the update in which an alert for an earlier value opens.
private struct Checks: View {
  @Bindable var box: Box<Note?>
  @State private var attempts = 0

  var body: some View {
    Button("Check") {
      attempts += 1
      box.value = Note(title: "Tea")
    }
    .onChange(of: attempts) { box.value = Note(title: "Coffee") }
    .alert(item: $box.value) { note in
      Text("\(note.title) is missing")
    } actions: { _ in
      Button("Continue") {}
    }
    .onChange(of: attempts) { box.value = nil }
  }
}

@Suite("Alerts and dialogs for a value")
struct AlertItemTests {
  @Test("An alert shows the last of several values that are written in one update")
  func severalWrites() throws {
    let box = Box<Note?>(nil)
    let app = TestApp { Checks(box: box) }
    for _ in 0..<2 {
      try app.tap("Check")
      #expect(app.frontTexts == ["Coffee is missing", "Continue"])
      try app.tap("Continue")
      #expect(box.value == nil && app.presentations.isEmpty)
    }
  }

  @Test("An alert is shown while there is a value, and its text depends on the value")
  func shown() throws {
    let box = Box<Note?>(nil)
    let journal = Journal()
    let app = TestApp { Notes(box: box, journal: journal) }
    #expect(app.presentations.isEmpty)
    try app.tap("Delete Tea")
    #expect(app.frontTexts == ["Delete Tea?", "Tea is gone then.", "Delete", "Delete Coffee instead", "Keep"])
    box.value = nil
    #expect(app.presentations.isEmpty)
  }

  @Test("A button performs its action, then the value is removed")
  func action() throws {
    let box = Box<Note?>(nil)
    let journal = Journal()
    let app = TestApp { Notes(box: box, journal: journal) }
    for _ in 0..<2 {
      try app.tap("Delete Tea")
      try app.tap("Delete")
      #expect(journal.take() == ["delete Tea, still Tea"])
      #expect(box.value == nil)
      #expect(app.presentations.isEmpty)
    }
    try app.tap("Delete Tea")
    try app.tap("Keep")
    #expect(box.value == nil)
    #expect(journal.take() == [])
  }

  @Test("An action can present an alert for another value")
  func next() throws {
    let box = Box<Note?>(nil)
    let app = TestApp { Notes(box: box, journal: Journal()) }
    try app.tap("Delete Tea")
    try app.tap("Delete Coffee instead")
    #expect(app.presentations == [Presentation(.alert, title: "Delete Coffee?")])
    try app.tap("Keep")
    #expect(app.presentations.isEmpty)
    #expect(box.value == nil)
  }

  @Test("An alert is shown for a value that exists initially")
  func initial() {
    let app = TestApp { Notes(box: Box(Note(title: "Tea")), journal: Journal()) }
    #expect(app.presentations == [Presentation(.alert, title: "Delete Tea?")])
  }

  @Test("A dialog is shown while there is a value, and each of its buttons closes it")
  func dialog() throws {
    let box = Box<Note?>(Note(title: "Tea"))
    let app = TestApp { Dialog(box: box) { $0.title } }
    #expect(app.presentations == [Presentation(.confirmationDialog, title: "Sure, Tea?")])
    #expect(app.frontTexts == ["Sure, Tea?", "Do Tea", "Cancel"])
    try app.tap("Cancel")
    #expect(box.value == nil)
    box.value = Note(title: "Coffee")
    try app.tap("Do Coffee")
    #expect(box.value == nil)
    #expect(app.presentations.isEmpty)
  }

  @Test("Another value is shown in another dialog")
  func replaced() throws {
    let box = Box<Note?>(Note(title: "Tea"))
    let app = TestApp { Dialog(box: box) { $0.title } }
    let first = app.session.root.children.last?.id
    box.value = Note(title: "Coffee")
    #expect(app.presentations == [Presentation(.confirmationDialog, title: "Sure, Coffee?")])
    #expect(app.session.root.children.last?.id != first)
    try app.tap("Do Coffee")
    #expect(app.presentations.isEmpty)
    #expect(box.value == nil)
  }

  @Test("A value with the same identity, or an equal value, does not show another dialog")
  func same() throws {
    let users = Box<User?>(User(id: 1, name: "Ada"))
    var app = TestApp { Dialog(box: users) { $0.name } }
    let first = app.session.root.children.last?.id
    users.value = User(id: 1, name: "Ada Lovelace")
    #expect(app.presentations == [Presentation(.confirmationDialog, title: "Sure, Ada?")])
    #expect(app.session.root.children.last?.id == first)
    try app.tap("Do Ada")
    #expect(users.value == nil)

    let things = Box<Opaque?>(Opaque(name: "one"))
    app = TestApp { Dialog(box: things) { $0.name } }
    things.value = Opaque(name: "two")
    #expect(app.presentations == [Presentation(.confirmationDialog, title: "Sure, one?")])
    try app.tap("Do one")
    #expect(things.value == nil)
  }

  @Test("The actions of an alert edit the value, and the alert stays")
  func editing() throws {
    let box = Box<String?>("Tea")
    let journal = Journal()
    let app = TestApp { Renaming(box: box, journal: journal) }
    let first = app.session.root.children.last?.id
    try app.clear("Name")
    try app.type("Coffee", into: "Name")
    #expect(box.value == "Coffee")
    #expect(app.presentations == [Presentation(.alert, title: "Rename Tea")])
    #expect(app.session.root.children.last?.id == first)
    try app.tap("Rename")
    #expect(journal.take() == ["Coffee"])
    #expect(box.value == nil)
    #expect(app.presentations.isEmpty)
  }

  @Test("The actions of a confirmation dialog edit the value, and a value with another identity replaces the dialog")
  func editingInADialog() throws {
    let box = Box<User?>(User(id: 1, name: "Ada"))
    let app = TestApp {
      Text("Users").confirmationDialog(item: box.binding, titleVisibility: .visible) { user in
        Text("User \(user.id)")
      } actions: { $user in
        Button("Rename") { user.name = "Grace" }
      }
    }
    try app.tap("Rename")
    #expect(box.writes == [User(id: 1, name: "Grace"), nil])
    box.value = User(id: 1, name: "Ada")
    box.value = User(id: 2, name: "Ada")
    #expect(app.presentations == [Presentation(.confirmationDialog, title: "User 2")])
  }
}

private struct Renaming: View {
  let box: Box<String?>
  let journal: Journal

  var body: some View {
    Text("List")
      .alert(item: box.binding) { name in
        Text("Rename \(name)")
      } actions: { $name in
        TextField("Name", text: $name)
        Button("Rename") { journal.note(name) }
      }
  }
}
