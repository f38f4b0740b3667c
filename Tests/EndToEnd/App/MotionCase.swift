import SwiftUI

/// Changes that the page plays with an animation.
struct MotionCase: View {
  @State private var isChanged = false
  @State private var isShown = false
  @State private var width = 40.0
  @State private var items = [1, 2, 3]
  @State private var isPulsing = false
  @State private var completions = 0
  @State private var part = 0.0
  @State private var isSprung = false
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

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
      HStack {
        Button("Fill") { withAnimation(.linear(duration: 10)) { part = part == 0 ? 0.5 : 0 } }
        Button("Spring") { withAnimation(.spring(duration: 8)) { isSprung.toggle() } }
        Circle().trim(from: 0, to: part).stroke(.red, style: StrokeStyle(lineWidth: 4)).frame(width: 30, height: 30)
          .accessibilityIdentifier("ring")
        CountingText(value: part * 100).accessibilityIdentifier("counter")
        Color.orange.frame(width: 20, height: 20).offset(x: isSprung ? 50 : 0).accessibilityIdentifier("sprung")
      }
      Text(reducesMotion ? "calm" : "lively").accessibilityIdentifier("preference")
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

/// A number that counts in an animated change.
private struct CountingText: View, @preconcurrency Animatable {
  var value: Double
  var animatableData: Double {
    get { value }
    set { value = newValue }
  }

  var body: some View { Text("\(Int(value.rounded())) %") }
}
