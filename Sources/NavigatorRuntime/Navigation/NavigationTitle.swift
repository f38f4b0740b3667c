/// A namespace for the properties of a navigation bar.
nonisolated public struct NavigationBarItem: Sendable {
  /// The display mode of a title.
  public enum TitleDisplayMode: Sendable {
    /// Large on a stack's root, and inline on the screens above it.
    case automatic
    /// A small title in the bar.
    case inline
    /// A large title below the bar's controls.
    case large
  }
}

extension View {
  /// Sets the title of the screen that contains this view.
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Sets the title of the screen that contains this view.
  nonisolated public func navigationTitle(_ title: Text) -> some View {
    regionOption(.title(title))
  }

  /// Sets the title of the screen that contains this view.
  @_disfavoredOverload
  nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  /// Sets the display mode of the title of the screen that contains this view.
  nonisolated public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
    regionOption(.displayMode(displayMode))
  }

  /// Hides or shows the Back button of the screen that contains this view.
  ///
  /// Without a Back button, the user cannot leave the screen by a swipe or with the browser's Back button, as on Apple platforms.
  /// The app's own controls can still leave it, for example with `dismiss`.
  nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    regionOption(.backButtonHidden(hidesBackButton))
  }

  /// Hides or shows the navigation bar of the screen that contains this view.
  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
    regionOption(.barHidden(hidden))
  }
}
