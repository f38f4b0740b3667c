/// Makes an environment value of a variable: its key with the default value, and the accessors.
///
/// ```swift
/// extension EnvironmentValues {
///   @Entry var accent: Color = .blue
/// }
/// ```
///
/// A value whose type is written is made anew each time the default is asked for; an optional one needs no default.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "NavigatorMacros", type: "EntryMacro")

/// A view to look at while it is being written, on platforms whose tools show previews.
///
/// ```swift
/// #Preview("Settings") {
///   SettingsView()
/// }
/// ```
///
/// No tool shows previews here: the body is type-checked, and leaves no code.
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
  #externalMacro(module: "NavigatorMacros", type: "PreviewMacro")

/// As ``Preview(_:body:)``, with traits of the canvas.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil,
  traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "NavigatorMacros", type: "PreviewMacro")
