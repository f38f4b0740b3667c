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
        A tab view shows pages, or tabs in sections, which a wide window shows in a sidebar. A screen sets the appearance of \
        its bar and its color scheme. A form has a style of the system or of the app, and can reveal the background behind it. \
        A background can extend below the bars. Controls have sizes and shapes, and a content shape extends the area that \
        accepts taps. Xcode shows the preview at the end of the source.
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
      Toggle("A small switch", isOn: $isLoading).controlSize(.small)
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
  @State private var isSynchronized = true

  var body: some View {
    TabView {
      Tab("Reading", systemImage: "book") { LibraryScreen(title: "Reading") }
      TabSection("Collections") {
        Tab("Novels", systemImage: "books.vertical") { LibraryScreen(title: "Novels") }
        Tab("Maps", systemImage: "map") { LibraryScreen(title: "Maps") }
          .badge(2)
      }
      Tab("Options", systemImage: "gear") { LibraryOptions(isSynchronized: $isSynchronized) }
    }
    .tabViewStyle(.sidebarAdaptable)
  }
}

private struct LibraryScreen: View {
  let title: String
  @State private var isDark = false

  var body: some View {
    NavigationStack {
      VStack {
        ContentUnavailableView("No \(title)", systemImage: "tray", description: Text("A library begins empty."))
        Toggle("Dark", isOn: $isDark).padding()
      }
      .background {
        LinearGradient(colors: [.clear, .indigo.opacity(0.2)], startPoint: .top, endPoint: .bottom).ignoresSafeArea()
      }
      .modifier(LibraryBar(title: title))
    }
    .preferredColorScheme(isDark ? .dark : nil)
  }
}

/// A form in a style of the system or of the app, on a background of its own.
private struct LibraryOptions: View {
  @Binding var isSynchronized: Bool
  @State private var isCard = false

  var body: some View {
    NavigationStack {
      VStack {
        if isCard { form.formStyle(CardFormStyle()) } else { form.formStyle(.grouped) }
      }
      .scrollContentBackground(.hidden)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
      .background(.indigo.opacity(0.2))
      .modifier(LibraryBar(title: "Options"))
    }
  }

  private var form: some View {
    Form {
      Toggle("Synchronize", isOn: $isSynchronized)
      Label("Downloads", systemImage: "arrow.down.circle")
        .badge(isSynchronized ? 3 : 0)
        .badgeProminence(.increased)
      Toggle("As a card", isOn: $isCard)
    }
  }
}

/// A style that shows the views of a form on a card.
private struct CardFormStyle: FormStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 16) {
      configuration.content
    }
    .padding(20)
    .background(.background, in: .rect(cornerRadius: 20))
    .padding()
  }
}

/// A bar whose title is white, because its color is dark.
private struct LibraryBar: ViewModifier {
  let title: String
  @Environment(\.dismiss) private var dismiss

  func body(content: Content) -> some View {
    content
      .navigationTitle(title)
      .navigationBarTitleDisplayMode(.inline)
      .toolbarBackground(.indigo, for: .navigationBar)
      .toolbarBackground(.visible, for: .navigationBar)
      .toolbarColorScheme(.dark, for: .navigationBar)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Close") { dismiss() }.tint(.white) }
      }
  }
}

#Preview("Options") {
  @Previewable @State var isSynchronized = true
  LibraryOptions(isSynchronized: $isSynchronized)
}
