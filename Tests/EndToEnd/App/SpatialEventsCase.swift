import SwiftUI

/// A view that shows the locations of all pressed pointers.
struct SpatialEventsCase: View {
  @State private var events: [SpatialEventCollection.Event.ID: String] = [:]
  @State private var log = "none"
  @State private var last = "none"

  var body: some View {
    VStack {
      Text(log).accessibilityIdentifier("log")
      Text(last).accessibilityIdentifier("last")
      Text(events.values.sorted().joined(separator: ", ")).accessibilityIdentifier("pointers")
      Color.mint.frame(width: 200, height: 200)
        .gesture(
          SpatialEventGesture()
            .onChanged { changed in
              for event in changed { events[event.id] = event.phase == .active ? describe(event) : nil }
            }
            .onEnded { ended in
              events = [:]
              last = ended.map { "\(Int($0.location.x.rounded())) \(Int($0.location.y.rounded()))" }.joined(separator: ", ")
              log = ended.map { "\($0.phase)" }.joined(separator: " ")
            }
        )
        .accessibilityIdentifier("pad")
    }
    .navigationTitle("Spatial events")
    .navigationBarTitleDisplayMode(.inline)
  }

  private func describe(_ event: SpatialEventCollection.Event) -> String {
    let place = "\(event.kind) \(Int(event.location.x.rounded())) \(Int(event.location.y.rounded()))"
    return event.modifierKeys.contains(.shift) ? place + " with Shift" : place
  }
}
