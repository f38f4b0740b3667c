import Combine
import SwiftUI

struct LifeView: View {
  @StateObject private var model = LifeModel()
  @GestureState private var zoom: CGFloat = 1
  @State private var scale: CGFloat = 1
  var body: some View {
    VStack {
      GeometryReader { geo in
        let side = min(geo.size.width, geo.size.height) / CGFloat(model.life.width)
        Canvas { context, size in
          for cell in model.life.alive {
            let rect = CGRect(x: CGFloat(cell.x) * side, y: CGFloat(cell.y) * side, width: side, height: side).insetBy(
              dx: 1, dy: 1)
            context.fill(Path(roundedRect: rect, cornerSize: CGSize(width: 3, height: 3)), with: .color(.green))
          }
          context.stroke(
            Path { p in
              for i in 0...model.life.width {
                p.addLines([CGPoint(x: CGFloat(i) * side, y: 0), CGPoint(x: CGFloat(i) * side, y: size.height)])
              }
            }, with: .color(.gray.opacity(0.3)))
        }
        .onTapGesture(coordinateSpace: .local) { location in
          model.toggle(.init(x: Int(location.x / side), y: Int(location.y / side)))
        }
        .accessibilityLabel("Board")
        .accessibilityValue("\(model.life.alive.count) alive")
      }
      .aspectRatio(1, contentMode: .fit)
      .scaleEffect(scale * zoom)
      .gesture(
        MagnifyGesture().updating($zoom) { value, state, _ in state = value.magnification }.onEnded { scale *= $0.magnification })
      Text("Generation \(model.generation)").monospacedDigit()
      HStack {
        Button(model.isRunning ? "Pause" : "Run", systemImage: model.isRunning ? "pause" : "play") { model.isRunning.toggle() }
        Button("Step", action: model.step).disabled(model.isRunning)
        Slider(value: $model.interval, in: 0.1...1)
      }
    }
  }
}
