import SwiftUI

/// All controls, and the presentations that the Guide does not have.
struct ControlsCase: View {
  @State private var isOn = true
  @State private var count = 3
  @State private var volume = 0.4
  @State private var name = ""
  @State private var password = ""
  @State private var size = 1
  @State private var colour = 0
  @State private var speed = 0
  @State private var shown: String?

  var body: some View {
    Form {
      Section("Values") {
        Toggle("Switched", isOn: $isOn)
        Stepper("Count \(count)", value: $count, in: 0...5)
        Slider(value: $volume) { Text("Volume") }
        TextField("Name", text: $name)
        SecureField("Password", text: $password)
        LabeledContent("Chosen", value: "\(size) \(colour) \(speed)").accessibilityIdentifier("chosen")
      }
      Section("Choices") {
        Picker("Size", selection: $size) { choices("Small", "Medium", "Large") }
          .pickerStyle(.segmented)
        Picker("Colour", selection: $colour) { choices("Red", "Green", "Blue") }
          .pickerStyle(.menu)
        Picker("Speed", selection: $speed) { choices("Slow", "Fast") }
          .pickerStyle(.inline)
      }
      Section("Progress") {
        ProgressView("Loading", value: 0.6)
        ProgressView()
      }
      Section("Buttons") {
        Button("Plain") {}
        Button("Bordered") {}.buttonStyle(.bordered)
        Button("Prominent") {}.buttonStyle(.borderedProminent)
        Button("Destructive", role: .destructive) {}
        Button("Disabled") {}.disabled(true)
      }
      Section("Presentations") {
        Button("Popover") { shown = "popover" }
          .popover(isPresented: isShown("popover")) { Text("In a popover").padding() }
        Button("Cover") { shown = "cover" }
        Button("Tabs") { shown = "tabs" }
        Button("Alert") { shown = "alert" }
        Button("Dialog") { shown = "dialog" }
      }
    }
    .navigationTitle("Controls")
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        Button {
        } label: {
          Label("Add", systemImage: "plus")
        }
      }
    }
    .fullScreenCover(isPresented: isShown("cover")) {
      NavigationStack {
        Button("Close") { shown = nil }.navigationTitle("Cover")
      }
    }
    .sheet(isPresented: isShown("tabs")) {
      TabView {
        ForEach(["First", "Second"], id: \.self) { name in
          NavigationStack { Text("In a tab").navigationTitle(name) }.tabItem { Text(name) }
        }
      }
    }
    .alert("Delete it?", isPresented: isShown("alert")) {
      TextField("Reason", text: $name)
      Button("Delete", role: .destructive) {}
      Button("Keep", role: .cancel) {}
    } message: {
      Text("It cannot be brought back.")
    }
    .confirmationDialog("Share it?", isPresented: isShown("dialog"), titleVisibility: .visible) {
      Button("Copy") {}
      Button("Mail") {}
      Button("Cancel", role: .cancel) {}
    }
  }

  private func choices(_ names: String...) -> some View {
    ForEach(Array(names.enumerated()), id: \.offset) { Text($0.element).tag($0.offset) }
  }

  private func isShown(_ name: String) -> Binding<Bool> {
    Binding(get: { shown == name }, set: { shown = $0 ? name : nil })
  }
}
