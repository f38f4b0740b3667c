import SwiftUI

/// A chat that opens at its end, below which a view takes space.
struct AnchoredCase: View {
  @State private var messages = Array(0..<60)

  var body: some View {
    ScrollView {
      LazyVStack { ForEach(messages, id: \.self) { Text("Message \($0)").padding(8) } }
    }
    .defaultScrollAnchor(.bottom)
    .safeAreaInset(edge: .bottom) {
      Button("Add") { messages.append(messages.count) }
        .frame(maxWidth: .infinity).frame(height: 60).background(.bar).accessibilityIdentifier("composer")
    }
    .navigationTitle("Anchored")
  }
}

/// Scroll views whose initial anchor and whose anchor for size changes differ.
struct AnchorRolesCase: View {
  @State private var count = 40

  var body: some View {
    VStack {
      lines("initial").defaultScrollAnchor(.bottom, for: .initialOffset)
      lines("kept").defaultScrollAnchor(.bottom, for: .sizeChanges)
      Button("Add") { count += 5 }
    }
    .navigationTitle("Anchor roles")
  }

  private func lines(_ name: String) -> some View {
    ScrollView {
      VStack { ForEach(0..<count, id: \.self) { Text("\(name) \($0)").frame(height: 20) } }
    }
    .accessibilityIdentifier(name)
    .frame(height: 160)
  }
}
