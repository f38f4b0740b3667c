/// The purpose of a tab.
nonisolated public struct TabRole: Hashable, Sendable {
  private init() {}

  /// The tab of a search. Its default label is a magnifying glass with the title "Search".
  public static let search = TabRole()
}

/// The label of a tab that the tab's role determines.
nonisolated public struct DefaultTabLabel: View {
  let role: TabRole?

  /// The label of the role; nothing for a tab without a role.
  @MainActor public var body: some View {
    if role == .search {
      Label {
        Text(SystemWord.search)
      } icon: {
        Image(systemName: "magnifyingglass")
      }
    }
  }
}

extension Tab where Value: Hashable, Content: View, TabLabel: View {
  /// Creates a tab with a role that is selected by `value`. Hosts show it where it is declared.
  nonisolated public init(
    value: Value, role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> TabLabel
  ) {
    self.init(value: value, content: content, label: label)
  }
}

extension Tab where Value: Hashable, Content: View, TabLabel == DefaultTabLabel {
  /// Creates a tab whose role determines its label, and that is selected by `value`.
  nonisolated public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(value: value, content: content) { DefaultTabLabel(role: role) }
  }
}

extension Tab where Value: Hashable, Content: View, TabLabel == Label<Text, Image> {
  /// Creates a tab with a localized title, a system image and a role that is selected by `value`.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content
  ) {
    self.init(titleKey, systemImage: systemImage, value: value, content: content)
  }

  /// Creates a tab with a title, a system image and a role that is selected by `value`.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content
  ) {
    self.init(title, systemImage: systemImage, value: value, content: content)
  }
}

extension Tab where Value == Never, Content: View, TabLabel == DefaultTabLabel {
  /// Creates a tab whose role determines its label.
  nonisolated public init(role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(content: content) { DefaultTabLabel(role: role) }
  }
}

extension Tab where Value == Never, Content: View, TabLabel: View {
  /// Creates a tab with a role.
  nonisolated public init(
    role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> TabLabel
  ) {
    self.init(content: content, label: label)
  }
}

extension Tab where Value == Never, Content: View, TabLabel == Label<Text, Image> {
  /// Creates a tab with a localized title, a system image and a role.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content
  ) {
    self.init(titleKey, systemImage: systemImage, content: content)
  }

  /// Creates a tab with a title, a system image and a role.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content
  ) {
    self.init(title, systemImage: systemImage, content: content)
  }
}

extension View {
  /// Sets whether the bar of a tab view shrinks while the user scrolls. Hosts keep its size.
  nonisolated public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
    self
  }

  /// Sets the form in which a tab view with a sidebar is shown at first. Hosts use a sidebar in wide windows.
  nonisolated public func defaultAdaptableTabBarPlacement(_ defaultPlacement: AdaptableTabBarPlacement = .automatic) -> some View
  {
    self
  }
}

/// The time at which the bar of a tab view shrinks.
nonisolated public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private enum Behavior { case automatic, never, onScrollDown, onScrollUp }
  private let behavior: Behavior

  /// The behavior for the platform.
  public static let automatic = TabBarMinimizeBehavior(behavior: .automatic)
  /// The bar keeps its size.
  public static let never = TabBarMinimizeBehavior(behavior: .never)
  /// The bar shrinks while the user scrolls down.
  public static let onScrollDown = TabBarMinimizeBehavior(behavior: .onScrollDown)
  /// The bar shrinks while the user scrolls up.
  public static let onScrollUp = TabBarMinimizeBehavior(behavior: .onScrollUp)
}
