import NavigatorHost

extension View {
  /// Hides this view from assistive technologies.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
    BoxView(content: self, modifiers: hidden ? [.content(.isAccessibilityHidden, true)] : [])
  }

  /// Makes this view one element for assistive technologies.
  ///
  /// - Parameter children: The treatment of the views inside. By default, assistive technologies ignore them, so the element
  ///   needs a label.
  nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    box(.content(.accessibilityChildren, .accessibilityChildren(children.host)))
  }

  /// Sets whether assistive technologies treat a view as interactive. Hosts derive this from the view's actions.
  nonisolated public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> some View {
    self
  }

  /// Sets the order in which assistive technologies read siblings: the highest priority first. The default is 0.
  ///
  /// Pages set the CSS property `reading-order`, which also determines the order of the Tab key. Browsers without this property
  /// use the order of the views.
  nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    box(.unranked(.readingPriority(sortPriority.isFinite ? sortPriority : 0)))
  }

  /// Sets the names with which voice control refers to this view. HTML has no attribute for them, so a browser's voice control
  /// uses the view's label.
  nonisolated public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
    InputLabelsView(content: self, labels: inputLabels)
  }

  /// Sets the names with which voice control refers to this view; see ``accessibilityInputLabels(_:)``.
  nonisolated public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View {
    accessibilityInputLabels(inputLabelKeys.map { Text($0) })
  }

  /// Sets the names with which voice control refers to this view; see ``accessibilityInputLabels(_:)``.
  @_disfavoredOverload
  nonisolated public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View {
    accessibilityInputLabels(inputLabels.map { Text($0) })
  }

  /// Sets whether this view keeps its colors when assistive technologies invert the colors of the screen. It has no effect in
  /// browsers.
  nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    self
  }
}

/// A view that adds its names for voice control to the content of the next element below.
nonisolated struct InputLabelsView<Content: View>: ComputedBoxView {
  let content: Content
  let labels: [Text]

  @MainActor func makeModifiers(for node: ComputedBoxNode<Self, Content>) -> [BoxModifier] {
    labels.isEmpty ? [] : [.content(.inputLabels, .strings(labels.map { node.string(of: $0) }))]
  }
}

/// The treatment of the views inside an element for assistive technologies.
nonisolated public struct AccessibilityChildBehavior: Hashable {
  /// The treatment for hosts.
  let host: Content.AccessibilityChildren

  /// Assistive technologies ignore the views inside.
  public static var ignore: AccessibilityChildBehavior { AccessibilityChildBehavior(host: .ignore) }
  /// The views inside are elements of a group.
  public static var contain: AccessibilityChildBehavior { AccessibilityChildBehavior(host: .contain) }
  /// The texts of the views inside are the label of the element.
  public static var combine: AccessibilityChildBehavior { AccessibilityChildBehavior(host: .combine) }
  /// Other views take the place of the views inside.
  static var replaced: AccessibilityChildBehavior { AccessibilityChildBehavior(host: .replaced) }
}
