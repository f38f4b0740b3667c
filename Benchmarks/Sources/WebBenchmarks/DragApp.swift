import SwiftUI

/// An app whose first screen has a draggable view above 100 rows.
struct DragApp: App {
  var body: some Scene {
    WindowGroup {
      VStack {
        Dragged()
        ForEach(0..<100, id: \.self) { number in
          Text("Row \(number)")
        }
      }
    }
  }

  private struct Dragged: View {
    @State private var translation = CGSize.zero

    var body: some View {
      Text("Drag")
        .offset(translation)
        .gesture(DragGesture().onChanged { translation = $0.translation })
    }
  }
}
