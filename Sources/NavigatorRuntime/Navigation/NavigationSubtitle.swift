extension View {
  /// Sets the text below the title of the screen that contains this view.
  nonisolated public func navigationSubtitle(_ subtitle: Text) -> some View {
    regionOption(.subtitle(subtitle))
  }

  /// Sets the text below the title of the screen that contains this view.
  nonisolated public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitleKey))
  }

  /// Sets the text below the title of the screen that contains this view.
  @_disfavoredOverload
  nonisolated public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    navigationSubtitle(Text(subtitle))
  }
}
