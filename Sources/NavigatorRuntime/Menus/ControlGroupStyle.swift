import NavigatorHost

/// A type that defines the appearance of control groups.
@MainActor
@preconcurrency
public protocol ControlGroupStyle {
  /// The type of the view that represents a group.
  associatedtype Body: View
  /// The type of the properties of a group.
  typealias Configuration = ControlGroupStyleConfiguration
  /// Returns the view that represents a group.
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

  /// The label of a menu that contains the controls. For a group without a label, it is a symbol.
  @ViewBuilder fileprivate var menuLabel: some View {
    if isLabeled { label } else { MoreLabel().labelStyle(.iconOnly) }
  }
}

/// The default style for the group's context.
nonisolated public struct AutomaticControlGroupStyle: ControlGroupStyle, HostStyle {
  nonisolated init() {}

  /// Returns the controls in the style of the host.
  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

/// A style for navigation controls.
nonisolated public struct NavigationControlGroupStyle: ControlGroupStyle, HostStyle {
  nonisolated static let hostVariant = Content.Variant.navigation

  /// Creates the style.
  nonisolated public init() {}

  /// Returns the controls in the style of the host.
  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

/// A style that displays the icons of the controls in a row.
nonisolated public struct PaletteControlGroupStyle: ControlGroupStyle, HostStyle {
  nonisolated static let hostVariant = Content.Variant.palette

  /// Creates the style.
  nonisolated public init() {}

  /// Returns the controls in the style of the host.
  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

/// A style that displays the icons of the controls in a row inside a menu. In a menu, the group is a submenu.
nonisolated public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns a menu that contains a row of the controls.
  public func makeBody(configuration: Configuration) -> some View {
    Menu {
      ControlRow(content: configuration.content, variant: .compactMenu)
    } label: {
      configuration.menuLabel
    }
  }
}

/// A style that presents the controls in a menu. In a menu, the group is a submenu.
nonisolated public struct MenuControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns a menu that contains the controls.
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
  /// A style for navigation controls.
  nonisolated public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// A style that displays the icons of the controls in a row.
  nonisolated public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// A style that displays the icons of the controls in a row inside a menu.
  nonisolated public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// A style that presents the controls in a menu.
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
