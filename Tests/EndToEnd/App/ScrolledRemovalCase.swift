import SwiftUI

/// Pages and scrolled rows that are removed with a transition. It lasts 10 seconds, so that a test can stop it half way.
struct ScrolledRemovalCase: View {
  @State private var isShown = true
  @State private var page = 1

  var body: some View {
    VStack {
      Button("Toggle") { withAnimation(.linear(duration: 10)) { isShown.toggle() } }
      if isShown {
        VStack {
          TabView(selection: $page) {
            ForEach(0..<3) { Text("Page \($0)").accessibilityIdentifier("page \($0)") }
          }
          .tabViewStyle(.page(indexDisplayMode: .never))
          ScrollViewReader { proxy in
            ScrollView { ForEach(0..<100) { Text("Row \($0)").id($0) } }
              .onAppear { proxy.scrollTo(50, anchor: .top) }
          }
          .frame(height: 200)
        }
        .transition(.opacity)
      }
      Spacer()
    }
    .navigationTitle("Scrolled removal")
  }
}
