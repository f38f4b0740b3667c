import NavigatorHost

extension View {
  /// Hides this view from assistive technologies.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
    BoxView(content: self, modifiers: hidden ? [.content(.isAccessibilityHidden, true)] : [])
  }

  /// Makes this view one element for assistive technologies.
  ///
  /// - Parameter children: The treatment of the views inside. By default assistive technologies do not reach them, so the element
  ///   needs a label.
  nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    box(.content(.accessibilityChildren, .string(children.hostName)))
  }

  /// Sets whether a view reacts to the user for assistive technologies. Hosts derive it from the view's actions.
  nonisolated public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> some View {
    self
  }

  /// Sets the order in which assistive technologies read siblings. Hosts read in the order of the views.
  nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    self
  }

  /// Sets the names by which voice control finds this view. Hosts use its label.
  nonisolated public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
    self
  }

  /// Sets the names by which voice control finds this view. Hosts use its label.
  nonisolated public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View {
    self
  }

  /// Sets the names by which voice control finds this view. Hosts use its label.
  @_disfavoredOverload
  nonisolated public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View {
    self
  }

  /// Sets whether assistive technologies invert the colors of this view. Hosts leave that to the browser.
  nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    self
  }
}

/// The treatment of the views inside an element for assistive technologies.
nonisolated public struct AccessibilityChildBehavior: Hashable {
  let hostName: String

  /// Assistive technologies do not reach the views inside.
  public static var ignore: AccessibilityChildBehavior { AccessibilityChildBehavior(hostName: "ignore") }
  /// The views inside are elements of a group.
  public static var contain: AccessibilityChildBehavior { AccessibilityChildBehavior(hostName: "contain") }
  /// The texts of the views inside are the label of the element. Hosts read them as a group.
  public static var combine: AccessibilityChildBehavior { AccessibilityChildBehavior(hostName: "combine") }
}
