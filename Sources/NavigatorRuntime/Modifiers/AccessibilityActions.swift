import NavigatorHost

extension View {
  /// Adds an action that assistive technologies offer for this view.
  ///
  /// Pages offer the actions of a view as a menu, which the context menu key, a secondary click or a long press opens.
  nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(named: actionKind.name, handler)
  }

  /// Adds an action with a name that assistive technologies offer for this view.
  nonisolated public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
    let handler = MainActorValue(handler)
    return AccessibilityActionsView(
      content: self,
      actions: Button {
        handler.value()
      } label: {
        name
      })
  }

  /// Adds an action with a localized name that assistive technologies offer for this view.
  nonisolated public func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void) -> some View {
    accessibilityAction(named: Text(nameKey), handler)
  }

  /// Adds an action with a name that assistive technologies offer for this view.
  @_disfavoredOverload
  nonisolated public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(named: Text(name), handler)
  }

  /// Adds an action with a label that assistive technologies offer for this view.
  nonisolated public func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View {
    let action = MainActorValue(action)
    return AccessibilityActionsView(content: self, actions: Button(action: { action.value() }, label: label))
  }

  /// Adds the actions of buttons that assistive technologies offer for this view.
  nonisolated public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    AccessibilityActionsView(content: self, actions: content())
  }

  /// Adds the actions of buttons in a category that assistive technologies offer for this view. Hosts offer all actions together.
  nonisolated public func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
  ) -> some View {
    accessibilityActions(content)
  }

  /// Adds an action that adjusts the value of this view. Assistive technologies offer it as two actions.
  ///
  /// In pages, the view is a spin button that the keyboard focuses and whose value the arrow keys change.
  nonisolated public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    let handler = MainActorValue(handler)
    return AccessibilityActionsView(
      content: self,
      actions: TupleView(
        (
          Button(SystemWord.increment) { handler.value(.increment) },
          Button(SystemWord.decrement) { handler.value(.decrement) }
        )), adjustment: handler)
  }
}

extension View {
  /// Returns this view as a control whose value the arrow keys change.
  nonisolated fileprivate func adjustable(_ handler: MainActorValue<(AccessibilityAdjustmentDirection) -> Void>) -> some View {
    box(.content(.traits, .strings(["spinbutton"])))
      .focusable()
      .onKeyPress(keys: [.upArrow, .rightArrow, .downArrow, .leftArrow]) { press in
        handler.value([.upArrow, .rightArrow].contains(press.key) ? .increment : .decrement)
        return .handled
      }
  }
}

/// A category of actions for assistive technologies.
nonisolated public struct AccessibilityActionCategory: Equatable, Sendable {
  private let name: Text

  /// The default category.
  public static let `default` = AccessibilityActionCategory(Text(verbatim: ""))
  /// The actions that edit the content of a view.
  public static let edit = AccessibilityActionCategory(Text(SystemWord.edit))

  /// Creates a category with a name.
  public init(_ name: Text) {
    self.name = name
  }

  /// Creates a category with a localized name.
  public init(_ nameKey: LocalizedStringKey) {
    self.init(Text(nameKey))
  }

  /// Creates a category with a name.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S) {
    self.init(Text(name))
  }
}

/// The kind of an action for assistive technologies.
nonisolated public struct AccessibilityActionKind: Equatable, Sendable {
  let name: Text

  /// The action of a view's activation.
  public static let `default` = AccessibilityActionKind(named: Text(SystemWord.activate))
  /// The action that closes a view.
  public static let escape = AccessibilityActionKind(named: Text(SystemWord.dismiss))
  /// The most important action of a view.
  public static let magicTap = AccessibilityActionKind(named: Text(SystemWord.primaryAction))

  /// Creates a kind with a name.
  public init(named name: Text) {
    self.name = name
  }
}

/// The direction in which a value is adjusted.
nonisolated public enum AccessibilityAdjustmentDirection: Sendable {
  /// To a larger value.
  case increment
  /// To a smaller value.
  case decrement
}

/// A view whose element offers actions as a menu.
nonisolated struct AccessibilityActionsView<Content: View, Actions: View>: View, AccessibilityActionsProviding {
  let content: Content
  let actions: Actions
  /// The action that the arrow keys perform, if the view is adjustable.
  let ownAdjustment: MainActorValue<(AccessibilityAdjustmentDirection) -> Void>?
  @State private var isPresented = false

  init(
    content: Content, actions: Actions, adjustment: MainActorValue<(AccessibilityAdjustmentDirection) -> Void>? = nil
  ) {
    self.content = content
    self.actions = actions
    ownAdjustment = adjustment
  }

  var adjustment: MainActorValue<(AccessibilityAdjustmentDirection) -> Void>? { ownAdjustment ?? inner?.adjustment }

  var offeredActions: AnyView { AnyView(TupleView((inner?.offeredActions, actions))) }
  var offeringContent: AnyView { inner?.offeringContent ?? AnyView(content) }
  var actionNames: [Text] { (inner?.actionNames ?? []) + names(ofActions: actions) }

  private var inner: (any AccessibilityActionsProviding)? { content as? any AccessibilityActionsProviding }

  @MainActor var body: some View {
    let isPresented = $isPresented
    let content = adjustment.map { AnyView(offeringContent.adjustable($0)) } ?? offeringContent
    MenuRequestView(
      content: ActionNamesView(content: content, names: actionNames), isPresented: isPresented, opensOnRequest: true
    )
    .presentingMenu(of: offeredActions, isPresented)
  }
}

/// A view with actions. The actions of nested views are offered together.
nonisolated protocol AccessibilityActionsProviding {
  var offeredActions: AnyView { get }
  var offeringContent: AnyView { get }
  var actionNames: [Text] { get }
  var adjustment: MainActorValue<(AccessibilityAdjustmentDirection) -> Void>? { get }
}

/// A view that adds the names of actions to the content of the next element below.
nonisolated struct ActionNamesView<Content: View>: ComputedBoxView {
  let content: Content
  let names: [Text]

  nonisolated init(content: Content, names: [Text]) {
    self.content = content
    self.names = names
  }

  @MainActor func makeModifiers(for node: ComputedBoxNode<Self, Content>) -> [BoxModifier] {
    let names = names.map { node.string(of: $0) }
    return names.isEmpty ? [] : [.content(.actions, .strings(names))]
  }
}
