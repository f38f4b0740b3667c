import SwiftUI

/// A list with views at both edges, which takes the place of another view.
struct EdgeViewsCase: View {
  @State private var rows: [Int] = []

  var body: some View {
    Group {
      if rows.isEmpty {
        ProgressView("Loading")
      } else {
        List(rows, id: \.self) { Text("Row \($0)") }.accessibilityIdentifier("rows")
      }
    }
    .safeAreaInset(edge: .top, spacing: 0) { EdgeBar(name: "filter") { Text("Filter") } }
    .safeAreaInset(edge: .bottom, spacing: 0) {
      EdgeBar(name: "composer") { Button("Load") { rows = rows.isEmpty ? Array(0..<40) : [] } }
    }
    .navigationTitle("Edge views")
    .navigationBarTitleDisplayMode(.inline)
  }
}

/// A tab whose content has views at both edges, and no navigation stack.
struct TabEdgeViewsCase: View {
  var body: some View {
    TabView {
      ScrollView {
        ForEach(0..<40, id: \.self) { Text("Row \($0)").padding(8) }
      }
      .accessibilityIdentifier("rows")
      .safeAreaInset(edge: .top, spacing: 0) { EdgeBar(name: "filter") { Text("Filter") } }
      .safeAreaInset(edge: .bottom, spacing: 0) { EdgeBar(name: "composer") { Text("Player") } }
      .tabItem { Label("Music", systemImage: "music.note") }
      Text("Other").tabItem { Label("Other", systemImage: "star") }
    }
    .navigationTitle("Tab edge views")
    .navigationBarTitleDisplayMode(.inline)
  }
}

/// A chat whose composer becomes lower as a message is sent with an animation.
struct SentMessageCase: View {
  @State private var count = 30
  @State private var draft = "One\nTwo\nThree\nFour"

  var body: some View {
    ScrollView {
      VStack(spacing: 0) { ForEach(0..<count, id: \.self) { Text("Row \($0)").frame(height: 40) } }
    }
    .accessibilityIdentifier("rows")
    .defaultScrollAnchor(.bottom)
    .safeAreaInset(edge: .bottom, spacing: 0) {
      HStack(alignment: .bottom) {
        Text(draft)
        Button("Send") {
          withAnimation {
            count += 1
            draft = "None"
          }
        }
      }
      .frame(maxWidth: .infinity)
      .padding(8)
      .background(.bar)
      .accessibilityIdentifier("composer")
    }
    .navigationTitle("Sent message")
    .navigationBarTitleDisplayMode(.inline)
  }
}

private struct EdgeBar<Content: View>: View {
  let name: String
  let content: Content

  init(name: String, @ViewBuilder content: () -> Content) {
    self.name = name
    self.content = content()
  }

  var body: some View {
    content.frame(maxWidth: .infinity).frame(height: 56).background(.bar).accessibilityIdentifier(name)
  }
}
