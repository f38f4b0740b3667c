import SwiftUI

/// Gestures on views.
struct GesturesCase: View {
  @State private var log = "none"
  @State private var position = CGSize.zero
  @GestureState private var movement = CGSize.zero
  @GestureState private var isPressed = false
  @State private var scale = 1.0
  @State private var isHeld = false
  @State private var hasScrolled = false

  var body: some View {
    VStack(spacing: 20) {
      Text(log).accessibilityIdentifier("log")
      RoundedRectangle(cornerRadius: 12).fill(.blue).frame(width: 100, height: 60)
        .offset(x: position.width + movement.width, y: position.height + movement.height)
        .gesture(
          DragGesture()
            .updating($movement) { value, movement, _ in movement = value.translation }
            .onEnded { value in
              position.width += value.translation.width
              log = "dragged \(Int(value.translation.width)) \(Int(value.translation.height))"
            }
        )
        .accessibilityIdentifier("card")
      Text("Hold me").padding().background(.yellow)
        .onLongPressGesture {
          log = "held"
        } onPressingChanged: {
          log = "pressing \($0)"
        }
        .accessibilityIdentifier("hold")
      Text(isHeld ? "Pressed" : "Released").padding().background(.mint)
        .gesture(DragGesture(minimumDistance: 0).onChanged { _ in isHeld = true }.onEnded { _ in isHeld = false })
        .accessibilityIdentifier("press")
      Text("Double").padding().background(.green)
        .gesture(
          TapGesture(count: 2).onEnded { log = "double" }
            .exclusively(before: SpatialTapGesture().onEnded { log = "single at \(Int($0.location.x.rounded()))" })
        )
        .accessibilityIdentifier("double")
      Text("Twice").onTapGesture(count: 2) { log = "twice" }.accessibilityIdentifier("twice")
      Text("Hover").padding().background(.orange).onHover { log = $0 ? "over" : "out" }.accessibilityIdentifier("hover")
      Button("Pointed") {}.onHover { log = $0 ? "pointed at" : "not pointed at" }.accessibilityIdentifier("pointed")
      Button("Press") { log = "released" }.buttonStyle(PressedStyle())
      HStack {
        Button("Both") { log = "button" }
          .simultaneousGesture(TapGesture().onEnded { log += " and gesture" })
        Button("Forward") { log += " and released" }
          .simultaneousGesture(LongPressGesture(minimumDuration: 0.2).onEnded { _ in log = "held" })
          .accessibilityIdentifier("forward")
        Text(hasScrolled ? "Scrolled" : "At rest").accessibilityIdentifier("scrolled")
      }
      Text("Scale \(scale.formatted(.number.precision(.fractionLength(1))))").padding().background(.teal)
        .gesture(MagnifyGesture().onEnded { scale *= $0.magnification })
        .accessibilityIdentifier("scale")
      ScrollView {
        VStack {
          ForEach(0..<30, id: \.self) { row in
            Text("Row \(row)").frame(maxWidth: .infinity).padding(8).contentShape(Rectangle())
              .gesture(DragGesture().onEnded { log = "row \(row) by \(Int($0.translation.width))" })
          }
        }
      }
      .simultaneousGesture(DragGesture().onChanged { _ in hasScrolled = true })
      .accessibilityIdentifier("rows")
    }
    .navigationTitle("Gestures")
    .navigationBarTitleDisplayMode(.inline)
  }
}

private struct PressedStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Text(configuration.isPressed ? "down" : "up").accessibilityIdentifier("state")
    }
    .padding(8)
    .scaleEffect(configuration.isPressed ? 0.9 : 1)
  }
}
