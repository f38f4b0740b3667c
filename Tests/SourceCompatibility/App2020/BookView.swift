import Combine
import SwiftUI

struct BookView: View {
  let id: Book.ID
  @EnvironmentObject var library: Library
  @EnvironmentObject var settings: Settings
  @Environment(\.presentationMode) var presentationMode
  @State private var isEditing = false
  @State private var isDeleting = false
  @State private var showsTimer = false

  private var book: Book? {
    library.index(of: id).map { library.books[$0] }
  }

  var body: some View {
    Group {
      if book != nil {
        content(of: book!)
      } else {
        Placeholder(text: "This book was deleted")
      }
    }
  }

  private func content(of book: Book) -> some View {
    List {
      Section {
        VStack(alignment: .leading, spacing: 8) {
          Text(book.title).font(.largeTitle).bold()
          Text("by \(book.author)").italic()
          ProgressBar(value: book.progress)
          Text("Page \(book.page) of \(book.pages)")
            .font(.footnote)
        }
        Rating(value: rating)
      }
      Section(header: Text("Reading")) {
        Button("Read \(settings.step) pages") { self.library.read(self.settings.step, of: book.id) }
          .buttonStyle(FilledButtonStyle(color: settings.accent.color))
          .disabled(book.status == .finished)
        NavigationLink(destination: ReadingTimer(id: book.id), isActive: $showsTimer) {
          Text("Reading timer")
        }
        Button("Start over") { self.library.read(-book.page, of: book.id) }
      }
      Section(header: Text("Notes"), footer: Text("\(book.notes.count) notes")) {
        ForEach(book.notes, id: \.self) { note in
          Text(note).modifier(NoteStyle())
        }
        NoteField { self.append($0) }
      }
      Section {
        Button(action: { self.isDeleting = true }) {
          Text("Delete book").foregroundColor(.red)
        }
      }
    }
    .listStyle(GroupedListStyle())
    .navigationBarTitle(Text(book.title), displayMode: .inline)
    .navigationBarItems(trailing: Button("Edit") { self.isEditing = true })
    .sheet(isPresented: $isEditing) {
      BookEditor(book: book) { edited in
        guard let index = self.library.index(of: edited.id) else { return }
        self.library.books[index] = edited
      }
      .environmentObject(self.settings)
    }
    .alert(isPresented: $isDeleting) {
      Alert(
        title: Text("Delete \(book.title)?"),
        message: Text("This cannot be undone."),
        primaryButton: .destructive(Text("Delete")) {
          self.presentationMode.wrappedValue.dismiss()
          self.library.delete(book.id)
        },
        secondaryButton: .cancel())
    }
  }

  private var rating: Binding<Int> {
    Binding(
      get: { self.book?.rating ?? 0 },
      set: { value in
        guard let index = self.library.index(of: self.id) else { return }
        self.library.books[index].rating = value
      })
  }

  private func append(_ note: String) {
    guard let index = library.index(of: id) else { return }
    withAnimation { library.books[index].notes.append(note) }
  }
}

struct NoteField: View {
  let add: (String) -> Void
  @State private var text = ""
  @State private var isFocused = false

  var body: some View {
    HStack {
      Image(systemName: "pencil")
        .foregroundColor(isFocused ? .accentColor : .secondary)
      TextField("New note", text: $text, onEditingChanged: { self.isFocused = $0 }, onCommit: commit)
      if !text.isEmpty {
        Button("Add note", action: commit)
      }
    }
  }

  private func commit() {
    guard !text.isEmpty else { return }
    add(text)
    text = ""
  }
}

struct ReadingTimer: View {
  let id: Book.ID
  @EnvironmentObject var library: Library
  @Environment(\.presentationMode) var presentationMode
  @State private var seconds = 0
  @State private var isRunning = false
  private let timer = Timer.publish(every: 0.01, on: .main, in: .common).autoconnect()

  var body: some View {
    VStack(spacing: 20) {
      Text("\(seconds) ticks")
        .font(.system(size: 40, weight: .bold, design: .rounded))
        .onReceive(timer) { _ in
          if self.isRunning { self.seconds += 1 }
        }
      Button(isRunning ? "Pause" : "Start") { self.isRunning.toggle() }
      Button("Done") {
        self.isRunning = false
        self.library.read(1, of: self.id)
        self.presentationMode.wrappedValue.dismiss()
      }
    }
    .padding()
    .navigationBarTitle("Timer", displayMode: .inline)
    .navigationBarBackButtonHidden(isRunning)
    .onDisappear { self.isRunning = false }
  }
}

struct BookView_Previews: PreviewProvider {
  static let library = Library(storage: MemoryStorage())

  static var previews: some View {
    NavigationView {
      BookView(id: library.books[0].id)
    }
    .environmentObject(library)
    .environmentObject(Settings())
    .previewLayout(.sizeThatFits)
  }
}
