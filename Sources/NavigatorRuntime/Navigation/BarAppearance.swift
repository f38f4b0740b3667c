import NavigatorHost

extension View {
  /// Sets the background of bars: the navigation bar and the bar at the bottom of the screen that contains this view, and the bar
  /// of the tab view around it.
  nonisolated public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
    let (style, bars) = (AnyShapeStyle(style), ToolbarPlacement.bars(bars))
    return regionOption(style) { .bar(.background($0), bars) }
      .regionOption(style) { .tabBar(bars.contains(.tab) ? .background($0) : .none) }
  }

  /// Sets when the background of bars is shown. With `.automatic`, the background of the navigation bar is shown while content is
  /// below the bar. The background of other bars is always shown.
  nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    barOption(.backgroundVisibility(visibility), bars)
  }

  /// Sets when the background of bars is shown. With `.automatic`, the background of the navigation bar is shown while content is
  /// below the bar. The background of other bars is always shown.
  nonisolated public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    barOption(.backgroundVisibility(visibility), bars)
  }

  /// Sets the color scheme of bars. Nil uses the color scheme of the screen.
  nonisolated public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
    barOption(.colorScheme(colorScheme), bars)
  }

  nonisolated private func barOption(_ option: BarOption, _ placements: [ToolbarPlacement]) -> some View {
    let bars = ToolbarPlacement.bars(placements)
    return regionOption(.bar(option, bars)).regionOption(.tabBar(bars.contains(.tab) ? option : .none))
  }

  /// Sets how the title is shown in the bar of the screen that contains this view.
  nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    regionOption(.displayMode(mode.titleMode))
  }

  /// Sets the purpose of the toolbar's content. It has no effect, because hosts have one arrangement of items.
  nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View {
    self
  }
}

/// A property of a bar that a view sets for its screen or its tab.
enum BarOption: Equatable {
  case background(Paint)
  case backgroundVisibility(Visibility)
  case colorScheme(ColorScheme?)
  case hidden(Bool)
  /// An option of a bar other than the navigation bar.
  case none
}

/// The appearance that views request for a bar.
struct BarAppearance: Equatable {
  var background: Paint?
  var backgroundVisibility: Visibility?
  var colorScheme: ColorScheme?

  /// Adds the visibility of the background and the color scheme to the content of the bar.
  func describe(_ content: inout Content) {
    switch backgroundVisibility {
    case .visible?: content[.backgroundVisibility] = .visibility(.visible)
    case .hidden?: content[.backgroundVisibility] = .visibility(.hidden)
    case .automatic?, nil: break
    }
    if let colorScheme { content[.colorScheme] = .colorScheme(colorScheme.hostScheme) }
  }

  /// The style of the bar. A background of a navigation bar has the host's opacity while nothing is below the bar.
  var style: Style { background.map { [.background($0)] } ?? Style() }
}

/// The way in which a bar shows its title.
nonisolated public struct ToolbarTitleDisplayMode {
  let titleMode: NavigationBarItem.TitleDisplayMode

  /// The mode for the screen's position in its stack.
  public static var automatic: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(titleMode: .automatic) }
  /// A large title below the bar.
  public static var large: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(titleMode: .large) }
  /// A title in the bar.
  public static var inline: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(titleMode: .inline) }
  /// A large title in the bar. Hosts show it below the bar.
  public static var inlineLarge: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(titleMode: .large) }
}

/// The purpose of a toolbar's content.
nonisolated public struct ToolbarRole: Sendable {
  private init() {}

  /// The role for the toolbar's context.
  public static var automatic: ToolbarRole { ToolbarRole() }
  /// The toolbar of a stack.
  public static var navigationStack: ToolbarRole { ToolbarRole() }
  /// The toolbar of content that the user browses.
  public static var browser: ToolbarRole { ToolbarRole() }
  /// The toolbar of content that the user edits.
  public static var editor: ToolbarRole { ToolbarRole() }
}
