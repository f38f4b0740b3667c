import Foundation

/// A unique window of an app. A session displays it if it is the first scene of the app, or if the session's address requests it.
///
/// ```swift
/// WindowGroup { MailView() }
/// Window("Activity", id: "activity") { ActivityView() }
/// ```
///
/// An item in the Window menu and the `openWindow(id:)` action open the window. Web pages open it in a new browser tab. The tab
/// has a separate session, so the user may open the window several times. SwiftUI provides this scene only on macOS.
nonisolated public struct Window<Content: View>: PrimitiveScene {
  let single: SingleWindow<Content>

  private init(title: Text, id: String, content: Content) {
    single = SingleWindow(title: title, id: id, content: content, isUtility: false)
  }

  /// Creates a window with a title and an identifier.
  ///
  /// - Parameters:
  ///   - title: The title of the menu item that opens the window. Hosts use the title of the content for the window.
  ///   - id: The identifier with which `openWindow` opens the window.
  ///   - content: The content.
  nonisolated public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.init(title: title, id: id, content: content())
  }

  /// Creates a window with a localized title and an identifier.
  nonisolated public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.init(title: Text(titleKey), id: id, content: content())
  }

  /// Creates a window with a title and an identifier.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.init(title: Text(title), id: id, content: content())
  }

  @MainActor func collect(into parts: inout SceneParts) { single.collect(into: &parts) }
}

/// A window for tools that accompanies other windows. It is never the initial window of a session.
///
/// ```swift
/// WindowGroup { PhotoView() }
/// UtilityWindow("Photo Info", id: "photo-info") { PhotoInfo() }
/// ```
///
/// An item in the View menu and the `openWindow(id:)` action open the window. Web pages open it in a new browser tab. SwiftUI
/// provides this scene only on macOS.
nonisolated public struct UtilityWindow<Content: View>: PrimitiveScene {
  let single: SingleWindow<Content>

  private init(title: Text, id: String, content: Content) {
    single = SingleWindow(title: title, id: id, content: content, isUtility: true)
  }

  /// Creates a window with a title and an identifier.
  ///
  /// - Parameters:
  ///   - title: The title of the menu item that opens the window. Hosts use the title of the content for the window.
  ///   - id: The identifier with which `openWindow` opens the window.
  ///   - content: The content.
  nonisolated public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.init(title: title, id: id, content: content())
  }

  /// Creates a window with a localized title and an identifier.
  nonisolated public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.init(title: Text(titleKey), id: id, content: content())
  }

  /// Creates a window with a title and an identifier.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.init(title: Text(title), id: id, content: content())
  }

  @MainActor func collect(into parts: inout SceneParts) { single.collect(into: &parts) }
}

/// The parts of a unique window.
nonisolated struct SingleWindow<Content: View> {
  let title: Text
  let id: String
  let content: Content
  let isUtility: Bool

  @MainActor func collect(into parts: inout SceneParts) {
    let content = content
    parts.windows.append(
      WindowDefinition(id: id, valueType: nil, isAuxiliary: isUtility) { _ in AnyView(content) })
    let menu = (isUtility ? CommandGroupPlacement.toolbar : .windowArrangement).menu
    let item = OpenWindowItem(title: title, id: id)
    parts.addCommands { _ in [CommandEntry(title: menu.title, position: menu.position, items: AnyView(item))] }
  }
}

/// A menu item that opens a window.
nonisolated struct OpenWindowItem: View {
  let title: Text
  let id: String
  @Environment(\.openWindow) private var openWindow

  init(title: Text, id: String) {
    self.title = title
    self.id = id
  }

  @MainActor var body: some View {
    Button {
      openWindow(id: id)
    } label: {
      title
    }
  }
}
