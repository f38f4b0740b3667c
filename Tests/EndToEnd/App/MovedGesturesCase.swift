import SwiftUI

/// Gestures of views that the gestures move and scale.
struct MovedGesturesCase: View {
  @State private var x: CGFloat = 0
  @State private var scale = 1.0
  @State private var lastScale = 1.0
  @State private var anchor = UnitPoint.center
  @State private var angle = Angle.zero
  @State private var offset = CGSize.zero
  @State private var taps = 0
  @State private var turned = "none"

  var body: some View {
    VStack(spacing: 16) {
      Text("Slider \(Int(x.rounded()))").accessibilityIdentifier("value")
      ZStack(alignment: .leading) {
        Capsule().fill(.gray).frame(width: 300, height: 8)
        Circle().fill(.blue).frame(width: 40, height: 40)
          .offset(x: x)
          .gesture(DragGesture(minimumDistance: 0).onChanged { value in x = min(max(0, value.location.x - 20), 260) })
          .accessibilityIdentifier("thumb")
      }
      Text("Scale \(scale.formatted(.number.precision(.fractionLength(1))))").accessibilityIdentifier("scale")
      Rectangle().fill(.teal).frame(width: 140, height: 140)
        .scaleEffect(scale, anchor: anchor)
        .rotationEffect(angle)
        .gesture(
          MagnifyGesture()
            .onChanged { value in
              anchor = value.startAnchor
              scale = lastScale * value.magnification
            }
            .onEnded { _ in lastScale = scale }
            .simultaneously(with: RotateGesture().onChanged { angle = $0.rotation })
        )
        .accessibilityIdentifier("photo")
      Text("Taps \(taps)").simultaneousGesture(TapGesture().onEnded { taps += 1 }).accessibilityIdentifier("taps")
      Text("Turned \(turned)").accessibilityIdentifier("movement")
      Rectangle().fill(.orange).frame(width: 80, height: 40)
        .accessibilityIdentifier("turned")
        .gesture(DragGesture(minimumDistance: 0).onEnded { turned = description(of: $0) })
        .scaleEffect(0.5)
        .rotationEffect(.degrees(90))
      Rectangle().fill(.green)
        .aspectRatio(1, contentMode: .fit)
        .offset(offset)
        .gesture(DragGesture().onChanged { offset = $0.translation })
        .accessibilityIdentifier("square")
    }
    .navigationTitle("Moved gestures")
    .navigationBarTitleDisplayMode(.inline)
  }

  private func description(of value: DragGesture.Value) -> String {
    let numbers = [value.startLocation.x, value.startLocation.y, value.translation.width, value.translation.height]
    return numbers.map { "\(Int($0.rounded()))" }.joined(separator: " ")
  }
}
