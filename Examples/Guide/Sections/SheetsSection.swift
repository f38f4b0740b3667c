import NavigatorUI
import SwiftUI

struct SheetsSection: View {
  @State private var shown: HomeDestinations?
  @Environment(\.navigator) private var navigator

  var body: some View {
    SectionScreen(
      section: .sheets,
      summary: """
        A destination is a view, so any presentation can show it. With navigationDismissible(), a deep link can dismiss a \
        sheet that the app presents itself.
        """
    ) {
      Button("Half a sheet") { shown = .pageN(4) }
      Button("A sheet with a stack of its own") { navigator.present(sheet: HomeDestinations.pageN(5), managed: true) }
      Button("A cover") { navigator.present(cover: HomeDestinations.pageN(6), managed: true) }
    }
    .sheet(item: $shown) { destination in
      destination
        .presentationDetents([.medium, .large])
        .presentationDragIndicator(.visible)
        .navigationDismissible()
    }
  }
}
