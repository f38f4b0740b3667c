import NavigatorHost

/// The field of a search, shown in a bar.
nonisolated struct SearchFieldView: PrimitiveView {
  let search: NodeReference
  let text: Binding<String>
  let placement: SearchFieldPlacement
  let prompt: Text?

  nonisolated init(search: NodeReference, text: Binding<String>, placement: SearchFieldPlacement, prompt: Text?) {
    self.search = search
    self.text = text
    self.placement = placement
    self.prompt = prompt
  }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    SearchFieldNode(.searchField, view, type, context)
  }
}

@MainActor
final class SearchFieldNode: FieldNode<SearchFieldView> {
  private var suggestions: ViewNode<AnyView>?
  private var offered: AnyView?
  private var inner: EnvironmentScope?
  private var tokens: SearchTokens?

  private var search: (any SearchingNode)? { view.search.referent as? any SearchingNode }

  override var source: FieldSource { .text(view.text) }
  override var prompt: String? { string(of: view.prompt ?? Text(SystemWord.search)) }
  override var trigger: SubmitTriggers { .search }
  override var elementParent: ElementRecord? { search?.bar?.element }

  override func resolve() -> Resolved {
    var resolved = super.resolve()
    resolved.content[.variant] = nil
    resolved.content[.displayMode] = view.placement.displayMode.isAlways ? .displayMode(.always) : nil
    let isSearching = search?.isSearching ?? false
    if isSearching { resolved.content[.isSearching] = true }
    let cancel = string(of: Text(SystemWord.cancel))
    if cancel != SystemWord.cancel.rawValue { resolved.content[.title] = .string(cancel) }
    if let names = partNames(.clearText) { resolved.content[.partNames] = names }
    resolved.style = inherited.controlStyle()
    resolved.events.insert(.dismiss)
    let suggestions = read(SearchSuggestionsKey.self)
    let isTyped = resolved.content.string(.text)?.isEmpty == false
    let scopes = read(SearchScopesKey.self).flatMap { isSearching && (isTyped || !$0.needsText) ? $0.picker : nil }
    let showsMenu = read(SearchSuggestionsPlacesKey.self).contains(.menu)
    let completions = isSearching && showsMenu && search?.offersSuggestions == true ? suggestions : nil
    tokens = read(SearchTokensKey.self)
    // The tokens of a search that has ended still filter the content.
    let chosen = tokens.flatMap { isSearching || $0.hasTokens() ? $0.chosen : nil }
    // As on iOS, the suggested tokens are below the scopes.
    let parts = [chosen, scopes, isSearching ? tokens?.suggested : nil, completions].compactMap { $0 }
    offered = parts.count < 2 ? parts.first : AnyView(ForEach(parts.indices, id: \.self) { parts[$0] })
    return resolved
  }

  override func makeChildren() {
    updateElementDepth()
    // The other focus modifiers apply to the fields in the content only.
    link(with: search?.enclosingSearchFocusLinks() ?? [])
    region.add(self)
    updateChildren()
  }

  override func updateChildren() {
    if let offered, let suggestions {
      suggestions.receive(offered)
    } else if let offered {
      suggestions = childContext.with(scope: completingScope).make(offered)
      element?.mark(.children)
    } else if let old = suggestions {
      suggestions = nil
      old.tearDown()
      element?.mark(.children)
    }
  }

  /// The scope in which suggestions find the field that they complete.
  private var completingScope: EnvironmentScope {
    if let inner { return inner }
    let completer = SearchCompleter { [weak self] in self?.complete(with: $0) }
    let made = EnvironmentScope(
      parent: scope, queue: graph.queue, overrides: [ObjectIdentifier(SearchCompleterKey.self): completer])
    inner = made
    return made
  }

  private func complete(with completion: SearchCompletion) {
    switch completion {
    case .text(let text): search?.complete(with: text)
    case .token(let token): if tokens?.add(token.value) == true { search?.complete(with: "") }
    }
  }

  /// A search begins when the field gets the focus, also by the app.
  override func focusDidChange() {
    super.focusDidChange()
    if isAlive, graph.focus.focused === self { search?.searchDidContinue() }
  }

  override func handle(_ action: InputEvent.Action) -> EventOutcome {
    if case .dismiss = action {
      search?.dismissSearch()
      return .handled
    }
    let outcome = super.handle(action)
    guard outcome == .handled else { return outcome }
    switch action {
    case .change, .focus(true): search?.searchDidContinue()
    case .submit: search?.searchDidSubmit()
    default: break
    }
    return outcome
  }

  override func forEachChild(_ body: (Node) -> Void) {
    if let suggestions { body(suggestions) }
  }

  override func didTearDown() {
    inner?.end()
    suggestions = nil
  }
}
