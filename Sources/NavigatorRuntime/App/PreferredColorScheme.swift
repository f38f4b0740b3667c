import NavigatorHost

extension View {
  /// Sets the preferred color scheme of the presentation that contains this view, which is the window, a sheet, a cover or a
  /// popover. A value of nil expresses no preference.
  ///
  /// If several views of a presentation have a preference, the outermost one takes precedence. The preference also determines
  /// ``EnvironmentValues/colorScheme`` in the presentation.
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    regionOption(.colorScheme(colorScheme))
  }

  /// Sets the color scheme of this view. Prefer `preferredColorScheme(_:)`.
  nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
}

/// The color schemes of a session's window. The host reports one scheme, and a view may prefer another.
@MainActor
final class WindowColorScheme: GraphService {
  var reported: ColorScheme?
  var preferred: ColorScheme?
}

extension Graph {
  /// Sets the color scheme that the host reports.
  func setColorScheme(_ scheme: Content.ColorScheme) {
    service(WindowColorScheme.self).reported = scheme == .dark ? .dark : .light
    applyColorScheme()
  }

  /// Sets the color scheme that a view of the window prefers.
  func setPreferredColorScheme(_ scheme: ColorScheme?) {
    let schemes = service(WindowColorScheme.self)
    guard schemes.preferred != scheme else { return }
    // The scheme that applied before the first preference applies again after the last preference is removed.
    if schemes.reported == nil { schemes.reported = EnvironmentValues(scope: rootScope).colorScheme }
    schemes.preferred = scheme
    applyColorScheme()
  }

  /// Changes the values that the host reports. A preferred color scheme remains in effect.
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
  /// The color scheme for hosts.
  var hostScheme: Content.ColorScheme { self == .dark ? .dark : .light }
}
