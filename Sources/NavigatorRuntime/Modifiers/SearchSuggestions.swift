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
    SearchCompletionView(content: self, completion: .text(completion))
  }

  /// Adds `token` to the tokens of the search when the user chooses this suggestion. The token replaces the field's text.
  ///
  /// If the tokens of the search have another type, the search does not change.
  nonisolated public func searchCompletion<T: Identifiable>(_ token: T) -> some View {
    SearchCompletionView(content: self, completion: .token(MainActorValue(token)))
  }
}

/// The result of a suggestion that the user chooses.
nonisolated enum SearchCompletion: Equatable {
  case text(String)
  case token(MainActorValue<Any>)

  /// Tokens of any type cannot be compared, so they are treated as different.
  static func == (one: SearchCompletion, other: SearchCompletion) -> Bool {
    guard case .text(let text) = one, case .text(text) = other else { return false }
    return true
  }
}

nonisolated struct SearchSuggestionsKey: EnvironmentKey {
  static var defaultValue: AnyView? { nil }
}

/// The action with which a suggestion completes the search field's text or adds a token.
nonisolated struct SearchCompleter: Sendable {
  let complete: @MainActor @Sendable (SearchCompletion) -> Void
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
  let completion: SearchCompletion
  @Environment(\.searchCompleter) private var completer

  nonisolated init(content: Content, completion: SearchCompletion) {
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
