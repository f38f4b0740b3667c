import NavigatorUI
import SwiftUI

struct RootView: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    ManagedNavigationStack {
      List {
        NavigationLink(to: HomeDestinations.page3) {
          Text("Link to Page 3!")
        }
      }
      .navigationTitle("Root")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Close") { dismiss() }
        }
      }
    }
  }
}

struct StacksSection: View {
  @State private var isShown = false

  var body: some View {
    SectionScreen(
      section: .stacks,
      summary: "A ManagedNavigationStack brings its own navigator. This sheet holds one, apart from the stack you are on."
    ) {
      Button("Open a managed stack") { isShown = true }
        .sheet(isPresented: $isShown) { RootView() }
    }
  }
}
