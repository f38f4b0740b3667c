extension View {
  /// Adds a search field to the navigation bar of the screen that contains this view. If this view contains a stack, the field is
  /// in the bar of the stack's root.
  ///
  /// The view filters its content itself:
  ///
  /// ```swift
  /// List(fruits.filter { text.isEmpty || $0.contains(text) }, id: \.self) { Text($0) }
  ///   .searchable(text: $text, prompt: "Fruits")
  /// ```
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    SearchableView(content: self, text: text, isPresented: nil, placement: placement, prompt: prompt)
  }

  /// Adds a search field to the navigation bar of the screen that contains this view, or of the root of a stack in this view.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Adds a search field to the navigation bar of the screen that contains this view, or of the root of a stack in this view.
  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Adds a search field to the navigation bar. `isPresented` is true while the user searches; setting it starts or ends the
  /// search.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    SearchableView(content: self, text: text, isPresented: isPresented, placement: placement, prompt: prompt)
  }

  /// Adds a search field to the navigation bar. `isPresented` is true while the user searches; setting it starts or ends the
  /// search.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }

  /// Adds a search field to the navigation bar. `isPresented` is true while the user searches; setting it starts or ends the
  /// search.
  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }
}

nonisolated struct SearchableView<Content: View>: PrimitiveView {
  let content: Content
  let text: Binding<String>
  let isPresented: Binding<Bool>?
  let placement: SearchFieldPlacement
  let prompt: Text?

  nonisolated init(
    content: Content, text: Binding<String>, isPresented: Binding<Bool>?, placement: SearchFieldPlacement, prompt: Text?
  ) {
    self.content = content
    self.text = text
    self.isPresented = isPresented
    self.placement = placement
    self.prompt = prompt
  }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    SearchableNode(view, type, context)
  }
}

/// The environment key of a search that a view around a stack declares. Such a search has no bar. The root of the stack shows its
/// field.
nonisolated struct UnplacedSearchKey: EnvironmentKey {
  static var defaultValue: (any SearchingNode)? { nil }
}
