import SwiftUI

/// A sheet whose detent both the app and the user change.
struct DetentsCase: View {
  @State private var isShown = false
  @State private var detent: PresentationDetent = .medium
  @State private var refuses = false

  var body: some View {
    List {
      Text(Self.name(of: detent)).accessibilityIdentifier("detent")
      Button("Show") { isShown = true }
    }
    .navigationTitle("Detents")
    .sheet(isPresented: $isShown) {
      NavigationStack {
        List {
          Text(Self.name(of: detent)).accessibilityIdentifier("detent-inside")
          Button("Make it large") { detent = .large }
          Toggle("Refuse", isOn: $refuses)
          TextField("Note", text: .constant(""))
        }
        .navigationTitle("Sheet")
        .navigationBarTitleDisplayMode(.inline)
      }
      .presentationDetents([.height(240), .medium, .large], selection: selection)
    }
  }

  private var selection: Binding<PresentationDetent> {
    Binding(get: { detent }, set: { new in if !refuses { detent = new } })
  }

  private static func name(of detent: PresentationDetent) -> String {
    switch detent {
    case .large: "large"
    case .medium: "medium"
    default: "low"
    }
  }
}

/// A sheet whose binding counts the attempts to close it, and permits the third attempt.
struct RefusedDismissalCase: View {
  @State private var isShown = false
  @State private var attempts = 0

  var body: some View {
    Button("Show") { isShown = true }
      .navigationTitle("Refused dismissal")
      .sheet(isPresented: Binding(get: { isShown }, set: { new in set(new) })) {
        Text("Attempts \(attempts)").accessibilityIdentifier("attempts")
      }
  }

  private func set(_ isShown: Bool) {
    if !isShown { attempts += 1 }
    self.isShown = isShown || attempts < 3
  }
}

/// A stack whose path keeps its last screen until the screen permits leaving.
struct RefusedBackCase: View {
  @State private var isShown = false
  @State private var path = ["Draft"]
  @State private var refuses = true

  var body: some View {
    Button("Show") { isShown = true }
      .navigationTitle("Refused back")
      .fullScreenCover(isPresented: $isShown) {
        NavigationStack(path: Binding(get: { path }, set: { new in if !refuses { path = new } })) {
          Button("Close") { isShown = false }
            .navigationTitle("Drafts")
            .navigationDestination(for: String.self) { DraftScreen(name: $0, refuses: $refuses) }
        }
      }
  }
}

struct DraftScreen: View {
  let name: String
  @Binding var refuses: Bool
  @State private var text = ""

  var body: some View {
    Form {
      TextField("Text", text: $text)
      Toggle("Keep me here", isOn: $refuses)
    }
    .navigationTitle(name)
  }
}

/// Edits that would be lost when the browser's tab is closed.
struct UnsavedChangesCase: View {
  @State private var text = ""
  @Environment(\.openURL) private var openURL

  var body: some View {
    Form {
      TextField("Text", text: $text)
      Button("Save") { text = "" }
      Button("Write a mail") {
        if let url = URL(string: "mailto:someone@example.com") { openURL(url) }
      }
    }
    .navigationTitle("Unsaved changes")
    .interactiveDismissDisabled(!text.isEmpty)
  }
}

/// A sheet and a cover whose content has frames relative to them.
struct RelativeFramesCase: View {
  @State private var hasSheet = false
  @State private var hasCover = false

  var body: some View {
    List {
      Button("Show the sheet") { hasSheet = true }
      Button("Show the cover") { hasCover = true }
    }
    .navigationTitle("Relative frames")
    .sheet(isPresented: $hasSheet) { half("sheet").presentationDetents([.medium]) }
    .fullScreenCover(isPresented: $hasCover) { half("cover") }
  }

  private func half(_ name: String) -> some View {
    Color.blue.containerRelativeFrame(.vertical) { height, _ in height / 2 }.accessibilityIdentifier("half of the \(name)")
  }
}
