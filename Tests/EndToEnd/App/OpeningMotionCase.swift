import SwiftUI

/// A first screen whose views move when they appear, and a drawer in front of it.
struct OpeningMotionCase: View {
  @State private var isShown = false
  @State private var phase = 0.0
  @State private var turns = 0.0
  @State private var score = 10
  @State private var isOpen = false
  @State private var strokes = 0
  @State private var widths: [Int] = []

  var body: some View {
    VStack(spacing: 12) {
      Text("Word").opacity(isShown ? 1 : 0.25).accessibilityIdentifier("word")
      SlopingLine(end: phase).stroke(.red, lineWidth: 3).frame(width: 100, height: 40).accessibilityIdentifier("line")
      Button("Turn") { withAnimation(.linear(duration: 10)) { turns += 360 } }
        .rotation3DEffect(.degrees(turns), axis: (x: 0, y: 1, z: 0))
      Text("\(score)").font(.largeTitle).contentTransition(.numericText()).accessibilityIdentifier("score")
      Canvas { _, _ in }.frame(width: 100, height: 40).background(Rectangle().stroke(.gray))
        .gesture(DragGesture().onEnded { _ in strokes += 1 })
        .accessibilityIdentifier("pad")
      Text("\(strokes) strokes")
      Text("Widths: \(widths)")
      Button("Score") { withAnimation(.linear(duration: 10)) { score += 99_990 } }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .onAppear {
      withAnimation(.linear(duration: 10)) { isShown = true }
      withAnimation(.linear(duration: 6).repeatForever(autoreverses: false)) { phase = 40 }
    }
    .overlay {
      GeometryReader { proxy in
        Text(isOpen ? "Open" : "Closed").frame(maxWidth: .infinity).frame(height: 60).background(.gray)
          .frame(height: proxy.size.height, alignment: .bottom)
          .gesture(DragGesture().onEnded { _ in isOpen.toggle() })
          .accessibilityIdentifier("drawer")
          .onAppear { widths.append(Int(proxy.size.width)) }
      }
    }
  }
}

private struct SlopingLine: Shape {
  var end: Double
  var animatableData: Double {
    get { end }
    set { end = newValue }
  }

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: rect.maxX, y: end))
    }
  }
}
