import NavigatorHost

extension EnvironmentValues {
  /// The visibility of the marks with which navigation links show that they lead to another screen. Links in lists and forms have
  /// one by default.
  public var navigationLinkIndicatorVisibility: Visibility { self[InheritedStyleKey.self].linkMark }
}

extension View {
  /// Shows or hides the marks with which the navigation links in this view show that they lead to another screen. By default,
  /// links in lists and forms have one.
  @MainActor
  @preconcurrency
  public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
    inheriting(\.linkMark, visibility)
  }
}

extension InheritedStyle {
  /// Adds the visibility of a navigation link's mark to the content of the link if the app sets it.
  func addLinkMark(to content: inout Content) {
    if linkMark != .automatic { content[.showsIndicators] = .bool(linkMark == .visible) }
  }
}
