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
      .navigationAddress(StacksSection.Place.root)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Close") { dismiss() }
        }
      }
    }
  }
}

struct StacksSection: View {
  @Routable("stacks")
  nonisolated enum Place: Hashable {
    case root
  }

  @State private var isShown = false

  var body: some View {
    SectionScreen(
      section: .stacks,
      summary: "A ManagedNavigationStack brings its own navigator. This sheet holds one, apart from the stack you are on."
    ) {
      Button("Open a managed stack") { isShown = true }
        .sheet(isPresented: $isShown) { RootView() }
        .onNavigationReceive { (_: Place) in
          isShown = true
          return .auto
        }
    }
  }
}
