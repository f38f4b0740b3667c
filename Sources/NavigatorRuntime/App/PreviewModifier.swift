/// A modifier that provides a shared context to previews. It is type-checked with the `#Preview` macro and generates no code.
public protocol PreviewModifier {
  /// The type of the shared context.
  associatedtype Context = Void
  /// The type of the modified view.
  associatedtype Body: View
  /// The type of the preview's content.
  typealias Content = PreviewModifierContent
  /// Creates the context that previews share.
  @MainActor static func makeSharedContext() async throws -> Self.Context
  /// Returns the modified view of a preview.
  @ViewBuilder @MainActor func body(content: Self.Content, context: Self.Context) -> Self.Body
}

extension PreviewModifier where Context == Void {
  /// Creates an empty context.
  @MainActor public static func makeSharedContext() async throws {}
}

/// The content of a preview, which a modifier receives.
nonisolated public struct PreviewModifierContent: View {
  /// An empty view, because no tool on Linux displays previews.
  public var body: some View { EmptyView() }
}

extension PreviewTrait<Preview.ViewTraits> {
  /// Returns a trait that applies a modifier to the preview.
  public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait<Preview.ViewTraits> { .defaultLayout }
}
