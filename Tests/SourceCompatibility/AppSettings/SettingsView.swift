import SwiftUI

struct SettingsView: View {
  @CodableStorage("settings") private var settings = UserSettings()
  @AppStorage("appearance") private var appearance: Appearance = .system
  @SceneStorage("settings.expanded") private var isExpanded = false
  @State private var accent = Color.blue
  @State private var raw = Color(.sRGB, red: 1, green: 0, blue: 0, opacity: 1)
  @State private var dates: Set<DateComponents> = []
  @State private var wakeUp = Self.defaultWakeTime
  @State private var isEditing = false
  @State private var showResetAlert = false
  @State private var password = ""
  @Environment(\.openURL) var openURL
  @Environment(\.locale) var locale
  @Environment(\.colorScheme) var scheme
  @FocusState private var focusedField: Field?
  enum Field: Int, CaseIterable { case name, password }

  static var defaultWakeTime: Date {
    var components = DateComponents()
    components.hour = 7
    components.minute = 0
    return Calendar.current.date(from: components) ?? .now
  }

  var body: some View {
    NavigationView {
      Form {
        Section {
          TextField(text: $settings.name, prompt: Text("Required")) { Text("Name") }
            .focused($focusedField, equals: .name)
            .textContentType(.name)
            .autocorrectionDisabled()
          SecureField("Password", text: $password).focused($focusedField, equals: .password)
          DatePicker("Birthday", selection: $settings.birthday, in: ...Date(), displayedComponents: .date)
            .datePickerStyle(.compact)
          DatePicker("Wake up", selection: $wakeUp, displayedComponents: .hourAndMinute).labelsHidden()
        } header: {
          Text("Profile")
        } footer: {
          Text("\(settings.name.isEmpty ? "Nobody" : settings.name) was born \(settings.birthday, style: .date)")
        }
        .headerProminence(.increased)
        Section("Appearance") {
          Picker("Theme", selection: $appearance) {
            ForEach(Appearance.allCases) { Text(verbatim: $0.rawValue.capitalized) }
          }
          .pickerStyle(.inline)
          ColorPicker("Accent", selection: $accent, supportsOpacity: false)
          ColorPicker(selection: $raw) { Label("Raw", systemImage: "paintbrush") }
        }
        Section {
          Slider(value: $settings.volume, in: 0...1, step: 0.1) {
            Text("Volume")
          } minimumValueLabel: {
            Image(systemName: "speaker")
          } maximumValueLabel: {
            Image(systemName: "speaker.wave.3")
          } onEditingChanged: { editing in
            isEditing = editing
          }
          Text("\(settings.volume, specifier: "%.1f")").foregroundColor(isEditing ? .red : .blue)
          Stepper("Guests: \(settings.guests)", value: $settings.guests, in: 1...10)
          Stepper {
            Text("Custom \(settings.guests, format: .number)")
          } onIncrement: {
            settings.guests += 2
          } onDecrement: {
            settings.guests -= 2
          }
          LabeledContent("Version", value: "1.0")
          LabeledContent("Size", value: 12_000_000, format: .byteCount(style: .file))
        }
        DisclosureGroup("Advanced", isExpanded: $isExpanded) {
          MultiDatePicker("Days off", selection: $dates)
          Menu("Actions") {
            ControlGroup {
              Button("Copy", systemImage: "doc.on.doc") {}
              Button("Paste", systemImage: "doc.on.clipboard") {}
            }
            Divider()
            Button("Reset", role: .destructive) { showResetAlert.toggle() }
          } primaryAction: {
            settings.guests = 2
          }
          .menuOrder(.fixed)
          Link("Website", destination: URL(string: "https://www.apple.com")!)
          Button("Open") { openURL(URL(string: "https://swift.org")!) { accepted in print(accepted) } }
        }
        Section {
          Button("Reset all", role: .destructive) { showResetAlert = true }.buttonStyle(PrimaryButtonStyle())
          Button("Hold me") { settings = UserSettings() }.buttonStyle(PressActions())
        }
        .listRowBackground(Color.clear)
      }
      .formStyle(.grouped)
      .tint(accent)
      .navigationBarTitle("Settings", displayMode: .large)
      .navigationBarItems(leading: EditButton(), trailing: Button(action: { focusedField = .name }) { Text("Focus") })
      .preferredColorScheme(appearance.colorScheme)
      .alert(isPresented: $showResetAlert) {
        Alert(
          title: Text("Reset?"), message: Text("This cannot be undone"),
          primaryButton: .destructive(Text("Reset")) { settings = UserSettings() }, secondaryButton: .cancel())
      }
      .toolbar {
        ToolbarItemGroup(placement: .keyboard) {
          Button("Next") {
            guard let current = focusedField, let next = Field(rawValue: current.rawValue + 1) else {
              focusedField = nil
              return
            }
            focusedField = next
          }
        }
      }
    }
    .navigationViewStyle(.stack)
  }
}
