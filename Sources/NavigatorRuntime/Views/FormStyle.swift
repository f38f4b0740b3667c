/// A style that defines the appearance of forms.
@MainActor
@preconcurrency
public protocol FormStyle {
  /// The type of a form's view.
  associatedtype Body: View
  /// The type of a form's properties.
  typealias Configuration = FormStyleConfiguration
  /// Returns the view of a form.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The properties of a form for its style.
nonisolated public struct FormStyleConfiguration {
  /// The type-erased content of a form.
  public struct Content: View {
    let view: AnyView

    /// The wrapped view.
    public var body: some View { view }
  }

  /// The content of the form.
  public let content: FormStyleConfiguration.Content
}

/// The default style for the form's context, which is grouped rows.
nonisolated public struct AutomaticFormStyle: FormStyle, HostStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns the form. The host draws the style.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Form(configuration)
  }
}

/// A style with grouped rows.
nonisolated public struct GroupedFormStyle: FormStyle, HostStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns the form. The host draws the style.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Form(configuration)
  }
}

/// A style with a column of labels and a column of controls. Hosts draw grouped rows.
nonisolated public struct ColumnsFormStyle: FormStyle, HostStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns the form. The host draws the style.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Form(configuration)
  }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The default style for the form's context.
  nonisolated public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
  /// A style with grouped rows.
  nonisolated public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// A style with a column of labels and a column of controls.
  nonisolated public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension View {
  /// Sets the style of the forms in this view.
  nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View {
    controlStyle(style, FormStyleBody.self)
  }
}

nonisolated struct FormStyleBody<S: FormStyle>: StyleBody {
  let style: S
  let configuration: FormStyleConfiguration

  @MainActor var body: some View { style.makeBody(configuration: configuration) }
}

typealias FormStyleKey = ControlStyleKey<FormStyleConfiguration>

extension EnvironmentValues {
  /// The style of the app, if any.
  var formStyle: AnyControlStyle<FormStyleConfiguration>? { self[FormStyleKey.self].custom }
}
