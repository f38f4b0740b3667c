import NavigatorUI
import SwiftUI

struct TransitionsSection: View {
  @State private var kind = TransitionKind.slide
  @State private var isShown = true
  @State private var tip = 0
  @State private var isOver = false
  @State private var races = 0
  private let tips = ["Ferries leave on the hour.", "Bicycles travel for free.", "The last boat returns at ten."]

  var body: some View {
    SectionScreen(
      section: .transitions,
      summary: """
        A transition is played when a view appears or disappears in an animated change. Apps combine those of the system, and \
        write their own with a modifier or a type.
        """
    ) {
      ZStack {
        RoundedRectangle(cornerRadius: 16).fill(.quaternary)
        if isShown {
          BoardingPass().transition(kind.transition)
        }
      }
      .frame(height: 128)
      .clipShape(.rect(cornerRadius: 16))
      Picker("Transition", selection: $kind) {
        ForEach(TransitionKind.allCases, id: \.self) { Text($0.title).tag($0) }
      }
      Button(isShown ? "Hide the pass" : "Show the pass") {
        withAnimation(.easeInOut(duration: 0.6)) { isShown.toggle() }
      }

      VStack(alignment: .leading, spacing: 8) {
        Text(tips[tip])
          .id(tip)
          .transition(.blurReplace(.upUp))
          .frame(maxWidth: .infinity, alignment: .leading)
        Button("Next tip") { withAnimation { tip = (tip + 1) % tips.count } }
          .buttonStyle(.borderless)
      }

      VStack(alignment: .leading, spacing: 8) {
        Lane(name: "linear", curve: .linear(duration: 1), isOver: isOver)
        Lane(name: "easeInOut", curve: .easeInOut(duration: 1), isOver: isOver)
        Lane(name: "bouncy", curve: .bouncy(duration: 1), isOver: isOver)
      }
      Button("Race") {
        withAnimation(.linear(duration: 1)) {
          isOver.toggle()
        } completion: {
          races += 1
        }
      }
      Text("Finished races: \(races)")
    }
  }
}

nonisolated private enum TransitionKind: CaseIterable {
  case slide, push, scale, asymmetric, modifier, custom

  var title: String {
    switch self {
    case .slide: "Slide"
    case .push: "Push"
    case .scale: "Scale"
    case .asymmetric: "Asymmetric"
    case .modifier: "Of a modifier"
    case .custom: "Of a type"
    }
  }

  @MainActor var transition: AnyTransition {
    switch self {
    case .slide: .slide
    case .push: .push(from: .trailing)
    case .scale: .scale(scale: 0.5, anchor: .bottom).combined(with: .opacity)
    case .asymmetric: .asymmetric(insertion: .move(edge: .top), removal: .opacity)
    case .modifier: .modifier(active: Lowered(distance: 120), identity: Lowered(distance: 0))
    case .custom: AnyTransition(Turn())
    }
  }
}

/// A modifier between whose states a transition changes.
private struct Lowered: ViewModifier {
  let distance: Double

  func body(content: Content) -> some View {
    content.offset(y: distance).opacity(distance > 0 ? 0 : 1)
  }
}

/// A transition that turns a view in from one side, and out to the other.
private struct Turn: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .rotationEffect(.degrees(phase.value * 60), anchor: .bottom)
      .opacity(phase.isIdentity ? 1 : 0)
  }
}

private struct BoardingPass: View {
  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: "ticket").font(.title).accessibilityHidden(true)
      VStack(alignment: .leading) {
        Text("Boarding pass").font(.headline)
        Text("Gate 4, seat 12").font(.subheadline)
      }
    }
    .padding()
    .foregroundStyle(.black)
    .background(Color(hue: 0.13, saturation: 0.4, brightness: 1), in: .rect(cornerRadius: 12))
  }
}

/// A ball that crosses a lane with an animation of its own.
private struct Lane: View {
  let name: String
  let curve: Animation
  let isOver: Bool

  var body: some View {
    HStack {
      Text(name).font(.caption.monospaced()).frame(width: 88, alignment: .leading)
      Circle().fill(.tint)
        .frame(width: 18, height: 18)
        .offset(x: isOver ? 150 : 0)
        .animation(curve, value: isOver)
        .accessibilityHidden(true)
    }
  }
}
