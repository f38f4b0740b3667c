import SwiftUI

struct TemperatureLine: Shape {
  var points: [Double]
  var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { .init(phase, amplitude) }
    set { (phase, amplitude) = (newValue.first, newValue.second) }
  }
  var phase: CGFloat = 0
  var amplitude: CGFloat = 1
  nonisolated func path(in rect: CGRect) -> Path {
    guard let min = points.min(), let max = points.max(), max > min else { return Path() }
    let step = rect.width / CGFloat(points.count - 1)
    return Path { p in
      for (i, value) in points.enumerated() {
        let pt = CGPoint(
          x: CGFloat(i) * step + phase, y: rect.maxY - CGFloat((value - min) / (max - min)) * rect.height * amplitude)
        i == 0 ? p.move(to: pt) : p.addLine(to: pt)
      }
    }
  }
}

struct RainView: View {
  struct Drop { var x, speed, length: Double }
  let drops: [Drop] = (0..<60).map { i in
    let x = Double(i * 37 % 100) / 100
    return Drop(x: x, speed: 0.5 + Double(i % 7) / 7, length: 10)
  }
  var body: some View {
    TimelineView(.animation) { timeline in
      Canvas(opaque: false, colorMode: .linear, rendersAsynchronously: true) { context, size in
        let t = timeline.date.timeIntervalSinceReferenceDate
        context.addFilter(.blur(radius: 0.5))
        context.opacity = 0.6
        for drop in drops {
          let y = (t * drop.speed).truncatingRemainder(dividingBy: 1) * size.height
          var path = Path()
          path.move(to: CGPoint(x: drop.x * size.width, y: y))
          path.addLine(to: CGPoint(x: drop.x * size.width, y: y + drop.length))
          context.stroke(
            path,
            with: .linearGradient(
              Gradient(colors: [.clear, .white]), startPoint: .zero, endPoint: CGPoint(x: 0, y: size.height)), lineWidth: 1)
        }
        context.drawLayer { layer in
          layer.translateBy(x: size.width / 2, y: 20)
          layer.rotate(by: .degrees(t.truncatingRemainder(dividingBy: 360)))
          if let symbol = layer.resolveSymbol(id: 0) { layer.draw(symbol, at: .zero, anchor: .center) }
          layer.draw(Text("Rain").font(.caption), in: CGRect(x: 0, y: 0, width: 50, height: 20))
        }
      } symbols: {
        Image(systemName: "cloud").tag(0)
      }
    }
    .accessibilityHidden(true)
  }
}
