import SwiftUI

/// Rows whose appearance and taps depend on their content.
struct RowsCase: View {
  @State private var taps = 0
  @State private var size = 0

  var body: some View {
    List {
      Section("Links") {
        NavigationLink("Enabled link") { Text("Enabled") }
        NavigationLink("Disabled link") { Text("Disabled") }.disabled(true)
        NavigationLink {
          Text("Disabled")
        } label: {
          Label("Disabled label", systemImage: "lock")
        }.disabled(true)
      }
      Section("Badges") {
        NavigationLink {
          Text("Inbox")
        } label: {
          Label("Inbox", systemImage: "tray").badge(12)
        }
        NavigationLink("Drafts") { Text("Drafts") }.badge(3)
        NavigationLink {
          Text("Sent")
        } label: {
          Text("Sent").badge("new")
        }
        NavigationLink {
          Text("Bin")
        } label: {
          Label("Bin", systemImage: "trash").badge(0)
        }
        Label("Folder", systemImage: "folder").badge(7)
        Text("Plain text").badge(5)
      }
      Section("Taps \(taps)") {
        VStack(alignment: .leading) {
          Button("Add one") { taps += 1 }
          Text("Also by its description").font(.caption)
        }
        HStack {
          Text("Two buttons")
          Spacer()
          Button("Minus") { taps -= 1 }
          Button("Plus") { taps += 1 }
        }
        HStack {
          Text("Bordered")
          Spacer()
          Button("Ten") { taps += 10 }.buttonStyle(.bordered)
        }
        VStack(alignment: .leading) {
          Button("Unavailable") { taps += 100 }.disabled(true)
          Text("A disabled button")
        }
      }
      Section("Values") {
        Button {
        } label: {
          LabeledContent("Region", value: "Europe")
        }
        NavigationLink {
          Text("Language")
        } label: {
          LabeledContent("Language", value: "English")
        }
        LabeledContent("Version", value: "1.0")
        Picker("Size", selection: $size) {
          ForEach(Array(["Extra small", "Small and medium", "Large and larger", "Custom size"].enumerated()), id: \.offset) {
            Text($0.element).tag($0.offset)
          }
        }
        .pickerStyle(.segmented)
      }
    }
    .navigationTitle("Rows")
    .toolbar { Text("Taps \(taps)").accessibilityIdentifier("taps") }
  }
}

/// Popovers whose contents have different sizes.
struct PopoversCase: View {
  @State private var shown: String?

  var body: some View {
    VStack(spacing: 40) {
      button("Small") { Text("Small").padding() }
      button("Wide") { Text("A wide popover").frame(width: 520, height: 180) }
      button("Stack") { stack }
      button("Framed stack") { stack.frame(width: 480, height: 300) }
      Spacer()
      button("Tall") {
        VStack { ForEach(0..<30, id: \.self) { Text("Line \($0)") } }.padding()
      }
    }
    .padding()
    .navigationTitle("Popovers")
  }

  private var stack: some View {
    NavigationStack {
      List { ForEach(0..<30, id: \.self) { Text("Row \($0)") } }
        .navigationTitle("Options")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .cancellationAction) { Button("Cancel") { shown = nil } }
          ToolbarItem(placement: .confirmationAction) { Button("Done") { shown = nil } }
          ToolbarItem(placement: .bottomBar) { Button("Reset all") {} }
        }
    }
  }

  private func button(_ name: String, @ViewBuilder content: @escaping () -> some View) -> some View {
    Button(name) { shown = name }
      .popover(isPresented: Binding(get: { shown == name }, set: { shown = $0 ? name : nil }), content: content)
  }
}

/// Screens with titles of each length, one above the other, with and without toolbar items.
struct TitlesCase: View {
  private static let titles = ["Back", "Tea", "Settings", "A rather long title", "The title of a screen that has no room at all"]

  var body: some View {
    List {
      ForEach(Self.titles, id: \.self) { first in
        ForEach(Self.titles, id: \.self) { second in
          NavigationLink("\(first) / \(second)") { below(first, second) }
        }
      }
    }
    .navigationTitle("Titles")
  }

  private func below(_ title: String, _ next: String) -> some View {
    List {
      NavigationLink("Without items") { Text("Content").navigationTitle(next) }
      NavigationLink("With items") {
        Text("Content").navigationTitle(next).toolbar {
          Button("Edit") {}
          Button("Share") {}
        }
      }
    }
    .navigationTitle(title)
    .navigationBarTitleDisplayMode(.inline)
  }
}

/// Scroll views and lists with padding around them, in covers.
struct PaddedScrollingCase: View {
  @State private var shown: String?

  var body: some View {
    List {
      cover("Padded") { lines.padding() }
      cover("Padded at the sides") { lines.padding(.horizontal) }
      cover("Padded in colour") { lines.padding().background(.yellow) }
      cover("Padded list") { List { rows }.padding() }
    }
    .navigationTitle("Padded scrolling")
  }

  private var rows: some View { ForEach(0..<40, id: \.self) { Text("Line \($0)") } }
  private var lines: some View { ScrollView { VStack(alignment: .leading) { rows } } }

  private func cover(_ name: String, @ViewBuilder content: @escaping () -> some View) -> some View {
    Button(name) { shown = name }
      .fullScreenCover(isPresented: Binding(get: { shown == name }, set: { shown = $0 ? name : nil })) {
        NavigationStack {
          content().navigationTitle("Help").toolbar { Button("Close") { shown = nil } }
        }
      }
  }
}

/// A split view with sections in its sidebar.
struct SplitCase: View {
  @State private var isOpen = true
  @State private var visibility = NavigationSplitViewVisibility.all
  let hasWidth: Bool

  var body: some View {
    NavigationSplitView(columnVisibility: $visibility) {
      List {
        Section("Mailboxes") {
          NavigationLink {
            detail("Inbox")
          } label: {
            Label("Inbox", systemImage: "tray").badge(4)
          }
          NavigationLink {
            detail("Sent")
          } label: {
            Label("Sent", systemImage: "paperplane")
          }
        }
        Section("Folders", isExpanded: $isOpen) {
          NavigationLink {
            detail("Work")
          } label: {
            Label("Work", systemImage: "folder")
          }
          NavigationLink {
            detail("Home")
          } label: {
            Label("Home", systemImage: "folder")
          }
        }
      }
      .navigationTitle("Mail")
      .modifier(ColumnWidths(isOn: hasWidth))
    } detail: {
      detail("Nothing chosen")
    }
  }

  private func detail(_ title: String) -> some View {
    List {
      Section(isOpen ? "Folders are open" : "Folders are closed") {
        ForEach(0..<5) { LabeledContent("Message \($0)", value: "Today") }
      }
      Button("Show all columns") { visibility = .all }
    }
    .navigationTitle(title)
  }
}

private struct ColumnWidths: ViewModifier {
  let isOn: Bool

  func body(content: Content) -> some View {
    if isOn {
      content.navigationSplitViewColumnWidth(min: 180, ideal: 240, max: 300)
    } else {
      content
    }
  }
}

/// Tabs in the default style, or in one that has a sidebar.
struct TabsCase: View {
  let isAdaptable: Bool

  var body: some View {
    if isAdaptable {
      tabs.tabViewStyle(.sidebarAdaptable)
    } else {
      tabs
    }
  }

  private var tabs: some View {
    TabView {
      Tab("Watch now", systemImage: "play") {
        NavigationStack {
          List(0..<40, id: \.self) { number in
            NavigationLink("Film \(number)") { Text("Film").navigationTitle("Film \(number)") }
          }
          .navigationTitle("Watch now")
          .toolbar { Button("Edit") {} }
        }
      }
      Tab("Library", systemImage: "books.vertical") { ScrollView { ForEach(0..<40, id: \.self) { Text("Book \($0)") } } }
        .badge(2)
      Tab("Search", systemImage: "magnifyingglass") { Text("Nothing found") }
    }
  }
}
