import SwiftUI

/// Transitions, and the animations of values, texts and frames. Each lasts 10 seconds, so that a test can stop it half way.
struct TransitionsCase: View {
  @State private var isShown = false
  @State private var number = 19
  @State private var isLarge = false
  @State private var trigger = 0
  @State private var selected = 0
  @Namespace private var space
  @Namespace private var segments

  var body: some View {
    VStack(spacing: 12) {
      HStack {
        Button("Toggle") { withAnimation(.linear(duration: 10)) { isShown.toggle() } }
        Button("Up") { withAnimation(.linear(duration: 10)) { number += 1 } }
        Button("Down") { withAnimation(.linear(duration: 10)) { number -= 1 } }
        Button("Expand") { withAnimation(.linear(duration: 10)) { isLarge.toggle() } }
        Button("Run") { trigger += 1 }
      }
      shown("scale", .scale(scale: 0.5))
      shown("push", .push(from: .trailing))
      shown("blur", AnyTransition(.blurReplace))
      shown("asymmetric", .asymmetric(insertion: .opacity, removal: .move(edge: .leading)))
      shown("custom", AnyTransition(Turning()))
      shown("modifier", .modifier(active: Lowering(distance: 40), identity: Lowering(distance: 0)))
      Text("\(number)").contentTransition(.numericText()).accessibilityIdentifier("number")
      Text("\(number)").contentTransition(.numericText(value: Double(number))).accessibilityIdentifier("value")
      HStack {
        if !isLarge {
          Color.red.matchedGeometryEffect(id: "tile", in: space).frame(width: 40, height: 40).accessibilityIdentifier("small")
        }
        Spacer()
        if isLarge {
          Color.red.matchedGeometryEffect(id: "tile", in: space).frame(width: 80, height: 40).accessibilityIdentifier("large")
        }
      }
      HStack {
        ForEach(0..<3) { index in
          Button("Segment \(index)") { withAnimation(.linear(duration: 10)) { selected = index } }
            .matchedGeometryEffect(id: index, in: segments)
            .accessibilityIdentifier("segment \(index)")
        }
      }
      .background {
        Capsule().fill(.yellow).accessibilityIdentifier("mark")
          .matchedGeometryEffect(id: selected, in: segments, isSource: false)
      }
      Color.blue.frame(width: 30, height: 30)
        .phaseAnimator([1.0, 0.2], trigger: trigger) { content, phase in
          content.opacity(phase)
        } animation: { _ in
          .linear(duration: 10)
        }
        .accessibilityIdentifier("phases")
      Color.purple.frame(width: 30, height: 30)
        .keyframeAnimator(initialValue: 0.0, trigger: trigger) { content, value in
          content.offset(x: value)
        } keyframes: { _ in
          LinearKeyframe(100, duration: 5)
          LinearKeyframe(0, duration: 5)
        }
        .accessibilityIdentifier("keyframes")
    }
    .padding()
    .navigationTitle("Transitions")
    .navigationBarTitleDisplayMode(.inline)
  }

  @ViewBuilder private func shown(_ name: String, _ transition: AnyTransition) -> some View {
    if isShown {
      Text(name).frame(width: 120, height: 24).background(.yellow).transition(transition).accessibilityIdentifier(name)
    }
  }
}

private struct Turning: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.rotationEffect(.degrees(phase.value * 90)).opacity(phase.isIdentity ? 1 : 0)
  }
}

private struct Lowering: ViewModifier {
  let distance: Double

  func body(content: Content) -> some View {
    content.offset(y: distance)
  }
}
