import SwiftUI

/// Sheets and popovers that adapt to compact windows.
struct AdaptationsCase: View {
  @State private var shown: String?

  var body: some View {
    VStack {
      Button("Popover") { shown = "Popover" }
        .popover(isPresented: isShown("Popover")) { content.presentationCompactAdaptation(.popover) }
      Button("Popover as cover") { shown = "Popover as cover" }
        .popover(isPresented: isShown("Popover as cover")) { content.presentationCompactAdaptation(.fullScreenCover) }
      Button("Low") { shown = "Low" }
        .popover(isPresented: isShown("Low")) {
          content.presentationCompactAdaptation(horizontal: .automatic, vertical: .sheet)
        }
      Button("Sheet as cover") { shown = "Sheet as cover" }
    }
    .navigationTitle("Adaptations")
    .sheet(isPresented: isShown("Sheet as cover")) { content.presentationCompactAdaptation(.fullScreenCover) }
  }

  private var content: some View { Text("Content").frame(width: 120, height: 80) }

  private func isShown(_ name: String) -> Binding<Bool> {
    Binding(get: { shown == name }, set: { shown = $0 ? name : nil })
  }
}
