/// A view whose members are subviews of its container.
nonisolated protocol SubviewGroup: SectionHolder {
  /// A Boolean value that indicates whether the number of members depends on the value of the view, or is not 1. If it is false,
  /// the members of ``memberTypes`` determine the number.
  static var holdsMembers: Bool { get }
  /// The views inside the group that are known without evaluating a closure.
  var groupedViews: [any View] { get }

  func expand(into expansion: inout SubviewExpansion, _ context: SubviewExpansion.Context)
}

nonisolated extension SubviewGroup {
  static var holdsMembers: Bool { false }
  var groupedViews: [any View] { [] }
}

/// A view that modifies another view. Container values and sections are visible through it.
nonisolated protocol SubviewModifier: SectionHolder {
  associatedtype Content: View
  /// The view that is modified.
  var content: Content { get }
  var containerChange: ((inout ContainerValues) -> Void)? { get }
  /// A Boolean value that indicates whether the modifier has no visible effect on its content. It is applied once to a
  /// section, and other modifiers are applied to each view in the section.
  static var isEffect: Bool { get }
  /// A Boolean value that indicates whether the modifier applies to each member of a group, and once to a group without members,
  /// although it has no visible effect.
  static var countsMembers: Bool { get }
  /// Returns another view with the modifier.
  func modifying(_ view: AnyView) -> AnyView
}

nonisolated extension SubviewModifier {
  var modifiedSubview: any View { content }
  var containerChange: ((inout ContainerValues) -> Void)? { nil }
  static var isEffect: Bool { false }
  static var countsMembers: Bool { false }
  static var memberTypes: [any View.Type] { [Content.self] }
}

// MARK: - Container values

nonisolated extension ContainerValueView: SubviewModifier {
  var containerChange: ((inout ContainerValues) -> Void)? { { $0[keyPath: keyPath] = value } }
  func modifying(_ view: AnyView) -> AnyView {
    AnyView(ContainerValueView<AnyView, Value>(content: view, keyPath: keyPath, value: value))
  }
}

nonisolated extension TaggedView: SubviewModifier {
  var containerChange: ((inout ContainerValues) -> Void)? { { $0.tags.append(AnyHashable(tag)) } }
  func modifying(_ view: AnyView) -> AnyView { AnyView(TaggedView<AnyView, Tag>(content: view, tag: tag)) }
}

nonisolated extension BoxView: SubviewModifier {
  /// The change of the container values by modifiers of cells of a grid.
  var containerChange: ((inout ContainerValues) -> Void)? {
    let traits = modifiers.compactMap { modifier in
      if case .content(let key, let value) = modifier, key.isCellTrait { (key, value) } else { nil }
    }
    guard !traits.isEmpty else { return nil }
    return { values in
      for (key, value) in traits { values[GridCellKey.self].set(key, value) }
    }
  }

  func modifying(_ view: AnyView) -> AnyView {
    var box = BoxView<AnyView>(content: view, modifiers: modifiers)
    box.frameAlignment = frameAlignment
    return AnyView(box)
  }
}

// MARK: - Modifiers of the appearance

nonisolated extension EnvironmentView: SubviewModifier {
  var containerChange: ((inout ContainerValues) -> Void)? { selectionChange }
  func modifying(_ view: AnyView) -> AnyView { AnyView(EnvironmentView<AnyView, Change>(content: view, change: change)) }
}

nonisolated extension IdentifiedView: SubviewModifier {
  func modifying(_ view: AnyView) -> AnyView { AnyView(IdentifiedView<AnyView, ID>(content: view, id: id)) }
}

nonisolated extension TextContentView: SubviewModifier {
  func modifying(_ view: AnyView) -> AnyView { AnyView(TextContentView<AnyView>(content: view, key: key, text: text)) }
}

nonisolated extension AnimationView: SubviewModifier {
  func modifying(_ view: AnyView) -> AnyView {
    AnyView(AnimationView<AnyView, Value>(content: view, value: value, animation: animation))
  }
}

nonisolated extension TransactionView: SubviewModifier {
  func modifying(_ view: AnyView) -> AnyView {
    AnyView(TransactionView<AnyView, Value>(content: view, value: value, transform: transform))
  }
}

nonisolated extension PaintedBox {
  func modifying(_ view: AnyView) -> AnyView {
    var box = PaintedBox<AnyView>(content: view, style: style, part: part, setsMaterial: setsMaterial)
    box.mayBlend = mayBlend
    return AnyView(box)
  }
}

nonisolated extension BorderedView: SubviewModifier {
  func modifying(_ view: AnyView) -> AnyView {
    AnyView(BorderedView<AnyView>(content: view, style: style, width: width, mayHavePattern: mayHavePattern))
  }
}

nonisolated extension LayeredView {
  func modifying(_ view: AnyView) -> AnyView {
    AnyView(LayeredView<AnyView, Layer>(content: view, layer: layer, role: role, alignment: alignment))
  }
}

nonisolated extension TapView: SubviewModifier {
  func modifying(_ view: AnyView) -> AnyView { AnyView(TapView<AnyView>(content: view, count: count, action: action)) }
}

nonisolated extension RowBackgroundView: SubviewModifier {
  func modifying(_ view: AnyView) -> AnyView {
    AnyView(RowBackgroundView<AnyView, Background>(content: view, background: background))
  }
}

nonisolated extension RowPartView: SubviewModifier {
  func modifying(_ view: AnyView) -> AnyView { AnyView(RowPartView<AnyView>(content: view, part: part)) }
}

nonisolated extension RowTintView: SubviewModifier {
  func modifying(_ view: AnyView) -> AnyView { AnyView(RowTintView<AnyView>(content: view, color: color, isTop: isTop)) }
}

nonisolated extension SectionTintView: SubviewModifier {
  func modifying(_ view: AnyView) -> AnyView { AnyView(SectionTintView<AnyView>(content: view, color: color, edges: edges)) }
}

nonisolated extension RowRestrictionView: SubviewModifier {
  func modifying(_ view: AnyView) -> AnyView {
    AnyView(RowRestrictionView<AnyView>(content: view, restriction: restriction))
  }
}

nonisolated extension ModifiedContent: SubviewModifier, SectionHolder where Content: View, Modifier: ViewModifier {
  /// The content is visible through the body of the modifier, unless it is in a container there.
  static var memberTypes: [any View.Type] {
    appliesToEachView || mayHoldSections(Modifier.Body.self) ? [Content.self] : []
  }

  func modifying(_ view: AnyView) -> AnyView {
    AnyView(ModifiedContent<AnyView, Modifier>(content: view, modifier: modifier))
  }
}

// MARK: - Modifiers without an effect on the appearance

nonisolated extension LifecycleView: SubviewModifier {
  static var isEffect: Bool { true }
  func modifying(_ view: AnyView) -> AnyView {
    AnyView(LifecycleView<AnyView>(content: view, appear: appear, disappear: disappear))
  }
}

nonisolated extension TaskView: SubviewModifier {
  static var isEffect: Bool { true }
  func modifying(_ view: AnyView) -> AnyView {
    AnyView(TaskView<AnyView, ID>(content: view, id: id, priority: priority, action: action))
  }
}

nonisolated extension OnChangeView: SubviewModifier {
  static var isEffect: Bool { true }
  func modifying(_ view: AnyView) -> AnyView {
    AnyView(
      OnChangeView<AnyView, Value>(
        content: view, value: value, initial: initial, runsPreviousAction: runsPreviousAction, action: action))
  }
}

nonisolated extension OnReceiveView: SubviewModifier {
  static var isEffect: Bool { true }
  func modifying(_ view: AnyView) -> AnyView {
    AnyView(OnReceiveView<AnyView, P>(content: view, publisher: publisher, action: action))
  }
}

nonisolated extension OptionView: SubviewModifier {
  static var isEffect: Bool { true }
  func modifying(_ view: AnyView) -> AnyView { AnyView(OptionView<AnyView>(content: view, option: option, style: style)) }
}

nonisolated extension PreferenceView: SubviewModifier {
  static var isEffect: Bool { true }
  static var countsMembers: Bool { true }
  func modifying(_ view: AnyView) -> AnyView { AnyView(PreferenceView<AnyView, K>(content: view, change: change)) }
}

nonisolated extension PresenterView: SubviewModifier {
  static var isEffect: Bool { true }
  func modifying(_ view: AnyView) -> AnyView {
    AnyView(
      PresenterView<AnyView>(content: view, kind: kind, current: current, dismissed: dismissed, onDismiss: onDismiss))
  }
}

nonisolated extension PresenceView: SubviewModifier {
  static var isEffect: Bool { true }
  func modifying(_ view: AnyView) -> AnyView {
    AnyView(PresenceView<AnyView>(content: view, appear: appear, disappear: disappear))
  }
}

/// A modifier that adds items to the bars of a screen.
nonisolated protocol ToolbarModifier {}

nonisolated extension ToolbarView: SubviewModifier, ToolbarModifier {
  static var isEffect: Bool { true }
  func modifying(_ view: AnyView) -> AnyView { AnyView(ToolbarView<AnyView>(content: view, entries: entries)) }
}

nonisolated extension DestinationView: SubviewModifier {
  static var isEffect: Bool { true }
  func modifying(_ view: AnyView) -> AnyView {
    AnyView(DestinationView<AnyView, D, C>(content: view, destination: destination))
  }
}

nonisolated extension PushedView: SubviewModifier {
  static var isEffect: Bool { true }
  func modifying(_ view: AnyView) -> AnyView {
    AnyView(PushedView<AnyView>(content: view, current: current, popped: popped))
  }
}

nonisolated extension OpenURLView: SubviewModifier {
  static var isEffect: Bool { true }
  func modifying(_ view: AnyView) -> AnyView { AnyView(OpenURLView<AnyView>(content: view, kind: kind, action: action)) }
}
