import Foundation

/// A window for the settings of the app. It is never the initial window of a session.
///
/// ```swift
/// WindowGroup { ContentView() }
/// Settings { SettingsView() }
/// ```
///
/// The Settings… item in the app's menu opens the window, with the keyboard shortcut Command-comma. ``SettingsLink`` and the
/// environment's `openSettings` action also open it. Web pages open it in a new browser tab. SwiftUI provides this scene only on
/// macOS.
nonisolated public struct Settings<Content: View>: PrimitiveScene {
  let content: Content

  /// Creates a settings window.
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
          title: menu.title, position: menu.position, items: AnyView(SettingsLink().keyboardShortcut(",")),
          isStandard: true)
      ]
    }
  }
}

/// A button that opens the app's ``Settings`` window.
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

/// The default label of a ``SettingsLink``, which displays the title "Settings…".
nonisolated public struct DefaultSettingsLinkLabel: View {
  init() {}

  /// The label.
  @MainActor public var body: some View {
    Text(SystemWord.settings)
  }
}

/// An action that opens the app's ``Settings`` window. It has no effect in an app without a settings scene.
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

  /// Opens the settings window.
  public func callAsFunction() {
    open(id: WindowRequest.settingsID)
  }
}

nonisolated struct HasSettingsKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// The action that opens the app's settings window.
  public var openSettings: OpenSettingsAction {
    OpenSettingsAction(open: self[HasSettingsKey.self] ? openWindow : OpenWindowAction { _ in })
  }
}
