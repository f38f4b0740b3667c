import NavigatorUI
import SwiftUI

nonisolated enum LibraryShelf: String, Hashable, CaseIterable {
  case novels, poems
}

nonisolated enum LibraryDestinations: NavigationDestination {
  case library
  case book(String)

  var body: some View {
    switch self {
    case .library: LibraryView()
    case .book(let title): PageView(title: title)
    }
  }

  var method: NavigationMethod {
    self == .library ? .managedSheet : .push
  }
}

struct SendingSection: View {
  @Environment(\.navigator) private var navigator

  var body: some View {
    SectionScreen(
      section: .sending,
      summary: """
        A link is a list of values. A view receives each value after the views of the previous value have appeared. No delay \
        is needed.
        """
    ) {
      Button("Open “Faust” in the library") {
        navigator.send(LibraryDestinations.library, LibraryShelf.poems, LibraryDestinations.book("Faust"))
      }
      Button("Open the library") { navigator.send(LibraryDestinations.library) }
    }
    .navigationAutoReceive(LibraryDestinations.self)
  }
}

/// A sheet that receives the shelf, which selects what it shows, and then the book.
private struct LibraryView: View {
  @State private var shelf = LibraryShelf.novels

  var body: some View {
    List {
      Picker("Shelf", selection: $shelf) {
        ForEach(LibraryShelf.allCases, id: \.self) { Text($0.rawValue.capitalized).tag($0) }
      }
      .pickerStyle(.segmented)
      NavigationLink(shelf == .poems ? "Faust" : "Emma", to: LibraryDestinations.book(shelf == .poems ? "Faust" : "Emma"))
    }
    .navigationTitle("Library")
    .onNavigationReceive(assign: $shelf)
    .navigationAutoReceive(LibraryDestinations.self)
  }
}
