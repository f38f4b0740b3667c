import NavigatorUI
import SwiftUI

struct AdaptationsSection: View {
  @State private var showsFilters = false
  @State private var showsOptions = false
  @State private var showsLegend = false
  @State private var showsPhoto = false
  @State private var hidesRead = false

  var body: some View {
    SectionScreen(
      section: .adaptations,
      summary: """
        A popover becomes a sheet in a narrow window, unless its content requests another form. Narrow windows and low windows \
        can use different forms. Open these on a phone, rotate it, and compare them with a wide window.
        """
    ) {
      Button("Filters, a popover in every window") { showsFilters = true }
        .popover(isPresented: $showsFilters) {
          FilterView(hidesRead: $hidesRead)
            .presentationCompactAdaptation(.popover)
        }
      Button("Options, a sheet in a low window") { showsOptions = true }
        .popover(isPresented: $showsOptions) {
          FilterView(hidesRead: $hidesRead)
            .presentationCompactAdaptation(horizontal: .popover, vertical: .sheet)
        }
      Button("Legend, a cover in a narrow window") { showsLegend = true }
        .popover(isPresented: $showsLegend) {
          FullView(title: "Legend", symbol: "map")
            .presentationCompactAdaptation(horizontal: .fullScreenCover, vertical: .popover)
        }
      Button("Photo, a cover in a compact window") { showsPhoto = true }
    }
    .sheet(isPresented: $showsPhoto) {
      FullView(title: "Photo", symbol: "photo")
        .presentationCompactAdaptation(.fullScreenCover)
    }
  }
}

/// The small content of a popover.
private struct FilterView: View {
  @Binding var hidesRead: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Filters").font(.headline)
      Toggle("Hide read messages", isOn: $hidesRead)
    }
    .padding()
    .frame(width: 280)
  }
}

/// A content with its own button to close, because a cover has no area beside it that a user could tap.
private struct FullView: View {
  let title: String
  let symbol: String
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(spacing: 16) {
      Image(systemName: symbol).font(.largeTitle)
      Text(title).font(.headline)
      Button("Close") { dismiss() }
        .buttonStyle(.borderedProminent)
    }
    .padding(40)
  }
}
