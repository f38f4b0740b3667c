import SwiftUI

struct LibraryView: View {
  @EnvironmentObject var library: Library
  @EnvironmentObject var settings: Settings
  @State private var selection: Book.ID?
  @State private var isAdding = false
  @State private var isSorting = false
  @State private var finished: FinishedBook?

  struct FinishedBook: Identifiable {
    let title: String
    var id: String { title }
  }

  var body: some View {
    NavigationView {
      List {
        Section {
          TextField("Search", text: $library.query)
            .textFieldStyle(RoundedBorderTextFieldStyle())
            .autocapitalization(.none)
            .disableAutocorrection(true)
        }
        ForEach(Book.Status.allCases) { status in
          BookSection(status: status, selection: self.$selection)
        }
        if library.shown.isEmpty {
          Text("No books")
            .foregroundColor(.secondary)
        }
      }
      .listStyle(GroupedListStyle())
      .navigationBarTitle("Library")
      .navigationBarItems(
        leading: Button(action: { self.isSorting = true }) { Text("Sort") },
        trailing: Button(action: { self.isAdding = true }) { Image(systemName: "plus").accessibility(label: Text("Add")) }
      )
      Placeholder(text: "Choose a book")
    }
    .navigationViewStyle(StackNavigationViewStyle())
    .sheet(isPresented: $isAdding) {
      BookEditor(book: Book(title: "", author: "", pages: 0)) { self.library.add($0) }
        .environmentObject(self.settings)
    }
    .actionSheet(isPresented: $isSorting) {
      ActionSheet(
        title: Text("Sort books"),
        message: Text("Now by \(library.order.rawValue)"),
        buttons: Library.Order.allCases.map { order in
          .default(Text("By \(order.rawValue)")) { self.library.order = order }
        } + [.cancel()])
    }
    .onReceive(NotificationCenter.default.publisher(for: .bookFinished, object: library)) { notification in
      guard let title = notification.userInfo?["title"] as? String else { return }
      self.finished = FinishedBook(title: title)
    }
    .alert(item: $finished) { book in
      Alert(title: Text("Finished"), message: Text("You have read \(book.title)."), dismissButton: .default(Text("Great")))
    }
  }
}

struct BookSection: View {
  @EnvironmentObject var library: Library
  let status: Book.Status
  @Binding var selection: Book.ID?

  var body: some View {
    let books = library.books(status)
    return Group {
      if !books.isEmpty {
        Section(header: SectionHeader(status: status, count: books.count)) {
          ForEach(books) { book in
            NavigationLink(destination: BookView(id: book.id), tag: book.id, selection: self.$selection) {
              BookRow(book: book)
            }
          }
        }
      }
    }
  }
}

struct SectionHeader: View {
  let status: Book.Status
  let count: Int

  var body: some View {
    HStack {
      Image(systemName: status.symbol)
      Text(status.title)
      Spacer()
      Text("\(count)")
    }
    .accessibilityElementCompat(label: "\(status.title), \(count)")
  }
}

struct BookRow: View {
  let book: Book
  @EnvironmentObject var settings: Settings

  var body: some View {
    HStack(alignment: .center, spacing: 12) {
      RoundedRectangle(cornerRadius: 4)
        .fill(settings.accent.color)
        .frame(width: 8, height: 40)
      VStack(alignment: .leading, spacing: 2) {
        Text(book.title)
          .font(.headline)
        Text(book.author)
          .font(.subheadline)
          .foregroundColor(.secondary)
      }
      Spacer()
      if book.status == .reading && settings.showsProgress {
        Text("\(Int(book.progress * 100)) %")
          .font(.caption)
          .foregroundColor(settings.accent.color)
      }
      if book.rating > 0 {
        Rating(value: .constant(book.rating))
          .disabled(true)
      }
    }
    .padding(.vertical, 4)
  }
}

struct Placeholder: View {
  let text: String

  var body: some View {
    ZStack {
      Color.gray.opacity(0.1)
        .edgesIgnoringSafeArea(.all)
      Text(text)
        .font(.title)
        .foregroundColor(.secondary)
    }
  }
}

struct LibraryView_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      LibraryView()
        .previewDisplayName("Light")
      LibraryView()
        .environment(\.colorScheme, .dark)
        .previewDevice(PreviewDevice(rawValue: "iPhone SE (2nd generation)"))
      BookRow(book: Book.samples[0])
        .previewLayout(.fixed(width: 320, height: 60))
    }
    .environmentObject(Library(storage: MemoryStorage()))
    .environmentObject(Settings())
  }
}
