import SwiftUI

/// A gesture whose view is removed before it ends, and several long presses on one view.
struct InterruptedGesturesCase: View {
  @State private var log = "none"
  @State private var isShown = true
  @GestureState private var distance = 0.0

  var body: some View {
    VStack(spacing: 20) {
      Text(log).accessibilityIdentifier("log")
      Text("Distance \(Int(distance.rounded()))").accessibilityIdentifier("distance")
      if isShown {
        Text("Card").padding().background(.yellow)
          .gesture(
            DragGesture()
              .updating($distance) { value, distance, _ in distance = value.translation.width }
              .onChanged { if $0.translation.width > 60 { isShown = false } }
              .onEnded { _ in log = "ended" }
          )
          .accessibilityIdentifier("card")
      }
      Text("Hold").padding().background(.mint)
        .onLongPressGesture(minimumDuration: 0.3) { log = "short" }
        .simultaneousGesture(LongPressGesture(minimumDuration: 2).onEnded { _ in log += " and long" })
        .accessibilityIdentifier("hold")
      Text("Either").padding().background(.cyan)
        .gesture(
          LongPressGesture(minimumDuration: 600).exclusively(before: LongPressGesture(minimumDuration: 0.3))
            .onEnded { value in
              if case .second = value { log = "shorter" } else { log = "longer" }
            }
        )
        .accessibilityIdentifier("either")
    }
    .navigationTitle("Interrupted gestures")
    .navigationBarTitleDisplayMode(.inline)
  }
}

/// A scroll view whose position is set before its rows exist.
struct AwaitedRowsCase: View {
  @State private var rows: [Int] = []
  @State private var position: Int? = 150

  var body: some View {
    VStack {
      Text("At \(position ?? -1)").accessibilityIdentifier("position")
      Button("Load") { rows = Array(0..<300) }
      ScrollView {
        LazyVStack {
          ForEach(rows, id: \.self) { Text("Row \($0)").frame(height: 40) }
        }
        .scrollTargetLayout()
      }
      .scrollPosition(id: $position, anchor: .top)
    }
    .navigationTitle("Awaited rows")
  }
}
