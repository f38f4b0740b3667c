import SwiftUI

/// Scroll views that scroll horizontally, in a scroll view that scrolls vertically.
struct CarouselsCase: View {
  var body: some View {
    ScrollView {
      VStack(spacing: 20) {
        ForEach(0..<12) { number in
          Text("Carousel \(number)")
          ScrollView(.horizontal) {
            LazyHStack { ForEach(0..<20) { _ in Color.teal.frame(width: 150, height: 100) } }
          }
          .accessibilityIdentifier("carousel \(number)")
        }
      }
    }
    .accessibilityIdentifier("carousels")
    .navigationTitle("Carousels")
  }
}

/// Lists in the pages of a tab view.
struct ListPagesCase: View {
  @State private var page = 0

  var body: some View {
    VStack {
      Text("Page \(page)")
      TabView(selection: $page) {
        ForEach(0..<3) { page in
          List(0..<40, id: \.self) { Text("Row \($0) of page \(page)") }.tag(page).accessibilityIdentifier("list \(page)")
        }
      }
      .tabViewStyle(.page)
    }
    .navigationTitle("List pages")
  }
}

/// A background that ignores the safe area and a scroll view, above a view at the bottom edge.
struct PlayerCase: View {
  var body: some View {
    ZStack {
      LinearGradient(colors: [.purple, .black], startPoint: .top, endPoint: .bottom).ignoresSafeArea()
        .accessibilityIdentifier("background")
      ScrollView {
        VStack { ForEach(0..<40) { Text("Track \($0)").padding(.vertical, 8) } }.frame(maxWidth: .infinity)
      }
      .accessibilityIdentifier("tracks")
    }
    .safeAreaInset(edge: .bottom, spacing: 0) {
      Text("Playing").frame(maxWidth: .infinity).frame(height: 60).background(.regularMaterial).accessibilityIdentifier("player")
    }
    .navigationTitle("Player")
  }
}
