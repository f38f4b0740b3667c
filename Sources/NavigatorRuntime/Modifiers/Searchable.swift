extension View {
  /// Puts a search field into the navigation bar of the screen that the view is on; around a stack, of the stack's root.
  ///
  /// What to show for a text is for the view to say:
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

  /// Puts a search field into the navigation bar of the screen that the view is on; around a stack, of the stack's root.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Puts a search field into the navigation bar of the screen that the view is on; around a stack, of the stack's root.
  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Puts a search field into the navigation bar; a flag says whether a person is searching, and begins or ends that.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    SearchableView(content: self, text: text, isPresented: isPresented, placement: placement, prompt: prompt)
  }

  /// Puts a search field into the navigation bar; a flag says whether a person is searching, and begins or ends that.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }

  /// Puts a search field into the navigation bar; a flag says whether a person is searching, and begins or ends that.
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

/// The views of a search whose field no bar shows yet: it was declared around a stack, not on one of its screens.
nonisolated struct HomelessSearchKey: EnvironmentKey {
  static var defaultValue: (any SearchingNode)? { nil }
}
