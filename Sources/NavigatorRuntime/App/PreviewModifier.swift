/// A modifier of previews with a context that they share. It is checked together with the `#Preview` and generates no code.
public protocol PreviewModifier {
  /// The type of the context.
  associatedtype Context = Void
  /// The type of the view.
  associatedtype Body: View
  /// The type of the preview's content.
  typealias Content = PreviewModifierContent
  /// Returns the context.
  @MainActor static func makeSharedContext() async throws -> Self.Context
  /// Returns the view of a preview.
  @ViewBuilder @MainActor func body(content: Self.Content, context: Self.Context) -> Self.Body
}

extension PreviewModifier where Context == Void {
  /// Returns no context.
  @MainActor public static func makeSharedContext() async throws {}
}

/// The content of a preview for its modifier.
nonisolated public struct PreviewModifierContent: View {
  /// No views, because no tool on Linux shows previews.
  public var body: some View { EmptyView() }
}

extension PreviewTrait<Preview.ViewTraits> {
  /// A modifier of the preview.
  public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait<Preview.ViewTraits> { .defaultLayout }
}
