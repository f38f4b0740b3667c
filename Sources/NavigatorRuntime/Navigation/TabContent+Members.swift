extension ForEach: TabContent where Content: TabContent {
  /// The type of the tabs' values.
  public typealias TabValue = Content.TabValue
}

extension ForEach: PrimitiveTabContent where Content: TabContent {
  @MainActor var tabs: AnyView {
    let content = MainActorValue(content)
    return AnyView(ForEach<Data, ID, AnyView>(data: data, content: { NavigatorRuntime.tabs(of: content.value($0)) }, id: id))
  }
}

extension ForEach where ID == Data.Element.ID, Content: TabContent, Data.Element: Identifiable {
  /// Creates a tab for each element of a collection.
  nonisolated public init<V>(
    _ data: Data, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TabValue {
    self.init(data: data, content: content, id: { $0.id })
  }
}

extension ForEach where Content: TabContent {
  /// Creates a tab for each element of a collection.
  ///
  /// - Parameter id: The key path to the identity of an element.
  nonisolated public init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TabValue {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }
}

extension TabContent {
  /// Shows a number on the tab. 0 shows no badge.
  nonisolated public func badge(_ count: Int) -> some TabContent<TabValue> {
    badge(count == 0 ? nil : Text(verbatim: "\(count)"))
  }

  /// Shows a text on the tab. Nil shows no badge.
  nonisolated public func badge(_ label: Text?) -> some TabContent<TabValue> {
    BadgedTab(content: self, label: label)
  }

  /// Shows a text on the tab. Nil shows no badge.
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
    badge(key.map { Text($0) })
  }

  /// Shows a text on the tab. Nil shows no badge.
  @_disfavoredOverload
  nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
    badge(label.map { Text($0) })
  }
}

/// Tab content with a badge.
nonisolated struct BadgedTab<C: TabContent>: PrimitiveTabContent {
  typealias TabValue = C.TabValue
  let content: C
  let label: Text?

  nonisolated init(content: C, label: Text?) {
    self.content = content
    self.label = label
  }

  @MainActor var tabs: AnyView { AnyView(NavigatorRuntime.tabs(of: content).badge(label)) }
}
