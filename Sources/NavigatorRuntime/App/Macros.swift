/// Declares a value of an environment, a transaction, a container or the focused view. The macro generates a key with the default
/// value, and the accessors of the variable.
///
/// ```swift
/// extension EnvironmentValues {
///   @Entry var accent: Color = .blue
/// }
/// ```
///
/// Use the macro in an extension of ``EnvironmentValues``, ``Transaction``, ``ContainerValues`` or ``FocusedValues``. The default
/// value is created each time an unset value is read, so a class has a different instance at each read. An optional variable
/// needs no default value. A variable of ``FocusedValues`` is optional and defaults to nil.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "NavigatorMacros", type: "EntryMacro")

/// Creates the default value of an `@Entry` variable at each read. The `@Entry` macro generates this attribute. Do not use it
/// directly.
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
/// No tool on Linux displays previews. The macro type-checks the body and generates no code.
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
  #externalMacro(module: "NavigatorMacros", type: "PreviewMacro")

/// A preview of a view with traits of the canvas. See ``Preview(_:body:)``.
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

/// Generates the animatable data of a type from its stored variables, and the conformance to ``Animatable`` if the type does not
/// have it.
///
/// ```swift
/// @Animatable
/// struct Arc: Shape {
///   var start: Angle
///   var end: Angle
///   @AnimatableIgnored var isClockwise: Bool
/// }
/// ```
///
/// The types of the variables conform to ``Animatable``. Mark a variable of another type with ``AnimatableIgnored()``. Constants,
/// computed and static variables, and variables with a property wrapper are not animated.
@attached(extension, conformances: Animatable)
@attached(member, names: named(animatableData))
public macro Animatable() = #externalMacro(module: "NavigatorMacros", type: "AnimatableMacro")

/// Excludes a variable from the data that ``Animatable()`` generates.
@attached(accessor, names: named(willSet))
public macro AnimatableIgnored() = #externalMacro(module: "NavigatorMacros", type: "AnimatableIgnoredMacro")
