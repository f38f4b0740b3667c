import NavigatorHost

nonisolated struct NavigationLinkIndicatorKey: EnvironmentKey {
  static let defaultValue = Visibility.automatic
}

extension EnvironmentValues {
  /// The visibility of the marks with which navigation links show that they lead to another screen. Links in lists and forms have
  /// one by default.
  public var navigationLinkIndicatorVisibility: Visibility { self[NavigationLinkIndicatorKey.self] }
}

extension View {
  /// Shows or hides the marks with which the navigation links in this view show that they lead to another screen. By default,
  /// links in lists and forms have one.
  @MainActor
  @preconcurrency
  public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
    EnvironmentView(content: self, change: InternalChange(key: NavigationLinkIndicatorKey.self, value: visibility))
  }
}

extension ElementNode {
  /// Adds the visibility of a navigation link's mark to the content of the link if the app sets it.
  final func addIndicator(to content: inout Content) {
    let visibility = read(NavigationLinkIndicatorKey.self)
    if visibility != .automatic { content[.showsIndicators] = .bool(visibility == .visible) }
  }
}
