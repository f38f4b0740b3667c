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
