import NavigatorUI
import SwiftUI

struct GesturesSection: View {
  @State private var place = CGSize.zero
  @GestureState private var drag = CGSize.zero
  @State private var pin = CGSize.zero
  @GestureState private var hold = Hold.none
  @State private var taps = 0
  @State private var choice = "Tap once or twice"
  @State private var isPressed = false
  @State private var scale = 1.0
  @GestureState private var magnification = 1.0
  @State private var angle = Angle.zero
  @GestureState private var turn = Angle.zero

  var body: some View {
    SectionScreen(
      section: .gestures,
      summary: """
        The page recognizes gestures and sends at most one event a frame. The arrow keys drag a focused view, and buttons \
        replace the gestures of the card and the photo. Gestures can be simultaneous, sequenced or exclusive.
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
              place = place.moved(by: value.translation, within: CGSize(width: 110, height: 56))
            }
        )
        .animation(.snappy, value: place)
        .frame(maxWidth: .infinity, minHeight: 192)
        .background(.quaternary)
        .clipShape(.rect(cornerRadius: 16))
        .accessibilityLabel("Card")
      Button("Put the card back") { place = .zero }

      Text(hold == .none ? "Hold, then drag" : "Drag now")
        .padding(12)
        .background(.quaternary, in: .capsule)
        .scaleEffect(hold == .none ? 1 : 1.1)
        .offset(x: pin.width + hold.translation.width, y: pin.height + hold.translation.height)
        .animation(.snappy, value: hold == .none)
        .gesture(
          LongPressGesture(minimumDuration: 0.3)
            .sequenced(before: DragGesture())
            .updating($hold) { value, state, _ in
              if case .second(true, let drag) = value { state = .held(drag?.translation ?? .zero) }
            }
            .onEnded { value in
              guard case .second(true, let drag?) = value else { return }
              pin = pin.moved(by: drag.translation, within: CGSize(width: 90, height: 24))
            }
        )
        .frame(maxWidth: .infinity, minHeight: 96)
      LabeledContent("Moved by", value: "\(Int(pin.width)), \(Int(pin.height))")

      Text(choice)
        .gesture(
          TapGesture(count: 2).onEnded { choice = "Opened" }
            .exclusively(before: TapGesture().onEnded { choice = "Selected" })
        )
      Text("Double taps: \(taps)")
        .onTapGesture(count: 2) { taps += 1 }

      Text(isPressed ? "Held" : "Hold me")
        .onLongPressGesture { isPressed.toggle() }

      Image(systemName: "photo")
        .font(.largeTitle)
        .scaleEffect(scale * magnification)
        .rotationEffect(angle + turn)
        .frame(maxWidth: .infinity, minHeight: 100)
        .gesture(
          MagnifyGesture()
            .updating($magnification) { value, state, _ in state = value.magnification }
            .onEnded { scale = min(max(scale * $0.magnification, 0.5), 2) }
            .simultaneously(
              with: RotateGesture()
                .updating($turn) { value, state, _ in state = value.rotation }
                .onEnded { angle += $0.rotation })
        )
        .accessibilityLabel("Photo")
      Stepper("Size \(Int(scale * 100)) %", value: $scale, in: 0.5...2, step: 0.25)
      Button("Turn by 45 degrees") { withAnimation { angle += .degrees(45) } }
    }
  }
}

/// The state of a press that a drag follows.
nonisolated private enum Hold: Equatable {
  case none
  case held(CGSize)

  /// The distance of the drag.
  var translation: CGSize {
    if case .held(let translation) = self { translation } else { .zero }
  }
}

extension CGSize {
  /// Returns the sum of two distances, limited so that a view stays in its row.
  nonisolated fileprivate func moved(by distance: CGSize, within limits: CGSize) -> CGSize {
    CGSize(
      width: min(max(width + distance.width, -limits.width), limits.width),
      height: min(max(height + distance.height, -limits.height), limits.height))
  }
}
