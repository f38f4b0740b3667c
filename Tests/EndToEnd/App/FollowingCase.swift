import SwiftUI

/// Views that follow gestures by their offset, scale and rotation.
struct FollowingCase: View {
  @State private var log = "none"
  @State private var place = CGSize.zero
  @GestureState private var movement = CGSize.zero
  @GestureState private var tilt = CGSize.zero
  @State private var level = 0.0
  @State private var start = 0.0
  @State private var bounced = CGSize.zero
  @State private var scale = 1.0
  @GestureState private var magnification = 1.0
  @State private var angle = Angle.zero
  @GestureState private var rotation = Angle.zero

  var body: some View {
    VStack(spacing: 24) {
      Text(log).accessibilityIdentifier("log")
      tile("card", .blue)
        .offset(x: place.width + movement.width, y: place.height + movement.height)
        .gesture(
          DragGesture()
            .updating($movement) { value, movement, _ in movement = value.translation }
            .onEnded { value in
              place.width += value.translation.width
              place.height += value.translation.height
              log = "placed \(Int(place.width)) \(Int(place.height))"
            }
        )
        .accessibilityIdentifier("card")
      tile("tilted", .orange)
        .scaleEffect(1 + tilt.height / 200)
        .rotationEffect(.degrees(tilt.width / 4))
        .gesture(DragGesture().updating($tilt) { value, tilt, _ in tilt = value.translation }.onEnded { _ in log = "tilted" })
        .accessibilityIdentifier("tilted")
      tile("limited", .green)
        .offset(x: level)
        .gesture(
          DragGesture()
            .onChanged { level = min(max(start + $0.translation.width, 0), 60) }
            .onEnded { _ in
              start = level
              log = "level \(Int(level))"
            }
        )
        .accessibilityIdentifier("limited")
      tile("bounced", .purple)
        .offset(bounced)
        .gesture(
          DragGesture()
            .onChanged { bounced = $0.translation }
            .onEnded { _ in
              withAnimation(.linear(duration: 10)) { bounced = .zero }
              log = "bounced"
            }
        )
        .accessibilityIdentifier("bounced")
      Color.teal.frame(width: 160, height: 160)
        .scaleEffect(scale * magnification)
        .rotationEffect(angle + rotation)
        .gesture(
          MagnifyGesture()
            .updating($magnification) { value, magnification, _ in magnification = value.magnification }
            .onEnded { scale *= $0.magnification }
            .simultaneously(
              with: RotateGesture()
                .updating($rotation) { value, rotation, _ in rotation = value.rotation }
                .onEnded { value in
                  angle += value.rotation
                  log = "turned \(Int(angle.degrees.rounded())) scaled \(scale.formatted(.number.precision(.fractionLength(1))))"
                })
        )
        .accessibilityIdentifier("map")
    }
    .navigationTitle("Following")
    .navigationBarTitleDisplayMode(.inline)
  }

  private func tile(_ name: String, _ color: Color) -> some View {
    RoundedRectangle(cornerRadius: 12).fill(color).frame(width: 90, height: 50)
  }
}
