import SwiftUI

struct BookEditor: View {
  @Environment(\.presentationMode) private var presentationMode
  @EnvironmentObject var settings: Settings
  @State private var book: Book
  @State private var isSearching = false
  private let save: (Book) -> Void
  private let numbers: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.minimum = 0
    return formatter
  }()

  init(book: Book, save: @escaping (Book) -> Void) {
    _book = State(initialValue: book)
    self.save = save
  }

  var body: some View {
    NavigationView {
      Form {
        Section(header: Text("Book")) {
          TextField("Title", text: $book.title)
          TextField("Author", text: $book.author)
            .disableAutocorrection(true)
          TextField("Pages", value: $book.pages, formatter: numbers)
        }
        Section(header: Text("State")) {
          Picker(selection: $book.status, label: Text("Status")) {
            ForEach(Book.Status.allCases) { status in
              Text(status.title).tag(status)
            }
          }
          .pickerStyle(SegmentedPickerStyle())
          Stepper(value: $book.page, in: 0...max(0, book.pages), step: settings.step) {
            Text("Page \(book.page)")
          }
        }
        Section {
          NavigationLink(
            "Find in catalog",
            destination: CatalogView(search: CatalogSearch(catalog: settings.catalog)) { entry in
              self.book.title = entry.title
              self.book.author = entry.author
              self.book.pages = entry.pages
              self.isSearching = false
            }, isActive: $isSearching)
        }
      }
      .navigationBarTitle(book.title.isEmpty ? "New book" : book.title)
      .navigationBarItems(
        leading: Button("Cancel") { self.presentationMode.wrappedValue.dismiss() },
        trailing: Button("Save") {
          self.save(self.book)
          self.presentationMode.wrappedValue.dismiss()
        }
        .disabled(!book.isValid))
    }
  }
}

struct CatalogView: View {
  @ObservedObject var search: CatalogSearch
  private let choose: (CatalogEntry) -> Void

  init(search: CatalogSearch, choose: @escaping (CatalogEntry) -> Void) {
    self.search = search
    self.choose = choose
  }

  var body: some View {
    List {
      TextField("Search the catalog", text: $search.text, onCommit: search.submit)
      results
    }
    .navigationBarTitle("Catalog", displayMode: .inline)
    .alert(item: $search.failure) { failure in
      Alert(title: Text("Search failed"), message: Text(failure.message))
    }
  }

  @ViewBuilder private var results: some View {
    switch search.state {
    case .idle:
      Text("Enter a title or an author")
    case .loading:
      ProgressView().progressViewStyle(CircularProgressViewStyle(tint: .blue))
    case .found(let entries):
      ForEach(entries) { entry in
        Button(action: { self.choose(entry) }) {
          VStack(alignment: .leading) {
            Text(entry.title)
            Text("\(entry.author), \(entry.pages) pages").font(.caption)
          }
        }
      }
    case .failed:
      Text("Nothing found")
    }
  }
}

struct BookEditor_Previews: PreviewProvider {
  static var previews: some View {
    BookEditor(book: Book.samples[1]) { _ in }
      .environmentObject(Settings())
      .previewInterfaceOrientation(.landscapeLeft)
  }
}
