import SwiftUI

/// Gestures that affect other gestures, and drops.
struct CombinedGesturesCase: View {
  @State private var log = "none"
  @State private var singleTaps = 0
  @State private var doubleTaps = 0
  @State private var places = 0
  @State private var isTargeted = false
  @State private var isMasked = true
  @GestureState(resetTransaction: Transaction(animation: .linear(duration: 10))) private var pull = 0.0

  var body: some View {
    VStack(spacing: 20) {
      Text(log).accessibilityIdentifier("log")
      Text("Pull").padding().background(.yellow)
        .offset(x: pull)
        .gesture(DragGesture().updating($pull) { value, pull, _ in pull = value.translation.width })
        .accessibilityIdentifier("pull")
      Text("Hold, then drag").padding().background(.mint)
        .gesture(
          LongPressGesture(minimumDuration: 0.3).sequenced(before: DragGesture())
            .onEnded { value in
              guard case .second(_, let drag?) = value else { return log = "no drag" }
              log = "held and dragged \(Int(drag.translation.width))"
            }
        )
        .accessibilityIdentifier("sequence")
      VStack {
        Text("Inner").padding().background(.orange).gesture(DragGesture().onEnded { _ in log = "inner" })
          .accessibilityIdentifier("inner")
      }
      .padding(8).background(.gray)
      .highPriorityGesture(DragGesture().onEnded { _ in log = "outer first" })
      VStack {
        Text("Masked").padding().background(.pink).onTapGesture { log = "inside" }.accessibilityIdentifier("masked")
      }
      .padding(8).background(.gray)
      .gesture(TapGesture().onEnded { log = "outside" }, including: isMasked ? .gesture : .subviews)
      Button("Unmask") { isMasked.toggle() }
      Text("Twice or once").padding().background(.indigo)
        .onTapGesture(count: 2) { log = "two quick taps" }
        .accessibilityIdentifier("quick")
      Text("Once or twice: \(singleTaps) \(doubleTaps)").padding().background(.mint)
        .onTapGesture(count: 2) { doubleTaps += 1 }
        .onTapGesture { singleTaps += 1 }
        .accessibilityIdentifier("both")
      Text("Zoomed or moved").padding().background(.purple)
        .gesture(
          TapGesture(count: 2).onEnded { log += ", zoomed" }.exclusively(before: TapGesture().onEnded { log += ", shown" })
        )
        .simultaneousGesture(DragGesture().onEnded { _ in log += ", moved" })
        .accessibilityIdentifier("picture")
      HStack {
        Text("Where").padding().background(.cyan)
          .onContinuousHover { phase in
            switch phase {
            case .active(let point): log = "at \(Int(point.x.rounded())) \(Int(point.y.rounded()))"
            case .ended: log = "left"
            }
          }
          .accessibilityIdentifier("where")
        Text("Places: \(places)").padding().background(.teal)
          .onTapGesture { point in
            places += 1
            log = "at \(Int(point.x.rounded())) \(Int(point.y.rounded()))"
          }
          .accessibilityIdentifier("place")
      }
      HStack {
        Text("Apple").padding().background(.red).draggable("Apple").accessibilityIdentifier("apple")
        Text("Pear").padding().background(.green).draggable("Pear").accessibilityIdentifier("pear")
        Text(isTargeted ? "Drop now" : "Basket").padding().background(.brown)
          .dropDestination(for: String.self) { items, _ in
            log = "got \(items.joined(separator: " "))"
            return true
          } isTargeted: {
            isTargeted = $0
          }
          .accessibilityIdentifier("basket")
      }
    }
    .navigationTitle("Combined gestures")
    .navigationBarTitleDisplayMode(.inline)
  }
}
