/// The content of a tab view: one or more tabs.
@MainActor
@preconcurrency
public protocol TabContent<TabValue> {
  /// The type of the values that identify tabs in a selection; `Never` if tabs have no values. The default is the type of the
  /// body's tabs.
  associatedtype TabValue: Hashable = Body.TabValue
  /// The type of this content's tabs.
  associatedtype Body: TabContent
  /// The tabs of this content.
  @TabContentBuilder<Self.TabValue> @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: TabContent {
  /// The type of the tabs' values.
  public typealias TabValue = Never
}

/// Tab content that provides its views directly.
@MainActor
protocol PrimitiveTabContent: TabContent where Body == Never {
  var tabs: AnyView { get }
}

extension PrimitiveTabContent {
  /// A body that is never evaluated, because the runtime shows the tabs.
  public var body: Never {
    fatalError("\(Self.self) has no body: the runtime shows its tabs")
  }
}

@MainActor
func tabs<C: TabContent>(of content: C) -> AnyView {
  if let primitive = content as? any PrimitiveTabContent { return primitive.tabs }
  return Nesting.entering(C.self, ifTooDeep: AnyView(EmptyView())) { tabs(of: content.body) }
}

/// A result builder that creates the tabs of a tab view.
@resultBuilder
nonisolated public struct TabContentBuilder<TabValue: Hashable> {
  /// Returns a tab unchanged.
  public static func buildExpression<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }

  /// Returns the only content of a block.
  public static func buildBlock<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }

  /// Combines the tabs of a block.
  @_disfavoredOverload
  public static func buildBlock<each C: TabContent>(_ content: repeat each C) -> some TabContent<TabValue> {
    // `buildExpression` has checked each `TabValue`. A parameter pack cannot express that constraint.
    var makers: [TabSequence<TabValue>.Maker] = []
    for item in repeat each content {
      let item = MainActorValue(item)
      makers.append { NavigatorRuntime.tabs(of: item.value) }
    }
    return TabSequence<TabValue>(makers: makers)
  }

  /// Returns the content of an `if` without an `else`.
  public static func buildIf<C: TabContent>(_ content: C?) -> C? where C.TabValue == TabValue { content }

  /// Returns the content of the first branch.
  public static func buildEither<T: TabContent, F: TabContent>(
    first: T
  ) -> _ConditionalContent<T, F> where T.TabValue == TabValue, F.TabValue == TabValue {
    _ConditionalContent(storage: .first(first))
  }

  /// Returns the content of the second branch.
  public static func buildEither<T: TabContent, F: TabContent>(
    second: F
  ) -> _ConditionalContent<T, F> where T.TabValue == TabValue, F.TabValue == TabValue {
    _ConditionalContent(storage: .second(second))
  }

  /// A view that shows tabs as the content of a tab view.
  nonisolated public struct Content<C: TabContent>: View {
    let tabs: C

    nonisolated init(tabs: C) {
      self.tabs = tabs
    }

    /// The views of the tabs.
    @MainActor public var body: some View { NavigatorRuntime.tabs(of: tabs) }
  }
}

/// A sequence of tabs.
nonisolated struct TabSequence<TabValue: Hashable>: PrimitiveTabContent {
  typealias Maker = @MainActor () -> AnyView
  let makers: [Maker]

  @MainActor var tabs: AnyView { AnyView(ForEach(makers.indices) { makers[$0]() }) }
}

extension Optional: TabContent where Wrapped: TabContent {
  /// The type of the tabs' values.
  public typealias TabValue = Wrapped.TabValue
}

extension Optional: PrimitiveTabContent where Wrapped: TabContent {
  @MainActor var tabs: AnyView {
    if let self { NavigatorRuntime.tabs(of: self) } else { AnyView(EmptyView()) }
  }
}

extension _ConditionalContent: TabContent
where TrueContent: TabContent, FalseContent: TabContent, TrueContent.TabValue == FalseContent.TabValue {
  /// The type of the tabs' values.
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
