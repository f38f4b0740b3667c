import Combine
import SwiftUI

final class Settings: ObservableObject {
  enum Accent: String, CaseIterable, Identifiable {
    case blue, green, orange

    var id: String { rawValue }

    var color: Color {
      switch self {
      case .blue: return .blue
      case .green: return .green
      case .orange: return .orange
      }
    }
  }

  let objectWillChange = PassthroughSubject<Void, Never>()
  let catalog: Catalog

  var accent = Accent.blue {
    willSet { objectWillChange.send() }
  }
  var showsProgress = true {
    willSet { objectWillChange.send() }
  }
  var step = 10 {
    willSet { objectWillChange.send() }
  }
  var volume = 0.5 {
    willSet { objectWillChange.send() }
  }

  init(catalog: Catalog = LocalCatalog()) {
    self.catalog = catalog
  }

  func reset() {
    accent = .blue
    showsProgress = true
    step = 10
    volume = 0.5
  }
}

struct SettingsView: View {
  @EnvironmentObject var settings: Settings
  @EnvironmentObject var library: Library
  @Environment(\.sizeCategory) private var sizeCategory
  @State private var isResetting = false

  var body: some View {
    NavigationView {
      Form {
        Section(header: Text("Appearance")) {
          Picker("Accent", selection: $settings.accent) {
            ForEach(Settings.Accent.allCases) { accent in
              Text(accent.rawValue.capitalized).tag(accent)
            }
          }
          Toggle(isOn: $settings.showsProgress) {
            Text("Show progress")
          }
          .toggleStyle(SwitchToggleStyle(tint: settings.accent.color))
        }
        Section(header: Text("Reading")) {
          Stepper(
            onIncrement: { self.settings.step += 5 },
            onDecrement: { self.settings.step = max(5, self.settings.step - 5) },
            label: { Text("\(settings.step) pages at a time") })
          Slider(value: $settings.volume, in: 0...1)
            .accessibility(label: Text("Volume"))
            .accessibility(value: Text("\(Int(settings.volume * 100)) percent"))
        }
        Section(footer: Text(sizeCategory.isAccessibilityCategory ? "Large text" : "Normal text")) {
          Text("\(library.finishedCount) finished")
          NavigationLink(destination: About()) { Text("About") }
          Button("Reset") { self.isResetting = true }
        }
      }
      .navigationBarTitle("Settings")
      .alert(isPresented: $isResetting) { resetAlert }
    }
    .navigationViewStyle(StackNavigationViewStyle())
  }

  private var resetAlert: Alert {
    Alert(
      title: Text("Reset settings?"),
      primaryButton: .default(Text("Reset"), action: settings.reset),
      secondaryButton: .cancel(Text("Keep")))
  }
}

struct About: View {
  @Environment(\.presentationMode) private var presentationMode: Binding<PresentationMode>

  var body: some View {
    VStack(spacing: 10) {
      Image(systemName: "books.vertical")
        .font(.largeTitle)
      Text("Reading list").font(.title)
      Text("Version 1.0")
      Button(action: { self.presentationMode.wrappedValue.dismiss() }) {
        HStack {
          Image(systemName: "chevron.left")
          Text("Leave")
        }
      }
    }
    .navigationBarTitle(Text("About"))
    .navigationBarHidden(false)
    .statusBar(hidden: true)
  }
}

struct SettingsView_Previews: PreviewProvider {
  static var previews: some View {
    SettingsView()
      .environmentObject(Settings())
      .environmentObject(Library(storage: MemoryStorage()))
      .environment(\.sizeCategory, .accessibilityLarge)
  }
}
