extension NavigationLink {
  /// Sets the column in which this link opens. In the sidebar of a split view, a link opens in the detail, or in the sidebar
  /// itself if `isDetailLink` is false. Elsewhere it has no effect.
  nonisolated public func isDetailLink(_ isDetailLink: Bool) -> some View {
    EnvironmentView(content: self, change: LinkColumnChange(isDetailLink: isDetailLink))
  }
}

/// The environment key of the controller of a sidebar's own stack.
nonisolated struct SidebarStackKey: EnvironmentKey {
  static var defaultValue: StackController? { nil }
}

/// Lets the links of a sidebar open in the detail of the split view.
nonisolated struct SidebarLinksChange: EnvironmentChanging {
  let detail: StackController

  func apply(to values: inout EnvironmentValues) {
    values[SidebarStackKey.self] = values[StackControllerKey.self]
    values[StackControllerKey.self] = detail
  }
}

/// Lets a link of a sidebar open in the sidebar's own stack.
nonisolated struct LinkColumnChange: EnvironmentChanging, Equatable {
  let isDetailLink: Bool

  func apply(to values: inout EnvironmentValues) {
    guard !isDetailLink, let stack = values[SidebarStackKey.self] else { return }
    values[StackControllerKey.self] = stack
  }
}
