extension View {
  /// Sets the title of the screen that contains this view. Prefer `navigationTitle(_:)`.
  nonisolated public func navigationBarTitle(_ title: Text) -> some View {
    navigationTitle(title)
  }

  /// Sets the title of the screen that contains this view. Prefer `navigationTitle(_:)`.
  nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(titleKey)
  }

  /// Sets the title of the screen that contains this view. Prefer `navigationTitle(_:)`.
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(title)
  }

  /// Sets the title of the screen that contains this view, and its display mode. Prefer `navigationTitle(_:)` and
  /// `navigationBarTitleDisplayMode(_:)`.
  nonisolated public func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets the title of the screen that contains this view, and its display mode. Prefer `navigationTitle(_:)` and
  /// `navigationBarTitleDisplayMode(_:)`.
  nonisolated public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets the title of the screen that contains this view, and its display mode. Prefer `navigationTitle(_:)` and
  /// `navigationBarTitleDisplayMode(_:)`.
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }
}

extension View {
  /// Adds views to both ends of the bar of the screen that contains this view. Prefer `toolbar(content:)`.
  nonisolated public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    barItems([(.topBarLeading, AnyView(leading)), (.topBarTrailing, AnyView(trailing))])
  }

  /// Adds a view to the leading end of the bar of the screen that contains this view. Prefer `toolbar(content:)`.
  nonisolated public func navigationBarItems<L: View>(leading: L) -> some View {
    barItems([(.topBarLeading, AnyView(leading))])
  }

  /// Adds a view to the trailing end of the bar of the screen that contains this view. Prefer `toolbar(content:)`.
  nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View {
    barItems([(.topBarTrailing, AnyView(trailing))])
  }

  nonisolated private func barItems(_ items: [(placement: ToolbarItemPlacement, view: AnyView)]) -> some View {
    let entries = MainActorValue(items.map { ToolbarEntry(placement: $0.placement, view: $0.view) })
    return ToolbarView(content: self) { entries.value }
  }
}
