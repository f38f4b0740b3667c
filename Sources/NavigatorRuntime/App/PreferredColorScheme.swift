import NavigatorHost

extension View {
  /// Sets the color scheme of the presentation that contains this view: the window, a sheet, a cover or a popover. Nil requests
  /// none.
  ///
  /// If several views of a presentation request one, the outermost applies. The environment value
  /// ``EnvironmentValues/colorScheme`` of the presentation follows.
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    regionOption(.colorScheme(colorScheme))
  }

  /// Sets the color scheme of this view. Prefer `preferredColorScheme(_:)`.
  nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
}

/// The color schemes of a session's window: the host reports one, and a view may request another.
@MainActor
final class WindowColorScheme: GraphService {
  var reported: ColorScheme?
  var preferred: ColorScheme?
}

extension Graph {
  /// Sets the color scheme that the host reports.
  func setColorScheme(_ scheme: InputEvent.ColorScheme) {
    service(WindowColorScheme.self).reported = scheme == .dark ? .dark : .light
    applyColorScheme()
  }

  /// Sets the color scheme that a view of the window requests.
  func setPreferredColorScheme(_ scheme: ColorScheme?) {
    let schemes = service(WindowColorScheme.self)
    guard schemes.preferred != scheme else { return }
    // The scheme that the host reported before the first request applies again after the last one.
    if schemes.reported == nil { schemes.reported = EnvironmentValues(scope: rootScope).colorScheme }
    schemes.preferred = scheme
    applyColorScheme()
  }

  /// Changes the values that the host reports. A requested color scheme stays.
  func changeEnvironment(_ change: (inout EnvironmentValues) -> Void) {
    let before = EnvironmentValues(scope: rootScope).colorScheme
    updateRoot(change)
    let schemes = service(WindowColorScheme.self)
    let after = EnvironmentValues(scope: rootScope).colorScheme
    guard schemes.preferred != nil, after != before else { return }
    schemes.reported = after
    applyColorScheme()
  }

  private func applyColorScheme() {
    let schemes = service(WindowColorScheme.self)
    guard let scheme = schemes.preferred ?? schemes.reported else { return }
    updateRoot { $0.colorScheme = scheme }
  }
}

extension ColorScheme {
  /// The name for hosts.
  var hostName: String { self == .dark ? "dark" : "light" }
}
