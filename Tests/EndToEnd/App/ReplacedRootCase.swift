import SwiftUI

/// An app whose root is replaced in the same update in which a sheet or an alert over it ends.
struct ReplacedRootCase: View {
  @State private var isSignedIn = false
  @State private var asksInSheet = false
  @State private var asksInAlert = false

  var body: some View {
    if isSignedIn {
      NavigationStack {
        Button("Sign out") { isSignedIn = false }.navigationTitle("Home")
      }
    } else {
      NavigationStack {
        List {
          Button("Show a sheet") { asksInSheet = true }
          Button("Show an alert") { asksInAlert = true }
        }
        .navigationTitle("Welcome")
      }
      .sheet(isPresented: $asksInSheet) { Button("Sign in") { isSignedIn = true } }
      .alert("Who are you?", isPresented: $asksInAlert) { Button("Sign in") { isSignedIn = true } }
    }
  }
}

/// A screen whose scrolled content is replaced by another list, and by content that does not scroll.
struct ReplacedContentCase: View {
  private enum Content { case rows, others, text }

  @State private var content = Content.rows

  var body: some View {
    Group {
      switch content {
      case .rows: List(0..<50, id: \.self) { Text("Row \($0)") }
      case .others: List(0..<50, id: \.self) { Text("Other row \($0)") }
      case .text: Text("No rows")
      }
    }
    .navigationTitle("Replaced content")
    .navigationBarTitleDisplayMode(.large)
    .toolbar {
      Button("Other rows") { content = .others }
      Button("No rows") { content = .text }
    }
  }
}
