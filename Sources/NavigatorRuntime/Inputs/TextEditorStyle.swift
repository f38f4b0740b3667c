extension View {
  /// Sets the style of the text editors in this view. Hosts have one style.
  nonisolated public func textEditorStyle(_ style: some TextEditorStyle) -> some View {
    self
  }

  /// Presents the interface for finding text. Users find text with the command of the browser.
  nonisolated public func findNavigator(isPresented: Binding<Bool>) -> some View {
    self
  }

  /// Turns off finding text in the text editors of this view. Users find text with the command of the browser.
  nonisolated public func findDisabled(_ isDisabled: Bool = true) -> some View {
    self
  }

  /// Turns off replacing text in the text editors of this view. Browsers replace no text.
  nonisolated public func replaceDisabled(_ isDisabled: Bool = true) -> some View {
    self
  }
}

/// A style of text editors.
@MainActor
@preconcurrency
public protocol TextEditorStyle {
  /// The type of a text editor's view.
  associatedtype Body: View
  /// The type of a text editor's properties.
  typealias Configuration = TextEditorStyleConfiguration
  /// Returns the view of a text editor.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The properties of a text editor for its style.
nonisolated public struct TextEditorStyleConfiguration {}

/// The default style for the text editor's context.
nonisolated public struct AutomaticTextEditorStyle: TextEditorStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns an empty view. Hosts show text editors without it.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

/// A style without decoration.
nonisolated public struct PlainTextEditorStyle: TextEditorStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns an empty view. Hosts show text editors without it.
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
