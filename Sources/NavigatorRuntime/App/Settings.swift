import Foundation

/// A window for the settings of the app. It is not the first window of a session.
///
/// ```swift
/// WindowGroup { ContentView() }
/// Settings { SettingsView() }
/// ```
///
/// The item Settings… of the app's menu opens it, with the shortcut Command and comma, and so do ``SettingsLink`` and the
/// environment's `openSettings`. A page opens it as a tab of the browser. SwiftUI has it only on the Mac.
nonisolated public struct Settings<Content: View>: PrimitiveScene {
  let content: Content

  /// Creates the window.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor func collect(into parts: inout SceneParts) {
    let content = content
    parts.windows.append(
      WindowDefinition(id: WindowRequest.settingsID, valueType: nil, isAuxiliary: true) { _ in AnyView(content) })
    let menu = CommandGroupPlacement.appSettings.menu
    parts.addCommands { _ in
      [
        CommandEntry(
          title: Text(menu.rawValue), position: menu.position, items: AnyView(SettingsLink().keyboardShortcut(",")),
          isStandard: true)
      ]
    }
  }
}

/// A button that opens the window of the app's ``Settings``.
nonisolated public struct SettingsLink<Label: View>: View {
  let label: Label
  @Environment(\.openSettings) private var openSettings

  /// Creates a link with a label view.
  nonisolated public init(@ViewBuilder label: () -> Label) {
    self.label = label()
  }

  /// The button.
  @MainActor public var body: some View {
    Button {
      openSettings()
    } label: {
      label
    }
  }
}

extension SettingsLink where Label == DefaultSettingsLinkLabel {
  /// Creates a link with the default label.
  nonisolated public init() {
    self.init { DefaultSettingsLinkLabel() }
  }
}

/// The default label of a ``SettingsLink``: the title Settings…
nonisolated public struct DefaultSettingsLinkLabel: View {
  init() {}

  /// The label.
  @MainActor public var body: some View {
    Text("Settings…")
  }
}

/// An action that opens the window of the app's ``Settings``. Without such a scene it has no effect.
///
/// ```swift
/// @Environment(\.openSettings) private var openSettings
/// Button("Change the currency") { openSettings() }
/// ```
@MainActor
@preconcurrency
public struct OpenSettingsAction {
  let open: OpenWindowAction

  nonisolated init(open: OpenWindowAction) {
    self.open = open
  }

  /// Opens the window.
  public func callAsFunction() {
    open(id: WindowRequest.settingsID)
  }
}

nonisolated struct HasSettingsKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// The action that opens the window of the app's settings.
  public var openSettings: OpenSettingsAction {
    OpenSettingsAction(open: self[HasSettingsKey.self] ? openWindow : OpenWindowAction { _ in })
  }
}
