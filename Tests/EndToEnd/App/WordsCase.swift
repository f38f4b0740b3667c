import SwiftUI

/// Parts of screens whose names are words of the runtime.
struct WordsCase: View {
  @State private var text = ""
  @State private var isPresented = false

  var body: some View {
    List {
      Button("Present") { isPresented = true }
      NavigationLink("Untitled") {
        NavigationLink("Inner") { Text("Innermost").navigationTitle("Inner") }
      }
    }
    .searchable(text: $text, placement: .navigationBarDrawer(displayMode: .always))
    .navigationTitle("Words")
    .sheet(isPresented: $isPresented) {
      Button(role: .close) { isPresented = false }
        .presentationDetents([.medium, .large])
    }
  }
}
