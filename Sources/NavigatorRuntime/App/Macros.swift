/// Creates a value of an environment, a transaction or a container from a variable: a key with the default value, and the
/// accessors.
///
/// ```swift
/// extension EnvironmentValues {
///   @Entry var accent: Color = .blue
/// }
/// ```
///
/// Use it in an extension of ``EnvironmentValues``, ``Transaction``, ``ContainerValues`` or ``FocusedValues``. The default is
/// created at each read of a value that is not set. A class therefore has another instance at each read. An optional variable
/// needs no default. A variable of ``FocusedValues`` is optional, and nil by default.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "NavigatorMacros", type: "EntryMacro")

/// Creates the default value of an `@Entry` variable at each read. `@Entry` generates it; do not use it directly.
@attached(accessor)
public macro __EntryDefaultValue() = #externalMacro(module: "NavigatorMacros", type: "EntryDefaultValueMacro")

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

/// Marks a dynamic property in the body of a preview.
///
/// ```swift
/// #Preview {
///   @Previewable @State var isOn = false
///   Toggle("Sound", isOn: $isOn)
/// }
/// ```
@attached(peer)
public macro Previewable() = #externalMacro(module: "NavigatorMacros", type: "PreviewableMacro")
