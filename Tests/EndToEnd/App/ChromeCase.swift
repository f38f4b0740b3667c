import SwiftUI

/// Lists with custom sizes, a subtitle, a menu of the title, and a sheet with a custom appearance.
struct ChromeCase: View {
  @State private var isPresented = false
  @State private var log = "none"

  var body: some View {
    List {
      Section("Prominent") {
        Label("Tinted", systemImage: "star").listItemTint(.green)
        Text("Green line above").listRowSeparatorTint(.green, edges: .top)
        Text("Red line").listRowSeparatorTint(.red)
        Text("Last row").accessibilityIdentifier("last")
      }
      .headerProminence(.increased)
      Section("Far away") {
        Button("Present") { isPresented = true }
        Text("Log: \(log)").accessibilityIdentifier("log")
          .accessibilityAction(named: "Archive") { log = "archived" }
        Text("Drawn").accessibilityRepresentation { Button("Spoken") { log = "spoken" } }
      }
    }
    .listRowSpacing(12)
    .listSectionSpacing(50)
    .environment(\.defaultMinListRowHeight, 60)
    .navigationTitle("Chrome")
    .navigationSubtitle("3 new")
    .toolbarTitleMenu { Button("Rename") { log = "renamed" } }
    .sheet(isPresented: $isPresented) {
      VStack {
        Text("Content")
        Button("Close") { isPresented = false }
      }
      .frame(width: 240, height: 160)
      .presentationBackground(.orange)
      .presentationCornerRadius(30)
      .presentationSizing(.fitted)
    }
  }
}

/// A plain list with lines above and below its sections.
struct SectionLinesCase: View {
  var body: some View {
    List {
      Section("Red") {
        Text("First red").accessibilityIdentifier("first red")
        Text("Last red").accessibilityIdentifier("last red")
      }
      .listSectionSeparatorTint(.red)
      Section {
        Text("Only").accessibilityIdentifier("only")
      } footer: {
        Text("Footer")
      }
      .listSectionSeparator(.visible, edges: .bottom)
      Section("Hidden") { Text("None").accessibilityIdentifier("none") }
        .listSectionSeparatorTint(.red)
        .listSectionSeparator(.hidden)
      Section("Swiped") { Text("Row").swipeActions { Button("Flag") {} } }
        .listSectionSeparator(.visible)
      Section("Rows") {
        Text("Without a line").accessibilityIdentifier("without")
        Text("Last row")
      }
      .listRowSeparator(.hidden, edges: .top)
    }
    .listStyle(.plain)
    .navigationTitle("Section lines")
  }
}

/// Pictures and colors of the asset catalog.
struct PicturesCase: View {
  var body: some View {
    VStack(spacing: 16) {
      Image("Logo")
      Image(.logo).resizable().frame(width: 100, height: 50)
      Image("Icons/star")
      Image("Icons/star").renderingMode(.template).resizable().scaledToFit().frame(width: 60, height: 40).foregroundStyle(.red)
        .accessibilityIdentifier("template")
      Image("Frame").resizable(resizingMode: .tile).frame(width: 60, height: 36).accessibilityIdentifier("tiles")
      Image("Frame").resizable(capInsets: EdgeInsets(top: 3, leading: 3, bottom: 3, trailing: 3)).frame(width: 60, height: 36)
        .accessibilityIdentifier("framed")
      Text("Colored").padding().background(Color.appWhite)
      Text("Before \(Image("Logo")) after").accessibilityIdentifier("text")
      Text(Image("Icons/star").renderingMode(.template)).foregroundStyle(.red).accessibilityIdentifier("template text")
    }
    .navigationTitle("Pictures")
  }
}

/// A tab bar and a bar at the bottom, with custom backgrounds.
struct ColoredBarsCase: View {
  @State private var isHidden = false

  var body: some View {
    TabView {
      Tab("First", systemImage: "1.circle") {
        NavigationStack {
          Button("Hide") { isHidden = true }
            .navigationTitle("Colored bars")
            .toolbar { ToolbarItem(placement: .bottomBar) { Button("Edit") {} } }
            .toolbarBackground(.red, for: .tabBar)
            .toolbarBackground(.green, for: .bottomBar)
            .toolbarBackground(isHidden ? .hidden : .visible, for: .tabBar, .bottomBar)
            .toolbarColorScheme(.dark, for: .tabBar)
        }
      }
    }
  }
}

/// A search with scopes.
struct ScopesCase: View {
  @State private var text = ""
  @State private var scope = 0

  var body: some View {
    List { Text("Scope \(scope)") }
      .navigationTitle("Scopes")
      .searchable(text: $text, prompt: "Find")
      .searchScopes($scope) {
        Text("Here").tag(0)
        Text("Everywhere").tag(1)
      }
  }
}

/// The content of an app with commands and several windows.
struct CommandsCase: View {
  @Binding var log: String
  @Environment(\.openWindow) private var openWindow
  @Environment(\.dismissWindow) private var dismissWindow

  var body: some View {
    NavigationStack {
      VStack {
        Text("Log: \(log)").accessibilityIdentifier("log")
        Button("Open") { openWindow(id: "detail", value: 7) }
        Button("Open 8") { openWindow(value: 8) }
        Button("Close 7") { dismissWindow(id: "detail", value: 7) }
        Button("Close 8") { dismissWindow(value: 8) }
        Button("Close all") { dismissWindow(id: "detail") }
        SettingsLink()
      }
      .navigationTitle("Commands")
    }
  }
}

/// The content of a window that another one opened.
struct DetailWindow: View {
  let number: Int
  @State private var isPushed = false
  @Environment(\.dismissWindow) private var dismissWindow

  var body: some View {
    NavigationStack {
      VStack {
        Text("Detail \(number)")
        Button("Push") { isPushed = true }
      }
      .navigationDestination(isPresented: $isPushed) {
        Button("Close") { dismissWindow() }.navigationTitle("Pushed")
      }
    }
  }
}

/// Buttons in containers without a background.
struct ClearContainersCase: View {
  @State private var taps: [String] = []

  var body: some View {
    List {
      Text("Tapped: \(taps.joined(separator: ", "))")
      Button("Row") { taps.append("row") }
    }
    .scrollContentBackground(.hidden)
    .navigationTitle("Clear containers")
    .toolbar {
      ToolbarItem(placement: .topBarTrailing) { Button("Item") { taps.append("item") } }
    }
    .toolbarBackground(.hidden, for: .navigationBar)
  }
}
