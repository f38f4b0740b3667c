// Search fields with tokens. Tokens are values that narrow a search. They are shown as buttons below the field.

extension View {
  /// Adds a search field with tokens. A tap on a token removes it.
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(text: text, placement: placement, prompt: prompt)
      .searchTokens(SearchTokens(tokens, suggested: nil, token))
  }

  /// Adds a search field with tokens. A tap on a token removes it.
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(text: text, placement: placement, prompt: Text(prompt))
      .searchTokens(SearchTokens(tokens, suggested: nil, token))
  }

  /// Adds a search field with tokens. A tap on a token removes it.
  @_disfavoredOverload
  nonisolated public func searchable<C, T: View, S: StringProtocol>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(text: text, placement: placement, prompt: Text(prompt))
      .searchTokens(SearchTokens(tokens, suggested: nil, token))
  }

  /// Adds a search field with tokens and suggested tokens. A tap on a token removes it. A suggested token that the user chooses
  /// replaces the field's text.
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(text: text, placement: placement, prompt: prompt)
      .searchTokens(SearchTokens(tokens, suggested: suggestedTokens, token))
  }

  /// Adds a search field with tokens and suggested tokens. A tap on a token removes it. A suggested token that the user chooses
  /// replaces the field's text.
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(text: text, placement: placement, prompt: Text(prompt))
      .searchTokens(SearchTokens(tokens, suggested: suggestedTokens, token))
  }

  /// Adds a search field with tokens and suggested tokens. A tap on a token removes it. A suggested token that the user chooses
  /// replaces the field's text.
  @_disfavoredOverload
  nonisolated public func searchable<C, T: View, S: StringProtocol>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(text: text, placement: placement, prompt: Text(prompt))
      .searchTokens(SearchTokens(tokens, suggested: suggestedTokens, token))
  }

  /// Adds a search field with tokens. A tap on a token removes it.
  /// `isPresented` is true while the user searches.
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: prompt)
      .searchTokens(SearchTokens(tokens, suggested: nil, token))
  }

  /// Adds a search field with tokens. A tap on a token removes it.
  /// `isPresented` is true while the user searches.
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
      .searchTokens(SearchTokens(tokens, suggested: nil, token))
  }

  /// Adds a search field with tokens. A tap on a token removes it.
  /// `isPresented` is true while the user searches.
  @_disfavoredOverload
  nonisolated public func searchable<C, T: View, S: StringProtocol>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
      .searchTokens(SearchTokens(tokens, suggested: nil, token))
  }

  /// Adds a search field with tokens and suggested tokens. A tap on a token removes it. A suggested token that the user chooses
  /// replaces the field's text.
  /// `isPresented` is true while the user searches.
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: prompt)
      .searchTokens(SearchTokens(tokens, suggested: suggestedTokens, token))
  }

  /// Adds a search field with tokens and suggested tokens. A tap on a token removes it. A suggested token that the user chooses
  /// replaces the field's text.
  /// `isPresented` is true while the user searches.
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
      .searchTokens(SearchTokens(tokens, suggested: suggestedTokens, token))
  }

  /// Adds a search field with tokens and suggested tokens. A tap on a token removes it. A suggested token that the user chooses
  /// replaces the field's text.
  /// `isPresented` is true while the user searches.
  @_disfavoredOverload
  nonisolated public func searchable<C, T: View, S: StringProtocol>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
      .searchTokens(SearchTokens(tokens, suggested: suggestedTokens, token))
  }

  nonisolated fileprivate func searchTokens(_ tokens: SearchTokens) -> some View {
    EnvironmentView(content: self, change: InternalChange(key: SearchTokensKey.self, value: tokens))
  }
}

/// The tokens of a search, as controls.
nonisolated struct SearchTokens {
  /// The tokens of the search.
  let chosen: AnyView
  /// The suggested tokens that the search does not contain, or nil if the app suggests none.
  let suggested: AnyView?
  /// Returns a Boolean value that indicates whether the search has tokens.
  let hasTokens: @MainActor () -> Bool
  /// Adds a token unless the search already contains it. Returns false if the token has another type.
  let add: @MainActor (Any) -> Bool

  init<C, T: View>(_ tokens: Binding<C>, suggested: Binding<C>?, _ token: @escaping (C.Element) -> T)
  where C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    chosen = AnyView(SearchTokenList(tokens: tokens, token: token))
    self.suggested = suggested.map { AnyView(SuggestedTokenList(tokens: tokens, suggested: $0, token: token)) }
    let tokens = MainActorValue(tokens)
    hasTokens = { !tokens.value.wrappedValue.isEmpty }
    add = { new in
      guard let new = new as? C.Element else { return false }
      if !tokens.value.wrappedValue.contains(where: { $0.id == new.id }) { tokens.value.wrappedValue.append(new) }
      return true
    }
  }
}

/// The tokens of a search. A tap removes a token.
nonisolated private struct SearchTokenList<C, T: View>: View
where C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
  let tokens: Binding<C>
  let token: (C.Element) -> T

  @MainActor var body: some View {
    ForEach(tokens.wrappedValue) { element in
      Button {
        remove(element.id)
      } label: {
        Label {
          token(element)
        } icon: {
          Image(systemName: "xmark.circle")
        }
      }
      .accessibilityHint(Text(SystemWord.removesToken))
    }
  }

  private func remove(_ id: C.Element.ID) {
    tokens.wrappedValue.removeAll { $0.id == id }
  }
}

/// The suggested tokens that a search does not contain.
nonisolated private struct SuggestedTokenList<C, T: View>: View
where C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
  let tokens: Binding<C>
  let suggested: Binding<C>
  let token: (C.Element) -> T

  @MainActor var body: some View {
    let known = Set(tokens.wrappedValue.map(\.id))
    ForEach(suggested.wrappedValue.filter { !known.contains($0.id) }) { element in
      token(element).searchCompletion(element)
    }
  }
}

nonisolated struct SearchTokensKey: EnvironmentKey {
  static var defaultValue: SearchTokens? { nil }
}
