import NavigatorUI
import SwiftUI

@Routable("")
nonisolated enum LibraryTabs: Hashable {
  case books, people
}

@Routable("")
nonisolated enum BookDestinations: NavigationDestination {
  @Address("books/:0")
  case book(Int)
  @Address("books/:number/pages/:page")
  case page(number: Int, page: Int)
  @Address("books/new")
  case new
  case help
  case notes(BookNotes)

  var body: some View {
    switch self {
    case .book(let number):
      List {
        NavigationLink("Page 1", to: BookDestinations.page(number: number, page: 1))
        Text("The book \(number)")
      }
      .navigationTitle("Book \(number)")
    case .page(_, let page): ManuscriptView(title: "Page \(page)")
    case .new: ManuscriptView(title: "New book")
    case .help: Text("Help yourself").navigationTitle("Help")
    case .notes(let notes): Text("\(notes)").navigationTitle("Notes")
    }
  }

  var method: NavigationMethod {
    switch self {
    case .new: .managedSheet
    case .help: .managedCover
    default: .push
    }
  }

  var parent: (any Routable)? {
    switch self {
    case .book: LibraryTabs.books
    case .page(let number, _): BookDestinations.book(number)
    case .new: LibraryTabs.books
    case .notes: BookDestinations.new
    case .help: nil
    }
  }
}

@Routable
nonisolated enum BookNotes: Hashable {
  case all
}

/// A destination whose parent only the app declares.
@Routable("people")
nonisolated enum PersonDestinations: NavigationDestination {
  @Address("people/:0")
  case person(String)

  var body: some View {
    switch self {
    case .person(let name): Text("This is \(name)").navigationTitle(name)
    }
  }
}

nonisolated enum LibraryDestinations: NavigationDestination {
  case notFound(URL)

  var method: NavigationMethod { .managedSheet }

  var body: some View {
    switch self {
    case .notFound(let url): Text("There is nothing at \(url.absoluteString)").navigationTitle("Not found")
    }
  }
}

/// A blocker that prevents the loss of edits.
struct ManuscriptView: View {
  let title: String
  @State private var text = ""
  @State private var attempt: NavigationLeaveAttempt?
  @State private var asks = false

  init(title: String) {
    self.title = title
  }

  var body: some View {
    Form { TextField("Text", text: $text) }
      .navigationTitle(title)
      .navigationBlocked(when: !text.isEmpty) { attempt in
        self.attempt = attempt
        asks = true
      }
      .alert("Discard?", isPresented: $asks) {
        Button("Discard", role: .destructive) { attempt?.leave() }
        Button("Keep", role: .cancel) { attempt?.stay() }
      }
  }
}

/// Two tabs in which all screens have addresses.
struct Library: View {
  let navigator: Navigator
  var closed: Box<Bool>?
  @State private var tab = LibraryTabs.books

  init(_ navigator: Navigator, closed: Box<Bool>? = nil) {
    self.navigator = navigator
    self.closed = closed
  }

  var body: some View {
    TabView(selection: $tab) {
      Tab("Books", systemImage: "book", value: LibraryTabs.books) {
        ManagedNavigationStack(name: "books") {
          List {
            ForEach(1..<4) { NavigationLink("Book \($0)", to: BookDestinations.book($0)) }
          }
          .navigationTitle("Books")
          .navigationAddress(LibraryTabs.books)
        }
      }
      Tab("People", systemImage: "person", value: LibraryTabs.people) {
        ManagedNavigationStack(name: "people") {
          Text("All people").navigationTitle("People").navigationAddress(LibraryTabs.people)
        }
      }
    }
    .onNavigationReceive(assign: $tab)
    .navigationGuard { destination, _ in
      closed?.value == true && destination is BookDestinations ? .deny : .allow
    }
    .navigationAddresses(
      LibraryTabs.self, BookDestinations.self, PersonDestinations.self,
      parent: { $0 is PersonDestinations ? LibraryTabs.people : nil }
    ) { LibraryDestinations.notFound($0) }
    .navigationRoot(navigator)
  }
}
