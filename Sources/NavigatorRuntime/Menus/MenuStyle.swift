/// A type that defines the appearance and interaction of menus.
@MainActor
@preconcurrency
public protocol MenuStyle {
  /// The type of the view that represents a menu.
  associatedtype Body: View
  /// The type of the properties of a menu.
  typealias Configuration = MenuStyleConfiguration
  /// Returns the view that represents a menu.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The properties of a menu for its style.
nonisolated public struct MenuStyleConfiguration {
  /// The type-erased label of a menu.
  public struct Label: View {
    let view: AnyView

    /// The wrapped view.
    public var body: some View { view }
  }

  /// The type-erased items of a menu.
  public struct Content: View {
    let view: AnyView

    /// The wrapped view.
    public var body: some View { view }
  }

  let label: Label
  let content: Content
  let primaryAction: (@MainActor () -> Void)?
}

/// The default style for the menu's context.
nonisolated public struct DefaultMenuStyle: MenuStyle, HostStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns the menu.
  public func makeBody(configuration: Configuration) -> some View {
    Menu(configuration)
  }
}

/// A style that displays the menu as a button in the current button style.
nonisolated public struct ButtonMenuStyle: MenuStyle, HostStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns the menu.
  public func makeBody(configuration: Configuration) -> some View {
    Menu(configuration)
  }
}

/// A style that displays the menu as a borderless button.
nonisolated public struct BorderlessButtonMenuStyle: MenuStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns the menu.
  public func makeBody(configuration: Configuration) -> some View {
    Menu(configuration).buttonStyle(.borderless)
  }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The default style for the menu's context.
  nonisolated public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// A style that displays the menu as a button in the current button style.
  nonisolated public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A style that displays the menu as a borderless button.
  nonisolated public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

extension View {
  /// Sets the style of the menus in this view.
  nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    controlStyle(style, MenuStyleBody.self)
  }
}

nonisolated struct MenuStyleBody<S: MenuStyle>: StyleBody {
  let style: S
  let configuration: MenuStyleConfiguration

  @MainActor var body: some View { style.makeBody(configuration: configuration) }
}

typealias MenuStyleKey = ControlStyleKey<MenuStyleConfiguration>

extension EnvironmentValues {
  /// The custom style, or nil for a built-in style.
  var menuStyle: AnyControlStyle<MenuStyleConfiguration>? { self[MenuStyleKey.self].custom }
}
