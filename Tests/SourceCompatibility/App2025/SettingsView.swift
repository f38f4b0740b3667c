import SwiftUI

struct SettingsView: View {
  @Environment(HabitStore.self) private var store
  @Environment(\.openURL) private var openURL
  @AppStorage("name") private var name = ""
  @AppStorage("accent") private var accent = Category.health
  @AppStorage("sounds") private var hasSounds = true
  @AppStorage("volume") private var volume = 0.5
  @State private var isRenaming = false
  @State private var newName = ""
  @State private var isConfirmingReset = false

  var body: some View {
    NavigationStack {
      Form {
        Section("Profile") {
          LabeledContent("Name", value: name.isEmpty ? "Nobody" : name)
          Button("Rename") {
            newName = name
            isRenaming = true
          }
        }
        Section("Look") {
          Picker("Accent", selection: $accent) {
            ForEach(Category.allCases) { Text($0.title).tag($0) }
          }
          .pickerStyle(.navigationLink)
        }
        Section("Sound") {
          Toggle("Sounds", isOn: $hasSounds)
          Slider(value: $volume, in: 0...1) { Text("Volume") }
            .disabled(!hasSounds)
        }
        Section {
          Link("Help", destination: URL(string: "https://example.com/help")!)
          Button("Reset", role: .destructive) { isConfirmingReset = true }
        } footer: {
          Text("Version **1.0**")
        }
      }
      .formStyle(.grouped)
      .navigationTitle("Settings")
      .alert("Your Name", isPresented: $isRenaming) {
        TextField("Name", text: $newName)
        Button("Cancel", role: .cancel) {}
        Button("Save") { name = newName }
      }
      .confirmationDialog("Reset all habits?", isPresented: $isConfirmingReset) {
        Button("Reset", role: .destructive) {
          Task { await store.refresh() }
        }
      }
    }
  }
}
