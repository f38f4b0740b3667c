import Combine
import Foundation

/// Searches a catalog of books.
protocol Catalog {
  func search(_ text: String) -> AnyPublisher<[CatalogEntry], Error>
}

struct CatalogEntry: Codable, Identifiable, Equatable {
  var id: String { title + author }
  let title: String
  let author: String
  let pages: Int
}

enum CatalogError: LocalizedError {
  case noResults(String)

  var errorDescription: String? {
    switch self {
    case .noResults(let text): return "No book matches “\(text)”."
    }
  }
}

/// Requests results from a server.
struct WebCatalog: Catalog {
  var session = URLSession.shared
  var base: URL

  func search(_ text: String) -> AnyPublisher<[CatalogEntry], Error> {
    var components = URLComponents(url: base, resolvingAgainstBaseURL: false)
    components?.queryItems = [URLQueryItem(name: "q", value: text)]
    guard let url = components?.url else { return Fail(error: URLError(.badURL)).eraseToAnyPublisher() }
    return session.dataTaskPublisher(for: url)
      .map(\.data)
      .decode(type: [CatalogEntry].self, decoder: JSONDecoder())
      .receive(on: DispatchQueue.main)
      .eraseToAnyPublisher()
  }
}

/// Returns results from a list.
struct LocalCatalog: Catalog {
  var entries = [
    CatalogEntry(title: "Villette", author: "Charlotte Brontë", pages: 657),
    CatalogEntry(title: "Shirley", author: "Charlotte Brontë", pages: 600),
    CatalogEntry(title: "Agnes Grey", author: "Anne Brontë", pages: 272),
  ]

  func search(_ text: String) -> AnyPublisher<[CatalogEntry], Error> {
    let found = entries.filter { $0.title.lowercased().contains(text.lowercased()) || $0.author.contains(text) }
    return Just(found)
      .tryMap { found in
        if found.isEmpty { throw CatalogError.noResults(text) }
        return found
      }
      .eraseToAnyPublisher()
  }
}

final class CatalogSearch: ObservableObject {
  enum State {
    case idle
    case loading
    case found([CatalogEntry])
    case failed(Error)
  }

  struct Failure: Identifiable {
    let id = UUID()
    let message: String
  }

  @Published var text = ""
  @Published private(set) var state = State.idle
  @Published var failure: Failure?

  let objectDidSearch = PassthroughSubject<String, Never>()
  private let catalog: Catalog
  private var search: AnyCancellable?

  init(catalog: Catalog) {
    self.catalog = catalog
  }

  func submit() {
    let text = self.text
    guard !text.isEmpty else { return }
    state = .loading
    search = catalog.search(text)
      .sink(
        receiveCompletion: { [weak self] completion in
          if case .failure(let error) = completion { self?.fail(error) }
        },
        receiveValue: { [weak self] entries in
          self?.state = .found(entries)
          self?.objectDidSearch.send(text)
        })
  }

  private func fail(_ error: Error) {
    state = .failed(error)
    failure = Failure(message: error.localizedDescription)
  }
}
