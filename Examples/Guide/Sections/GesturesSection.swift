import NavigatorUI
import SwiftUI

struct GesturesSection: View {
  @State private var place = CGSize.zero
  @GestureState private var drag = CGSize.zero
  @State private var taps = 0
  @State private var isPressed = false
  @State private var scale = 1.0
  @State private var angle = Angle.zero

  var body: some View {
    SectionScreen(
      section: .gestures,
      summary: """
        The page recognizes gestures and sends at most one movement a frame. Arrow keys drag a focused view, and a menu or a button \
        replaces each other gesture.
        """
    ) {
      RoundedRectangle(cornerRadius: 12)
        .fill(.tint)
        .frame(width: 72, height: 72)
        .offset(x: place.width + drag.width, y: place.height + drag.height)
        .gesture(
          DragGesture()
            .updating($drag) { value, state, _ in state = value.translation }
            .onEnded { value in
              place.width += value.translation.width
              place.height += value.translation.height
            }
        )
        .frame(maxWidth: .infinity, minHeight: 120)
        .accessibilityLabel("Card")
      Button("Put the card back") { withAnimation(.bouncy) { place = .zero } }

      Text("Double taps: \(taps)")
        .onTapGesture(count: 2) { taps += 1 }

      Text(isPressed ? "Held" : "Hold me")
        .onLongPressGesture { isPressed.toggle() }

      Image(systemName: "photo")
        .font(.largeTitle)
        .scaleEffect(scale)
        .rotationEffect(angle)
        .frame(maxWidth: .infinity, minHeight: 100)
        .gesture(
          MagnifyGesture()
            .onChanged { scale = min(max($0.magnification, 0.5), 2) }
            .simultaneously(with: RotateGesture().onChanged { angle = $0.rotation })
        )
        .accessibilityLabel("Photo")
      Stepper("Size \(Int(scale * 100)) %", value: $scale, in: 0.5...2, step: 0.25)
      Button("Turn by 45 degrees") { withAnimation { angle += .degrees(45) } }
    }
  }
}
