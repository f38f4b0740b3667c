import NavigatorTesting
import NavigatorUI
import SwiftUI
import Testing

@Suite("Automatic destination mode")
struct AutoDestinationModeTests {
  private func root(_ isOn: Bool?, isRegistered: Bool) -> some View {
    Group {
      if let isOn { Text("root").navigationAutoDestinationMode(isOn) } else { Text("root") }
    }
    .modifier(Registration(isOn: isRegistered))
  }

  private struct Registration: ViewModifier {
    let isOn: Bool

    func body(content: Content) -> some View {
      if isOn {
        content.navigationDestination(for: SettingsDestinations.self) { _ in Text("registered").navigationTitle("Registered") }
      } else {
        content
      }
    }
  }

  @Test("By default a navigator's destinations need no registration, and registrations are not used")
  func byDefault() throws {
    for isOn in [nil, true] {
      let stage = Stage { root(isOn, isRegistered: true) }
      try stage.navigator.push(SettingsDestinations.main)
      #expect(stage.app.stack == ["Home", "Settings main"])
    }
  }

  @Test("Without the mode, the stack's registration shows what a navigator pushes")
  func off() throws {
    let stage = Stage { root(false, isRegistered: true) }
    try stage.navigator.push(SettingsDestinations.main)
    try stage.navigator.setStack([SettingsDestinations.page3, SettingsDestinations.main])
    try stage.navigator.replace(with: SettingsDestinations.page3)
    #expect(stage.app.stack == ["Home", "Registered", "Registered"])
    #expect(try stage.navigator.destinations(of: SettingsDestinations.self) == [.page3, .page3])
    #expect(try stage.navigator.pop(to: SettingsDestinations.page3) == false)
    try stage.navigator.popAll()
    #expect(stage.app.stack == ["Home"])
  }

  @Test("Without the mode and without a registration, a placeholder is shown")
  func unregistered() throws {
    let stage = Stage { root(false, isRegistered: false) }
    try withKnownIssue {
      try stage.navigator.push(SettingsDestinations.main)
      #expect(!stage.app.exists("The settings"))
    } matching: {
      $0.description.contains("SettingsDestinations")
    }
  }

  @Test("The mode is inherited by the navigators below, which can change it")
  func inherits() throws {
    let stage = Stage { root(false, isRegistered: true) }
    try stage.navigator.present(sheet: ModeDestinations.inherited, managed: true)
    #expect(stage.app.presentations.count == 1)
    try #require(stage.navigator.children.first).push(SettingsDestinations.main)
    #expect(stage.app.stack == ["", "Registered"])
    try stage.navigator.dismissPresentedViews()
    try stage.navigator.present(sheet: ModeDestinations.own, managed: true)
    #expect(stage.app.presentations.count == 1)
    try #require(stage.navigator.children.first).push(SettingsDestinations.main)
    #expect(stage.app.stack == ["", "Settings main"])
  }

  @Test("The configuration sets the mode for a whole app")
  func configuration() throws {
    let navigator = Navigator(configuration: NavigationConfiguration(autoDestinationMode: false))
    let app = TestApp {
      ManagedNavigationStack(name: "stack") { root(nil, isRegistered: true) }
        .navigationRoot(navigator)
    }
    #expect(app.exists("root"))
    try #require(navigator.named("stack")).push(SettingsDestinations.main)
    #expect(app.stack == ["", "Registered"])
  }
}

nonisolated private enum ModeDestinations: NavigationDestination {
  case inherited
  case own

  @MainActor var body: some View {
    switch self {
    case .inherited: registering
    case .own: registering.navigationAutoDestinationMode(true)
    }
  }

  @MainActor private var registering: some View {
    Text("in the sheet")
      .navigationDestination(for: SettingsDestinations.self) { _ in Text("registered").navigationTitle("Registered") }
  }
}
