import NavigatorHost

/// A style that defines the appearance of control groups.
@MainActor
@preconcurrency
public protocol ControlGroupStyle {
  /// The type of a group's view.
  associatedtype Body: View
  /// The type of a group's properties.
  typealias Configuration = ControlGroupStyleConfiguration
  /// Returns the view of a group.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The properties of a control group for its style.
nonisolated public struct ControlGroupStyleConfiguration {
  /// The type-erased controls of a group.
  public struct Content: View {
    let view: AnyView

    /// The wrapped view.
    public var body: some View { view }
  }

  /// The type-erased label of a group.
  public struct Label: View {
    let view: AnyView

    /// The wrapped view.
    public var body: some View { view }
  }

  /// The controls of the group.
  public let content: ControlGroupStyleConfiguration.Content
  /// The label of the group.
  public let label: ControlGroupStyleConfiguration.Label
  /// A Boolean value that indicates whether the group has a label.
  let isLabeled: Bool

  /// The label of a menu with the controls, which is a symbol for a group without a label.
  @ViewBuilder fileprivate var menuLabel: some View {
    if isLabeled { label } else { MoreLabel().labelStyle(.iconOnly) }
  }
}

/// The default style for the group's context.
nonisolated public struct AutomaticControlGroupStyle: ControlGroupStyle, HostStyle {
  nonisolated init() {}

  /// Returns the controls. The host draws the style.
  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

/// A style for controls that navigate.
nonisolated public struct NavigationControlGroupStyle: ControlGroupStyle, HostStyle {
  nonisolated static let hostVariant = Content.Variant.navigation

  /// Creates the style.
  nonisolated public init() {}

  /// Returns the controls. The host draws the style.
  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

/// A style with the icons of the controls side by side.
nonisolated public struct PaletteControlGroupStyle: ControlGroupStyle, HostStyle {
  nonisolated static let hostVariant = Content.Variant.palette

  /// Creates the style.
  nonisolated public init() {}

  /// Returns the controls. The host draws the style.
  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

/// A style that presents the icons of the controls side by side in a menu, or in a submenu of the menu around the group.
nonisolated public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns a menu with a row of the controls.
  public func makeBody(configuration: Configuration) -> some View {
    Menu {
      ControlRow(content: configuration.content, variant: .compactMenu)
    } label: {
      configuration.menuLabel
    }
  }
}

/// A style that presents the controls as a menu, or as a submenu of the menu around the group.
nonisolated public struct MenuControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns a menu of the controls.
  public func makeBody(configuration: Configuration) -> some View {
    Menu {
      configuration.content
    } label: {
      configuration.menuLabel
    }
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The default style for the group's context.
  nonisolated public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// A style for controls that navigate.
  nonisolated public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// A style with the icons of the controls side by side.
  nonisolated public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// A style that presents the icons of the controls side by side in a menu.
  nonisolated public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// A style that presents the controls as a menu.
  nonisolated public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

extension View {
  /// Sets the style of the control groups in this view.
  nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    controlStyle(style, ControlGroupStyleBody.self)
  }
}

nonisolated struct ControlGroupStyleBody<S: ControlGroupStyle>: StyleBody {
  let style: S
  let configuration: ControlGroupStyleConfiguration

  @MainActor var body: some View { style.makeBody(configuration: configuration) }
}

typealias ControlGroupStyleKey = ControlStyleKey<ControlGroupStyleConfiguration>

extension EnvironmentValues {
  var controlGroupStyleValue: ControlGroupStyleKey.Value { self[ControlGroupStyleKey.self] }
}
