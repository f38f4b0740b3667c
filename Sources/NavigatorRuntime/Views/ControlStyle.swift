import NavigatorHost

// A modifier such as `toggleStyle(_:)` stores one of two kinds of styles in the environment: the data that a host needs to draw
// one of SwiftUI's styles, or the view of an app's style.

/// A style that the host draws.
protocol HostStyle {
  nonisolated static var hostVariant: Content.Variant { get }
}

extension HostStyle {
  nonisolated static var hostVariant: Content.Variant { .automatic }
}

/// A view whose body a style provides, so that the style can read the environment and have state.
protocol StyleBody: DynamicPropertyContainer {
  associatedtype Style
  /// The properties of a control for its style.
  associatedtype Configuration

  init(style: Style, configuration: Configuration)
}

/// The style of controls that have the properties `Configuration`: a variant that the host draws, or a style of the app.
nonisolated struct ControlStyle<Configuration> {
  var variant = Content.Variant.automatic
  var custom: AnyControlStyle<Configuration>?
}

nonisolated struct ControlStyleKey<Configuration>: EnvironmentKey {
  static var defaultValue: ControlStyle<Configuration> { ControlStyle() }
}

extension View {
  /// Sets the style of the controls whose views `B` creates.
  nonisolated func controlStyle<B: StyleBody>(
    _ style: B.Style, _ body: B.Type
  ) -> EnvironmentView<Self, InternalChange<ControlStyleKey<B.Configuration>>> {
    let value =
      if let host = B.Style.self as? any HostStyle.Type {
        ControlStyle<B.Configuration>(variant: host.hostVariant)
      } else {
        ControlStyle(custom: AnyControlStyle(style, body))
      }
    return EnvironmentView(content: self, change: InternalChange(key: ControlStyleKey.self, value: value))
  }
}

/// A type-erased style whose controls have the properties `Configuration`.
nonisolated struct AnyControlStyle<Configuration> {
  /// Returns the view of a control.
  let makeBody: @MainActor (Configuration) -> AnyView

  /// Creates a value with the view of a style.
  init<B: StyleBody>(_ style: B.Style, _: B.Type) where B.Configuration == Configuration {
    let style = MainActorValue(style)
    makeBody = { AnyView(B(style: style.value, configuration: $0)) }
  }

  /// Returns the view of a control. Inside this view, `key` has its default value, so that a style can use a control of the same
  /// kind.
  @MainActor func body<K: EnvironmentKey>(
    of configuration: Configuration, resetting key: K.Type
  ) -> EnvironmentView<AnyView, InternalChange<K>> {
    EnvironmentView(content: makeBody(configuration), change: InternalChange(key: key, value: key.defaultValue))
  }
}
