import SwiftUI

/// Shapes without a fill, which receive taps and movements on their lines, in front of buttons.
struct LineHitsCase: View {
  @State private var last = "none"

  private let gradient = LinearGradient(colors: [.mint, .blue], startPoint: .top, endPoint: .bottom)

  var body: some View {
    ScrollView {
      VStack(spacing: 16) {
        Text(last).accessibilityIdentifier("last")
        Button("Reset") { last = "none" }
        target("tapped") {
          Ellipse().stroke(.mint, lineWidth: 20).onTapGesture { last = "tapped" }
        }
        target("gradient") {
          Ellipse().stroke(gradient, lineWidth: 20).onTapGesture { last = "gradient" }
        }
        target("dragged") {
          Ellipse().stroke(.mint, lineWidth: 20).gesture(drag("dragged"))
        }
        target("dragged gradient") {
          Ellipse().trim(from: 0, to: 1).stroke(gradient, style: StrokeStyle(lineWidth: 20)).gesture(drag("dragged gradient"))
        }
        target("stack") {
          ZStack {
            Ellipse().stroke(.gray.opacity(0.3), lineWidth: 20)
            Ellipse().trim(from: 0, to: 0.5).stroke(gradient, lineWidth: 20)
          }
          .onTapGesture { last = "stack" }
        }
        target("overlay") {
          Color.clear.overlay(Ellipse().stroke(.mint, lineWidth: 20).onTapGesture { last = "overlay" })
        }
        target("decoration") {
          Color.clear.overlay(Ellipse().stroke(.mint, lineWidth: 20))
        }
        target("refusing") {
          Ellipse().stroke(gradient, lineWidth: 20).onTapGesture { last = "refusing" }.allowsHitTesting(false)
        }
      }
      .padding()
    }
    .navigationTitle("Hits on lines")
  }

  private func drag(_ name: String) -> some Gesture {
    DragGesture(minimumDistance: 0).onEnded { _ in last = name }
  }

  private func target(_ name: String, @ViewBuilder content: () -> some View) -> some View {
    HitTarget(name: name, tap: { last = "behind" }, content: content)
  }
}
