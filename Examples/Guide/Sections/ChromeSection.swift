import NavigatorUI
import SwiftUI

struct ChromeSection: View {
  @State private var isPresented = false
  @State private var isLoading = true
  @State private var taps = 0

  var body: some View {
    SectionScreen(
      section: .chrome,
      summary: """
        A tab view has pages, or tabs in sections, which a wide window shows in a sidebar. A screen sets the look of its bar and \
        its color scheme. Controls have sizes and shapes, and a content shape takes taps beside what is drawn.
        """
    ) {
      TabView {
        page("Swipe", color: .blue)
        page("or use the dots", color: .purple)
        page("for the next page", color: .indigo)
      }
      .tabViewStyle(.page)
      .frame(height: 120)
      Button("Open the tabs") { isPresented = true }
        .fullScreenCover(isPresented: $isPresented) { LibraryTabs() }

      VStack(alignment: .leading) {
        Text("Ada Lovelace").font(.headline)
        Text("The boat leaves at nine")
      }
      .redacted(reason: isLoading ? .placeholder : [])
      Toggle("Show placeholders", isOn: $isLoading)

      HStack {
        Button("Small") {}.controlSize(.small)
        Button("Regular") {}
        Button("Large") {}.controlSize(.large)
      }
      .buttonStyle(.bordered)
      HStack {
        Button("Capsule") {}.buttonBorderShape(.capsule)
        Button("Corners") {}.buttonBorderShape(.roundedRectangle(radius: 4))
      }
      .buttonStyle(.borderedProminent)

      HStack {
        Text("Tap between the words")
        Spacer()
        Text("Taps: \(taps)")
      }
      .contentShape(Rectangle())
      .onTapGesture { taps += 1 }
    }
  }

  private func page(_ title: String, color: Color) -> some View {
    Text(title)
      .font(.headline)
      .foregroundStyle(.white)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(color)
      .clipShape(RoundedRectangle(cornerRadius: 12))
  }
}

private struct LibraryTabs: View {
  var body: some View {
    TabView {
      Tab("Reading", systemImage: "book") { LibraryScreen(title: "Reading") }
      TabSection("Collections") {
        Tab("Novels", systemImage: "books.vertical") { LibraryScreen(title: "Novels") }
        Tab("Maps", systemImage: "map") { LibraryScreen(title: "Maps") }
          .badge(2)
      }
    }
    .tabViewStyle(.sidebarAdaptable)
  }
}

private struct LibraryScreen: View {
  let title: String
  @State private var isDark = false
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      VStack {
        ContentUnavailableView("No \(title)", systemImage: "tray", description: Text("A library begins empty."))
        Toggle("Dark", isOn: $isDark).padding()
      }
      .navigationTitle(title)
      .navigationBarTitleDisplayMode(.inline)
      .toolbarBackground(.orange.opacity(0.3), for: .navigationBar)
      .toolbarBackground(.visible, for: .navigationBar)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Close") { dismiss() } }
      }
    }
    .preferredColorScheme(isDark ? .dark : nil)
  }
}
