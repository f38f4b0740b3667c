import NavigatorHost

extension View {
  /// Sets the background of the navigation bar of the screen that contains this view.
  nonisolated public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
    let paint = AnyShapeStyle(style).paintSource.paint(tint: nil, foreground: nil)
    return regionOption(.bar(ToolbarPlacement.containsNavigationBar(bars) ? .background(paint) : .none))
  }

  /// Sets when the background of the navigation bar is shown. With `.automatic` it is shown while content is below the bar.
  nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    regionOption(.bar(ToolbarPlacement.containsNavigationBar(bars) ? .backgroundVisibility(visibility) : .none))
  }

  /// Sets when the background of the navigation bar is shown. With `.automatic` it is shown while content is below the bar.
  nonisolated public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    regionOption(.bar(ToolbarPlacement.containsNavigationBar(bars) ? .backgroundVisibility(visibility) : .none))
  }

  /// Sets the color scheme of the navigation bar of the screen that contains this view. Nil uses that of the screen.
  nonisolated public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
    regionOption(.bar(ToolbarPlacement.containsNavigationBar(bars) ? .colorScheme(colorScheme) : .none))
  }

  /// Sets how the title is shown in the bar of the screen that contains this view.
  nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    regionOption(.displayMode(mode.titleMode))
  }

  /// Sets the purpose of the toolbar's content. Hosts have one arrangement of items.
  nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View {
    self
  }
}

/// A property of the navigation bar that a view sets for its screen.
enum BarOption: Equatable {
  case background(Paint)
  case backgroundVisibility(Visibility)
  case colorScheme(ColorScheme?)
  /// An option of another bar, whose appearance cannot be changed.
  case none
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
