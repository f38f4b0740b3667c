/// Creates an environment value from a variable: a key with the default value, and the accessors.
///
/// ```swift
/// extension EnvironmentValues {
///   @Entry var accent: Color = .blue
/// }
/// ```
///
/// If the variable declares its type, the default is computed on each access. An optional variable needs no default.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "NavigatorMacros", type: "EntryMacro")

/// A preview of a view for development tools.
///
/// ```swift
/// #Preview("Settings") {
///   SettingsView()
/// }
/// ```
///
/// No tool on Linux shows previews: the macro type-checks the body and generates no code.
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
  #externalMacro(module: "NavigatorMacros", type: "PreviewMacro")

/// A preview of a view with traits of the canvas; see ``Preview(_:body:)``.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil,
  traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "NavigatorMacros", type: "PreviewMacro")
