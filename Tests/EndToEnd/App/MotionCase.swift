import SwiftUI

/// Changes that the page plays with an animation.
struct MotionCase: View {
  @State private var isChanged = false
  @State private var isShown = false
  @State private var width = 40.0
  @State private var items = [1, 2, 3]
  @State private var isPulsing = false
  @State private var completions = 0

  var body: some View {
    VStack(spacing: 8) {
      HStack {
        Button("Fade") {
          withAnimation(.linear(duration: 10)) {
            isChanged.toggle()
          } completion: {
            completions += 1
          }
        }
        Button("Quick") {
          withAnimation(.linear(duration: 0.1)) {
            isChanged.toggle()
          } completion: {
            completions += 1
          }
        }
        Button("Plain") { isChanged.toggle() }
        Button("Show") { withAnimation(.linear(duration: 10)) { isShown.toggle() } }
        Button("Briefly") { withAnimation(.linear(duration: 0.1)) { isShown.toggle() } }
      }
      HStack {
        Button("Grow") { width += 100 }
        Button("Rotate") { withAnimation(.linear(duration: 10)) { items.append(items.removeFirst()) } }
        Button("Bounce") { withAnimation(.bouncy) { isChanged.toggle() } }
        Button("Pulse") { withAnimation(.linear(duration: 1).repeatForever()) { isPulsing = true } }
        Button("Stop") { isPulsing = false }
      }
      Text("\(completions) completions").accessibilityIdentifier("completions")
      Text("Word")
        .foregroundColor(isChanged ? .red : .blue)
        .opacity(isChanged ? 0.2 : 1)
        .offset(x: isChanged ? 100 : 0)
        .accessibilityIdentifier("word")
      Color.green.frame(width: width, height: 20)
        .animation(.linear(duration: 10), value: width)
        .accessibilityIdentifier("bar")
      if isShown {
        Text("Sliding").frame(width: 100, height: 40).background(.yellow)
          .transition(.asymmetric(insertion: .move(edge: .leading), removal: .scale.combined(with: .opacity)))
          .accessibilityIdentifier("sliding")
      }
      Text("Below").accessibilityIdentifier("below")
      ForEach(items, id: \.self) { Text("Item \($0)").accessibilityIdentifier("item \($0)") }
      Circle().fill(.red).frame(width: 30, height: 30).opacity(isPulsing ? 0.1 : 1).accessibilityIdentifier("pulse")
    }
    .navigationTitle("Motion")
  }
}
