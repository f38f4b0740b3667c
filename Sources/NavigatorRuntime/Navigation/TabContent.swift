/// What a tab view holds: tabs, one after the other.
@MainActor
@preconcurrency
public protocol TabContent<TabValue> {
  /// What tells the tabs apart in a selection; `Never` where nothing does.
  associatedtype TabValue: Hashable
  associatedtype Body: TabContent
  @TabContentBuilder<Self.TabValue> @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: TabContent {
  public typealias TabValue = Never
}

/// Tab content that knows its views itself.
@MainActor
protocol PrimitiveTabContent: TabContent where Body == Never {
  var tabs: AnyView { get }
}

extension PrimitiveTabContent {
  public var body: Never {
    fatalError("\(Self.self) has no body: the runtime shows its tabs")
  }
}

@MainActor
func tabs<C: TabContent>(of content: C) -> AnyView {
  if let primitive = content as? any PrimitiveTabContent { return primitive.tabs }
  return tabs(of: content.body)
}

/// Builds the tabs of a tab view.
@resultBuilder
nonisolated public struct TabContentBuilder<TabValue: Hashable> {
  public static func buildExpression<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }

  public static func buildBlock<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }

  @_disfavoredOverload
  public static func buildBlock<each C: TabContent>(_ content: repeat each C) -> some TabContent<TabValue> {
    // Each was held to `TabValue` by `buildExpression`: a pack cannot say so.
    var makers: [TabSequence<TabValue>.Maker] = []
    for item in repeat each content {
      let item = MainActorValue(item)
      makers.append { NavigatorRuntime.tabs(of: item.value) }
    }
    return TabSequence<TabValue>(makers: makers)
  }

  public static func buildIf<C: TabContent>(_ content: C?) -> C? where C.TabValue == TabValue { content }

  public static func buildEither<T: TabContent, F: TabContent>(
    first: T
  ) -> _ConditionalContent<T, F> where T.TabValue == TabValue, F.TabValue == TabValue {
    _ConditionalContent(storage: .first(first))
  }

  public static func buildEither<T: TabContent, F: TabContent>(
    second: F
  ) -> _ConditionalContent<T, F> where T.TabValue == TabValue, F.TabValue == TabValue {
    _ConditionalContent(storage: .second(second))
  }

  /// The tabs as the content of a tab view.
  nonisolated public struct Content<C: TabContent>: View {
    let tabs: C

    nonisolated init(tabs: C) {
      self.tabs = tabs
    }

    @MainActor public var body: some View { NavigatorRuntime.tabs(of: tabs) }
  }
}

/// Tabs one after the other.
nonisolated struct TabSequence<TabValue: Hashable>: PrimitiveTabContent {
  typealias Maker = @MainActor () -> AnyView
  let makers: [Maker]

  @MainActor var tabs: AnyView { AnyView(ForEach(makers.indices) { makers[$0]() }) }
}

extension Optional: TabContent where Wrapped: TabContent {
  public typealias TabValue = Wrapped.TabValue
}

extension Optional: PrimitiveTabContent where Wrapped: TabContent {
  @MainActor var tabs: AnyView {
    if let self { NavigatorRuntime.tabs(of: self) } else { AnyView(EmptyView()) }
  }
}

extension _ConditionalContent: TabContent
where TrueContent: TabContent, FalseContent: TabContent, TrueContent.TabValue == FalseContent.TabValue {
  public typealias TabValue = TrueContent.TabValue
}

extension _ConditionalContent: PrimitiveTabContent
where TrueContent: TabContent, FalseContent: TabContent, TrueContent.TabValue == FalseContent.TabValue {
  @MainActor var tabs: AnyView {
    switch storage {
    case .first(let content): branch(.first(NavigatorRuntime.tabs(of: content)))
    case .second(let content): branch(.second(NavigatorRuntime.tabs(of: content)))
    }
  }

  @MainActor private func branch(_ storage: _ConditionalContent<AnyView, AnyView>.Storage) -> AnyView {
    AnyView(_ConditionalContent<AnyView, AnyView>(storage: storage))
  }
}
