import NavigatorHost

/// The place of the accessory of a tab view.
nonisolated public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  /// In the line of the tabs. Hosts do not use it, because their bars keep their size.
  case inline
  /// Above the tabs, or at the bottom of the content if no tabs are there.
  case expanded
}

extension EnvironmentValues {
  /// The place of the accessory of a tab view that contains this view, or nil outside of accessories.
  public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? { self[TabAccessoryPlacementKey.self] }
}

extension View {
  /// Adds a view above the tabs of the tab view in this view. It stays there when another tab is selected.
  nonisolated public func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    tabViewBottomAccessory(isEnabled: true, content: content)
  }

  /// Adds a view above the tabs of the tab view in this view. It stays there when another tab is selected.
  ///
  /// - Parameters:
  ///   - isEnabled: A Boolean value that indicates whether the view is shown.
  ///   - content: The view.
  nonisolated public func tabViewBottomAccessory<Content: View>(
    isEnabled: Bool, @ViewBuilder content: () -> Content
  ) -> some View {
    let value = isEnabled ? MainActorValue(AnyView(content())) : nil
    return EnvironmentView(content: self, change: InternalChange(key: TabAccessoryKey.self, value: value))
  }
}

nonisolated struct TabAccessoryPlacementKey: EnvironmentKey {
  static var defaultValue: TabViewBottomAccessoryPlacement? { nil }
}

nonisolated struct TabAccessoryKey: EnvironmentKey {
  static var defaultValue: MainActorValue<AnyView>? { nil }
}

/// The accessory of a tab view, which may be absent.
nonisolated struct TabAccessory: View {
  @Environment(\.tabAccessory) private var accessory

  @MainActor var body: some View {
    if let accessory {
      ElementView(.box, content: [.kind: .kind(.bottomAccessory)]) {
        EnvironmentView(
          content: accessory.value, change: InternalChange(key: TabAccessoryPlacementKey.self, value: .expanded))
      }
    }
  }
}

extension EnvironmentValues {
  fileprivate var tabAccessory: MainActorValue<AnyView>? { self[TabAccessoryKey.self] }
}
