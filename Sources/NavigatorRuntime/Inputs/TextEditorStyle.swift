extension View {
  /// Sets the style of the text editors in this view. It has no effect because hosts have only one style.
  nonisolated public func textEditorStyle(_ style: some TextEditorStyle) -> some View {
    self
  }

  /// Presents the interface for finding text. It has no effect because users find text with the browser's command.
  nonisolated public func findNavigator(isPresented: Binding<Bool>) -> some View {
    self
  }

  /// Disables finding text in the text editors of this view. It has no effect because users find text with the browser's command.
  nonisolated public func findDisabled(_ isDisabled: Bool = true) -> some View {
    self
  }

  /// Disables replacing text in the text editors of this view. It has no effect because browsers do not replace text.
  nonisolated public func replaceDisabled(_ isDisabled: Bool = true) -> some View {
    self
  }
}

/// A type that defines the appearance of text editors. Hosts ignore it.
@MainActor
@preconcurrency
public protocol TextEditorStyle {
  /// The type of the view that represents a text editor.
  associatedtype Body: View
  /// The type of the properties of a text editor.
  typealias Configuration = TextEditorStyleConfiguration
  /// Returns the view that represents a text editor.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The properties of a text editor for its style.
nonisolated public struct TextEditorStyleConfiguration {}

/// The default style for the text editor's context.
nonisolated public struct AutomaticTextEditorStyle: TextEditorStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns an empty view, because hosts display text editors without the style.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

/// A style without decoration.
nonisolated public struct PlainTextEditorStyle: TextEditorStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns an empty view, because hosts display text editors without the style.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The default style for the text editor's context.
  nonisolated public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// A style without decoration.
  nonisolated public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}
