/// A modifier that has no effect.
nonisolated public struct EmptyModifier: ViewModifier, Sendable {
  /// The modifier.
  public static let identity = EmptyModifier()

  /// Creates the modifier.
  nonisolated public init() {}

  /// Returns the content.
  @MainActor public func body(content: Content) -> some View { content }
}

/// A modifier that is resolved to another modifier in its environment.
///
/// ```swift
/// struct Tinted: EnvironmentalModifier {
///   func resolve(in environment: EnvironmentValues) -> some ViewModifier {
///     TintModifier(color: environment.colorScheme == .dark ? .yellow : .blue)
///   }
/// }
/// ```
@MainActor
@preconcurrency
public protocol EnvironmentalModifier: ViewModifier {
  /// The type of the modifier that replaces this one.
  associatedtype ResolvedModifier: ViewModifier

  /// Returns the modifier that replaces this one.
  func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  /// Returns the content with the modifier for its environment.
  public func body(content: Content) -> some View {
    EnvironmentallyModifiedView(content: content, modifier: self)
  }
}

/// A view whose modifier depends on its environment.
private struct EnvironmentallyModifiedView<Content: View, Modifier: EnvironmentalModifier>: View {
  let content: Content
  let modifier: Modifier
  @Environment(\.self) private var environment

  init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }

  var body: some View {
    content.modifier(modifier.resolve(in: environment))
  }
}
