import NavigatorUI
import SwiftUI

/// The dependencies of the settings.
public protocol SettingsDependencies {
  var version: String { get }
}

extension EnvironmentValues {
  @Entry public var settingsDependencies: SettingsDependencies?
}

public enum SettingsDestinations: NavigationDestination {
  case page2
  case page3
  case external

  public var body: some View {
    SettingsDestinationsView(destination: self)
  }
}

private struct SettingsDestinationsView: View {
  let destination: SettingsDestinations
  @Environment(\.settingsDependencies) var resolver
  @Environment(\.navigator) var navigator

  var body: some View {
    switch destination {
    case .page2, .page3:
      VStack {
        Text(destination == .page2 ? "Settings page 2" : "Settings page 3")
        Button("Dismiss") { navigator.dismiss() }
      }
    case .external:
      Text("Settings of version \(resolver?.version ?? "unknown")").navigationTitle("Settings")
    }
  }
}
