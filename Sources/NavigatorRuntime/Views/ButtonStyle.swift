import NavigatorHost

/// A style that defines the appearance of buttons.
@MainActor
@preconcurrency
public protocol ButtonStyle {
  /// The type of a button's view.
  associatedtype Body: View
  /// The type of a button's properties.
  typealias Configuration = ButtonStyleConfiguration
  /// Returns the view of a button.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The properties of a button for its style.
nonisolated public struct ButtonStyleConfiguration {
  /// The type-erased label of a button.
  public struct Label: View {
    let view: AnyView

    /// The wrapped view.
    public var body: some View { view }
  }

  /// The role of the button.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: ButtonStyleConfiguration.Label
  /// A Boolean value that indicates whether the user presses the button. Hosts report presses only if the style reads this value.
  public var isPressed: Bool { press?.isPressed ?? false }
  let press: ButtonPress?
}

/// A style that defines the appearance and the interaction of buttons.
@MainActor
@preconcurrency
public protocol PrimitiveButtonStyle {
  /// The type of a button's view.
  associatedtype Body: View
  /// The type of a button's properties.
  typealias Configuration = PrimitiveButtonStyleConfiguration
  /// Returns the view of a button.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The properties of a button for its primitive style.
nonisolated public struct PrimitiveButtonStyleConfiguration {
  /// The type-erased label of a button.
  public struct Label: View {
    let view: AnyView

    /// The wrapped view.
    public var body: some View { view }
  }

  /// The role of the button.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: PrimitiveButtonStyleConfiguration.Label
  /// The content that the styled control adds to its button, such as the address of a link.
  let content: Content
  let action: @MainActor () -> Void

  /// Performs the action of the button.
  @MainActor public func trigger() {
    action()
  }
}

/// The default style for the button's context.
nonisolated public struct DefaultButtonStyle: PrimitiveButtonStyle, HostStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns the label. The host draws the style.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

/// A style without a border.
nonisolated public struct BorderlessButtonStyle: PrimitiveButtonStyle, HostStyle {
  nonisolated static let hostVariant = Content.Variant.borderless
  /// Creates the style.
  nonisolated public init() {}

  /// Returns the label. The host draws the style.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

/// A style that does not change the label.
nonisolated public struct PlainButtonStyle: PrimitiveButtonStyle, HostStyle {
  nonisolated static let hostVariant = Content.Variant.plain
  /// Creates the style.
  nonisolated public init() {}

  /// Returns the label. The host draws the style.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

/// A style with a subdued background.
nonisolated public struct BorderedButtonStyle: PrimitiveButtonStyle, HostStyle {
  nonisolated static let hostVariant = Content.Variant.bordered
  /// Creates the style.
  nonisolated public init() {}

  /// Returns the label. The host draws the style.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

/// A style with a background in the tint color.
nonisolated public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, HostStyle {
  nonisolated static let hostVariant = Content.Variant.borderedProminent
  /// Creates the style.
  nonisolated public init() {}

  /// Returns the label. The host draws the style.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The default style for the button's context.
  nonisolated public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A style without a border.
  nonisolated public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// A style that does not change the label.
  nonisolated public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A style with a subdued background.
  nonisolated public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A style with a background in the tint color.
  nonisolated public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

extension View {
  /// Sets the style of the buttons in this view, and of the links and menus that are drawn as buttons.
  ///
  /// A `Button` that the style itself creates has the style that applies around this view.
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    let style = MainActorValue(style)
    let value = ButtonStyleValue(variant: .plain, kind: .label) { button in
      let configuration = ButtonStyleConfiguration(role: button.role, label: .init(view: button.label), press: button.press)
      return AnyView(PressedView(content: ButtonStyleBody(style: style.value, configuration: configuration), press: button.press))
    }
    return EnvironmentView(content: self, change: ButtonStyleChange(value: value))
  }

  /// Sets the style of the buttons in this view, and of the links and menus that are drawn as buttons.
  ///
  /// A `Button` that the style itself creates has the style that applies around this view.
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    EnvironmentView(content: self, change: ButtonStyleChange(value: ButtonStyleValue(primitive: style)))
  }
}

nonisolated struct ButtonStyleBody<S: ButtonStyle>: StyleBody {
  let style: S
  let configuration: ButtonStyleConfiguration

  @MainActor var body: some View { style.makeBody(configuration: configuration) }
}

nonisolated struct PrimitiveButtonStyleBody<S: PrimitiveButtonStyle>: StyleBody {
  let style: S
  let configuration: PrimitiveButtonStyleConfiguration

  @MainActor var body: some View { style.makeBody(configuration: configuration) }
}
