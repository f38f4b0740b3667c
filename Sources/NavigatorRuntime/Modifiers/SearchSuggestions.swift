extension View {
  /// Says what to suggest below the search field of this view while a person searches, until they choose a suggestion or submit their text.
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

  /// Puts `completion` into the search field when this suggestion is chosen.
  nonisolated public func searchCompletion(_ completion: String) -> some View {
    SearchCompletionView(content: self, completion: completion)
  }
}

nonisolated struct SearchSuggestionsKey: EnvironmentKey {
  static var defaultValue: AnyView? { nil }
}

/// What suggestions complete.
nonisolated struct SearchCompleter: Sendable {
  let complete: @MainActor @Sendable (String) -> Void
}

nonisolated struct SearchCompleterKey: EnvironmentKey {
  static var defaultValue: SearchCompleter? { nil }
}

extension EnvironmentValues {
  fileprivate var searchCompleter: SearchCompleter? { self[SearchCompleterKey.self] }
}

/// A suggestion that can be chosen; elsewhere no more than what it shows.
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
