import NavigatorTesting
import SwiftUI
import Testing

@testable import App2020

@MainActor
@Suite("An app in the style of 2020")
struct App2020Tests {
  private let storage = MemoryStorage()

  private func start() -> TestApp {
    let storage = storage
    return TestApp { Start(storage: storage) }
  }

  private struct Start: View {
    @StateObject private var library: Library
    @StateObject private var settings = Settings()

    init(storage: MemoryStorage) {
      _library = StateObject(wrappedValue: Library(storage: storage))
    }

    var body: some View {
      RootView().environmentObject(library).environmentObject(settings)
    }
  }

  @Test("The library lists its books by status, and a book is pushed and popped")
  func library() throws {
    let app = start()
    #expect(app.tabs == ["Library", "Settings"])
    #expect(app.title == "Library")
    #expect(app.exists("Emma") && app.exists("Reading") && app.exists("25 %"))
    try app.tap("Emma")
    #expect(app.stack == ["Library", "Emma"])
    #expect(app.exists("Page 120 of 474"))
    try app.goBack()
    #expect(app.stack == ["Library"])
  }

  @Test("The query filters the books through a pipeline of publishers")
  func search() throws {
    let app = start()
    try app.type("Austen", into: "Search")
    #expect(app.exists("Emma") && app.exists("Persuasion"))
    #expect(!app.exists("Walden"))
    try app.type("!", into: "Search")
    #expect(app.exists("No books"))
    try app.clear("Search")
    #expect(app.exists("Walden"))
  }

  @Test("The action sheet changes the order of the books")
  func sorting() throws {
    let app = start()
    try app.tap("Sort")
    #expect(app.presentations == [Presentation(.confirmationDialog, title: "Sort books")])
    try app.tap("By author")
    try app.tap("Sort")
    #expect(app.frontTexts.contains("By progress"))
    try app.tap("Cancel")
    let titles = app.visibleTexts.filter { ["Middlemarch", "Walden"].contains($0) }
    #expect(titles == ["Middlemarch", "Walden"])
  }

  @Test("Reading to the last page posts a notification, which an alert shows")
  func finishing() throws {
    let app = start()
    try app.tap("Walden")
    for _ in 0..<36 { try app.tap("Read 10 pages") }
    #expect(app.presentations == [Presentation(.alert, title: "Finished")])
    try app.tap("Great")
    #expect(app.presentations.isEmpty)
    #expect(storage.books.first { $0.title == "Walden" }?.status == .finished)
    try app.selectTab("Settings")
    #expect(app.exists("2 finished"))
  }

  @Test("A note is added with Return, and the field is empty again")
  func notes() throws {
    let app = start()
    try app.tap("Emma")
    try app.type("Hartfield", into: "New note")
    try app.submit(in: "New note")
    #expect(app.exists("Hartfield") && app.exists("2 notes"))
    try app.type("Donwell", into: "New note")
    try app.tap("Add note")
    #expect(app.exists("Donwell") && app.exists("3 notes"))
  }

  @Test("A book is deleted after an alert, and its screen is left")
  func deleting() throws {
    let app = start()
    try app.tap("Middlemarch")
    try app.tap("Delete book")
    #expect(app.presentations == [Presentation(.alert, title: "Delete Middlemarch?")])
    try app.tap("Cancel")
    #expect(app.stack == ["Library", "Middlemarch"])
    try app.tap("Delete book")
    try app.tap("Delete")
    #expect(app.stack == ["Library"])
    #expect(!app.exists("Middlemarch"))
    #expect(storage.books.count == 3)
  }

  @Test("A book is added in a sheet, with the help of the catalog")
  func adding() throws {
    let app = start()
    try app.tap("Add")
    #expect(app.presentations == [Presentation(.sheet, title: "New book")])
    #expect(try app.isEnabled("Save") == false)
    try app.tap("Find in catalog")
    try app.type("Nothing", into: "Search the catalog")
    try app.submit(in: "Search the catalog")
    #expect(app.presentations.last == Presentation(.alert, title: "Search failed"))
    try app.tap("OK")
    #expect(app.exists("Nothing found"))
    try app.clear("Search the catalog")
    try app.type("vill", into: "Search the catalog")
    try app.submit(in: "Search the catalog")
    try app.tap("Villette")
    #expect(app.presentations == [Presentation(.sheet, title: "Villette")])
    #expect(try app.value(of: "Pages") == .string("657"))
    try app.tap("Save")
    #expect(app.presentations.isEmpty)
    #expect(app.exists("Villette"))
  }

  @Test("A book is edited in a sheet, and cancelling keeps it")
  func editing() throws {
    let app = start()
    try app.tap("Emma")
    try app.tap("Edit")
    try app.type("!", into: "Title")
    try app.tap("Cancel")
    #expect(app.stack == ["Library", "Emma"])
    try app.tap("Edit")
    try app.type("!", into: "Title")
    try app.tap("Save")
    #expect(app.stack == ["Library", "Emma!"])
  }

  @Test("The timer of a pushed screen counts while it runs, and Done goes back")
  func timer() async throws {
    let app = start()
    try app.tap("Emma")
    try app.tap("Reading timer")
    #expect(app.title == "Timer")
    #expect(app.exists("0 ticks"))
    try app.tap("Start")
    for await _ in Timer.publish(every: 0.01, on: .main, in: .common).autoconnect().prefix(500).values {
      app.session.settle()
      if !app.exists("0 ticks") { break }
    }
    #expect(!app.exists("0 ticks"))
    try app.tap("Done")
    #expect(app.stack == ["Library", "Emma"])
    #expect(app.exists("Page 121 of 474"))
  }

  @Test("Settings change the other tab, and an alert resets them")
  func settings() throws {
    let app = start()
    try app.selectTab("Settings")
    try app.increment("10 pages at a time")
    #expect(app.exists("15 pages at a time"))
    try app.setToggle("Show progress", to: false)
    try app.selectTab("Library")
    #expect(!app.exists("25 %"))
    try app.tap("Emma")
    #expect(app.exists("Read 15 pages"))
    try app.selectTab("Settings")
    try app.tap("Reset")
    try app.tap("Keep")
    #expect(app.exists("15 pages at a time"))
    try app.tap("Reset")
    #expect(app.presentations == [Presentation(.alert, title: "Reset settings?")])
    try app.scope.tap("Reset", index: 0)
    try app.tap("About")
    #expect(app.exists("Version 1.0"))
    try app.tap("Leave")
    #expect(app.title == "Settings")
  }
}
