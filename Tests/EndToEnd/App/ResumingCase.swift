import SwiftUI

/// State of a session and state of its page, for lost connections and restarted servers.
struct ResumingCase: View {
  @State private var count = 0
  @SceneStorage("resuming.kept") private var kept = 0
  @StateObject private var settings = ResumingSettings()
  @SceneStorage("resuming.sheet") private var isSheetShown = false
  @State private var name = ""
  @State private var other = ""

  var body: some View {
    List {
      Button("Counted \(count)") { count += 1 }
      Button("Kept \(kept)") { kept += 1 }
      Button("Shared \(settings.shared)") { settings.shared += 1 }
      // Two fields with the same name differ by their order.
      TextField("Name", text: $name)
      TextField("Name", text: $other)
      Text("Hello, \(name) and \(other)").accessibilityIdentifier("greeting")
      Button("Show the sheet") { isSheetShown = true }
      ForEach(0..<40) { Text("Row \($0)") }
    }
    .navigationTitle("Resuming")
    .sheet(isPresented: $isSheetShown) { ResumingSheet() }
  }
}

private final class ResumingSettings: ObservableObject {
  @AppStorage("resuming.shared") var shared = 0
}

private struct ResumingSheet: View {
  @State private var note = ""

  var body: some View {
    NavigationStack {
      List {
        TextField("Note", text: $note)
        Text("Noted: \(note)").accessibilityIdentifier("noted")
      }
      .navigationTitle("Sheet")
    }
  }
}
