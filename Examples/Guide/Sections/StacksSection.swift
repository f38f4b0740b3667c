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
      summary: "A ManagedNavigationStack has its own navigator. This sheet contains one, separate from the stack of this screen."
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
