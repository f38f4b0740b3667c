extension View {
  /// Shows suggestions below this view's search field during a search, until the user chooses one or submits the text.
  ///
  /// ```swift
  /// List(results) { … }
  ///   .searchable(text: $text)
  ///   .searchSuggestions {
  ///     ForEach(recent, id: \.self) { Text($0).searchCompletion($0) }
  ///   }
  /// ```
  nonisolated public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    EnvironmentView(
      content: self, change: InternalChange(key: SearchSuggestionsKey.self, value: AnyView(suggestions())))
  }

  /// Completes the search field's text with `completion` when the user chooses this suggestion.
  nonisolated public func searchCompletion(_ completion: String) -> some View {
    SearchCompletionView(content: self, completion: completion)
  }
}

nonisolated struct SearchSuggestionsKey: EnvironmentKey {
  static var defaultValue: AnyView? { nil }
}

/// The action with which a suggestion completes the search field's text.
nonisolated struct SearchCompleter: Sendable {
  let complete: @MainActor @Sendable (String) -> Void
}

nonisolated struct SearchCompleterKey: EnvironmentKey {
  static var defaultValue: SearchCompleter? { nil }
}

extension EnvironmentValues {
  fileprivate var searchCompleter: SearchCompleter? { self[SearchCompleterKey.self] }
}

/// A suggestion that the user can choose. Outside of suggestions it only shows its content.
nonisolated struct SearchCompletionView<Content: View>: View {
  let content: Content
  let completion: String
  @Environment(\.searchCompleter) private var completer

  nonisolated init(content: Content, completion: String) {
    self.content = content
    self.completion = completion
  }

  var body: some View {
    if let completer {
      Button { [completion] in
        completer.complete(completion)
      } label: {
        content
      }
    } else {
      content
    }
  }
}
