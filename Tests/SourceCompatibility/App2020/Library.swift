import Combine
import Foundation

/// The books, and the values that the lists show.
final class Library: ObservableObject {
  enum Order: String, CaseIterable, Identifiable {
    case title, author, progress

    var id: String { rawValue }
  }

  @Published var books: [Book]
  @Published var query = ""
  @Published var order = Order.title
  @Published private(set) var shown: [Book] = []
  @Published private(set) var finishedCount = 0

  private let storage: BookStorage
  private var cancellables = Set<AnyCancellable>()

  init(storage: BookStorage) {
    self.storage = storage
    books = storage.load()
    let words =
      $query
      .map { $0.lowercased().trimmingCharacters(in: .whitespaces) }
      .removeDuplicates()
    Publishers.CombineLatest3($books, words, $order)
      .map { books, query, order in Library.filter(books, query, order) }
      .sink { [weak self] in self?.shown = $0 }
      .store(in: &cancellables)
    $books
      .map { books in books.filter { $0.status == .finished }.count }
      .removeDuplicates()
      .sink { [weak self] in self?.finishedCount = $0 }
      .store(in: &cancellables)
    $books
      .dropFirst()
      .sink { storage.save($0) }
      .store(in: &cancellables)
  }

  private static func filter(_ books: [Book], _ query: String, _ order: Order) -> [Book] {
    books
      .filter { query.isEmpty || $0.title.lowercased().contains(query) || $0.author.lowercased().contains(query) }
      .sorted {
        switch order {
        case .title: return $0.title < $1.title
        case .author: return ($0.author, $0.title) < ($1.author, $1.title)
        case .progress: return $0.progress > $1.progress
        }
      }
  }

  func books(_ status: Book.Status) -> [Book] {
    shown.filter { $0.status == status }
  }

  func index(of id: Book.ID) -> Int? {
    books.firstIndex { $0.id == id }
  }

  func add(_ book: Book) {
    books.append(book)
  }

  func delete(_ id: Book.ID) {
    books.removeAll { $0.id == id }
  }

  func read(_ count: Int, of id: Book.ID) {
    guard let index = index(of: id) else { return }
    var book = books[index]
    book.page = min(book.pages, max(0, book.page + count))
    let isFinished = book.page == book.pages
    book.status = isFinished ? .finished : .reading
    books[index] = book
    if isFinished { NotificationCenter.default.post(name: .bookFinished, object: self, userInfo: ["title": book.title]) }
  }
}

/// The storage of the books.
protocol BookStorage {
  func load() -> [Book]
  func save(_ books: [Book])
}

/// Keeps the books in the user defaults.
struct DefaultsStorage: BookStorage {
  var key = "books"
  var defaults = UserDefaults.standard

  func load() -> [Book] {
    guard let data = defaults.data(forKey: key), let books = try? JSONDecoder().decode([Book].self, from: data) else {
      return Book.samples
    }
    return books
  }

  func save(_ books: [Book]) {
    guard let data = try? JSONEncoder().encode(books) else { return }
    defaults.set(data, forKey: key)
  }
}

/// Keeps the books in memory.
final class MemoryStorage: BookStorage {
  private(set) var books: [Book]
  private(set) var saves = 0

  init(_ books: [Book] = Book.samples) {
    self.books = books
  }

  func load() -> [Book] { books }

  func save(_ books: [Book]) {
    self.books = books
    saves += 1
  }
}
