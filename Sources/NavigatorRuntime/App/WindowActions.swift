import NavigatorHost

/// An action that opens a window of the app. Web pages open it in a new browser tab with a separate session.
///
/// ```swift
/// @Environment(\.openWindow) private var openWindow
/// Button("Open in New Window") { openWindow(id: "order", value: order.id) }
/// ```
@MainActor
@preconcurrency
public struct OpenWindowAction {
  let open: @MainActor (String) -> Void

  nonisolated init(open: @escaping @MainActor (String) -> Void) {
    self.open = open
  }

  /// Opens a window of the group with an identifier.
  public func callAsFunction(id: String) {
    perform(WindowRequest(id: id))
  }

  /// Opens a window that presents a value, in the group with an identifier.
  public func callAsFunction<D: Decodable & Encodable & Hashable>(id: String, value: D) {
    perform(WindowRequest(id: id, value: WindowRequest.text(of: value)))
  }

  /// Opens a window that presents a value, in the group for the type of the value.
  public func callAsFunction<D: Decodable & Encodable & Hashable>(value: D) {
    perform(WindowRequest(valueType: WindowRequest.name(of: D.self), value: WindowRequest.text(of: value)))
  }

  private func perform(_ request: WindowRequest) {
    if let address = request.address { open(address) }
  }
}

/// An action that closes windows in all tabs of the user's browser that show the app.
///
/// ```swift
/// @Environment(\.dismissWindow) private var dismissWindow
/// Button("Close the Order") { dismissWindow(id: "order", value: order.id) }
/// ```
///
/// A web page may close tabs that ``OpenWindowAction`` opened. Browsers do not let a page close a tab that the user opened, or
/// that the browser restored after a restart.
@MainActor
@preconcurrency
public struct DismissWindowAction {
  /// Closes the windows at one of the addresses that a request satisfies, or the current window if the address is nil.
  let close: @MainActor (String?) -> Void

  nonisolated init(close: @escaping @MainActor (String?) -> Void) {
    self.close = close
  }

  /// Closes the current window.
  public func callAsFunction() {
    close(nil)
  }

  /// Closes all windows of the group with an identifier.
  public func callAsFunction(id: String) {
    perform(WindowRequest(id: id))
  }

  /// Closes the windows that present a value.
  public func callAsFunction<D: Decodable & Encodable & Hashable>(value: D) {
    guard let text = WindowRequest.text(of: value) else { return }
    perform(WindowRequest(valueType: WindowRequest.name(of: D.self), value: text))
  }

  /// Closes the windows of the group with an identifier that present a value.
  public func callAsFunction<D: Decodable & Encodable & Hashable>(id: String, value: D) {
    guard let text = WindowRequest.text(of: value) else { return }
    perform(WindowRequest(id: id, value: text))
  }

  private func perform(_ request: WindowRequest) {
    if let address = request.address { close(address) }
  }
}

nonisolated struct OpenWindowKey: EnvironmentKey {
  static var defaultValue: OpenWindowAction { OpenWindowAction { _ in } }
}

nonisolated struct DismissWindowKey: EnvironmentKey {
  static var defaultValue: DismissWindowAction { DismissWindowAction { _ in } }
}

extension EnvironmentValues {
  /// The action that opens a window.
  public var openWindow: OpenWindowAction { self[OpenWindowKey.self] }

  /// The action that closes windows.
  public var dismissWindow: DismissWindowAction { self[DismissWindowKey.self] }

  /// A Boolean value that indicates whether the app can have several windows, which hosts always support.
  public var supportsMultipleWindows: Bool { true }

  /// Connects the window actions with a session. In a window that another window opened, the `dismiss` action closes the window,
  /// except inside presentations and pushed screens.
  mutating func provideWindowActions(of session: AppSession?, isRequested: Bool) {
    self[OpenWindowKey.self] = OpenWindowAction { [weak session] address in session?.graph.command(.openURL(address)) }
    let close = DismissWindowAction { [weak session] address in session?.graph.command(.dismissWindow(address)) }
    self[DismissWindowKey.self] = close
    if isRequested { self[DismissKey.self] = DismissAction { close() } }
  }
}
