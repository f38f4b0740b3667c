import SwiftUI

/// An app whose first screen has a counter and 100 rows, each of which leads to a screen.
struct RowsApp: App {
  var body: some Scene {
    WindowGroup {
      Self.content
    }
  }

  static var content: some View {
    NavigationStack {
      List {
        Counter()
        ForEach(0..<100, id: \.self) { number in
          NavigationLink("Row \(number)", value: number)
        }
      }
      .navigationTitle("Rows")
      .navigationDestination(for: Int.self) { number in
        Detail(number: number)
      }
    }
  }
}

/// The same app, which shows a dialog for files if a page is opened at an address.
struct ImportingRowsApp: App {
  var body: some Scene {
    WindowGroup {
      RowsApp.content.modifier(ImportsFiles())
    }
  }
}

private struct ImportsFiles: ViewModifier {
  @State private var isImporting = false

  func body(content: Content) -> some View {
    content
      .onOpenURL { _ in isImporting = true }
      .fileImporter(isPresented: $isImporting, allowedContentTypes: [.plainText]) { _ in }
  }
}

struct Counter: View {
  @State private var count = 0

  var body: some View {
    Button("Count \(count)") { count += 1 }
  }
}

struct Detail: View {
  let number: Int

  var body: some View {
    VStack {
      Text("This is row \(number).")
      Text("It has been chosen among 100.")
    }
    .navigationTitle("Detail \(number)")
  }
}
