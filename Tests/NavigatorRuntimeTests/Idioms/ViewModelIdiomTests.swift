import NavigatorTesting
import SwiftUI
import Testing

/// Model-View-ViewModel: one view model for each screen, `@Published` properties, and pipelines between them.
@MainActor
@Suite("An app with view models")
struct ViewModelIdiomTests {
  struct Book: Identifiable, Hashable {
    let id: Int
    var title: String
    var isRead = false
  }

  protocol BookService: AnyObject {
    func books() -> [Book]
  }

  private final class MemoryService: BookService {
    func books() -> [Book] { [Book(id: 1, title: "Emma"), Book(id: 2, title: "Dune"), Book(id: 3, title: "Ulysses")] }
  }

  private final class ListModel: ObservableObject {
    @Published var query = ""
    @Published var books: [Book] = []
    @Published private(set) var found: [Book] = []
    @Published var selected: Book?
    private let service: any BookService
    private var subscriptions: Set<AnyCancellable> = []

    init(service: any BookService) {
      self.service = service
      $query.removeDuplicates().sink { [weak self] in self?.find($0, in: self?.books ?? []) }.store(in: &subscriptions)
      $books.sink { [weak self] in self?.find(self?.query ?? "", in: $0) }.store(in: &subscriptions)
    }

    private func find(_ query: String, in books: [Book]) {
      found = books.filter { query.isEmpty || $0.title.contains(query) }
    }

    func load() {
      books = service.books()
    }

    func update(_ book: Book) {
      guard let index = books.firstIndex(where: { $0.id == book.id }) else { return }
      books[index] = book
    }
  }

  private final class BookModel: ObservableObject {
    @Published var book: Book
    @Published private(set) var canSave = false
    private let save: (Book) -> Void
    private var subscription: AnyCancellable?

    init(book: Book, save: @escaping (Book) -> Void) {
      self.book = book
      self.save = save
      subscription = $book.dropFirst().sink { [weak self] changed in self?.canSave = changed != book && !changed.title.isEmpty }
    }

    func commit() {
      save(book)
    }
  }

  private struct ListScreen: View {
    @StateObject private var model: ListModel

    init(service: any BookService) {
      _model = StateObject(wrappedValue: ListModel(service: service))
    }

    var body: some View {
      NavigationStack {
        List(model.found) { book in
          Button("\(book.title)\(book.isRead ? ", read" : "")") { model.selected = book }
        }
        .searchable(text: $model.query)
        .navigationTitle("Books (\(model.found.count))")
        .sheet(item: $model.selected) { book in
          BookScreen(book: book) { model.update($0) }
        }
      }
      .onAppear { model.load() }
    }
  }

  private struct BookScreen: View {
    @StateObject private var model: BookModel
    @Environment(\.dismiss) private var dismiss

    init(book: Book, save: @escaping (Book) -> Void) {
      _model = StateObject(wrappedValue: BookModel(book: book, save: save))
    }

    var body: some View {
      Form {
        TextField("Title", text: $model.book.title)
        Toggle("Read", isOn: $model.book.isRead)
        Button("Save") {
          model.commit()
          dismiss()
        }
        .disabled(!model.canSave)
      }
    }
  }

  @Test("A list is searched, and an entry is edited in a sheet and saved")
  func flow() throws {
    let app = TestApp { ListScreen(service: MemoryService()) }
    #expect(app.title == "Books (3)")
    try app.type("u", into: "Search")
    #expect(app.title == "Books (1)")
    #expect(!app.exists("Emma"))
    try app.clear("Search")
    try app.tap("Dune")
    #expect(try !app.isEnabled("Save"))
    try app.setToggle("Read", to: true)
    #expect(try app.isEnabled("Save"))
    try app.clear("Title")
    #expect(try !app.isEnabled("Save"))
    try app.type("Dune 2", into: "Title")
    try app.tap("Save")
    #expect(app.presentations.isEmpty)
    #expect(app.exists("Dune 2, read"))
    #expect(app.measure {}.bodiesEvaluated == 0)
  }
}
