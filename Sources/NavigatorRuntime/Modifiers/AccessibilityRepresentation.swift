import NavigatorHost

extension View {
  /// Replaces this view with other views for assistive technologies.
  ///
  /// ```swift
  /// CustomSwitch(isOn: $isOn)
  ///   .accessibilityRepresentation { Toggle("Sound", isOn: $isOn) }
  /// ```
  nonisolated public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
    accessibilityHidden(true).representation(representation())
  }

  /// Replaces the views inside this view with other views for assistive technologies. This view keeps its label and value.
  ///
  /// ```swift
  /// Canvas { draw(days, in: &$0, of: $1) }
  ///   .accessibilityLabel("Rain")
  ///   .accessibilityChildren {
  ///     ForEach(days) { Text("\($0.name): \($0.millimeters) millimeters") }
  ///   }
  /// ```
  nonisolated public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    accessibilityElement(children: .replaced).representation(children())
  }

  /// Adds views for assistive technologies that replace this view.
  nonisolated private func representation<V: View>(_ views: V) -> some View {
    overlay { ElementView(.box, content: [.kind: .kind(.representation)]) { views } }
  }

  /// Adds information with a label that assistive technologies read with this view.
  nonisolated public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?, importance: AXCustomContent.Importance = .default
  ) -> some View {
    CustomContentView(content: self, label: key.label, value: value)
  }

  /// Adds localized information with a label that assistive technologies read with this view.
  nonisolated public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey, importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(key, Text(valueKey), importance: importance)
  }

  /// Adds information with a label that assistive technologies read with this view.
  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent<V: StringProtocol>(
    _ key: AccessibilityCustomContentKey, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(key, Text(value), importance: importance)
  }

  /// Adds information with a label that assistive technologies read with this view.
  nonisolated public func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> some View {
    CustomContentView(content: self, label: label, value: value)
  }

  /// Adds information with a localized label that assistive technologies read with this view.
  nonisolated public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(Text(labelKey), value, importance: importance)
  }

  /// Adds information with a localized label that assistive technologies read with this view.
  nonisolated public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey, importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(Text(labelKey), Text(valueKey), importance: importance)
  }

  /// Adds information with a localized label that assistive technologies read with this view.
  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(Text(labelKey), Text(value), importance: importance)
  }

  /// Makes this text a heading of a level. Hosts have headings of three levels.
  nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    box(.content(.level, .number(Double(max(level.rawValue, 1)))))
  }
}

/// A key that identifies custom content by a name.
nonisolated public struct AccessibilityCustomContentKey: Equatable {
  let label: Text
  private let id: String

  /// Creates a key with a label.
  public init(_ label: Text, id: String) {
    self.label = label
    self.id = id
  }

  /// Creates a key with a localized label.
  public init(_ labelKey: LocalizedStringKey, id: String) {
    self.init(Text(labelKey), id: id)
  }

  /// Creates a key with a localized label, which identifies it.
  public init(_ labelKey: LocalizedStringKey) {
    self.init(Text(labelKey), id: "\(labelKey)")
  }
}

/// A namespace for the properties of custom content.
nonisolated public enum AXCustomContent {
  /// The importance of custom content. Hosts read all of it.
  public enum Importance: UInt, Sendable {
    /// The content is read on request.
    case `default`
    /// The content is always read.
    case high
  }
}

/// The level of a heading.
nonisolated public enum AccessibilityHeadingLevel: UInt, Sendable {
  /// A heading without a level.
  case unspecified
  /// A heading of the first level.
  case h1
  /// A heading of the second level.
  case h2
  /// A heading of the third level.
  case h3
  /// A heading of the fourth level.
  case h4
  /// A heading of the fifth level.
  case h5
  /// A heading of the sixth level.
  case h6
}

/// A view that adds custom content to the content of the next element below.
nonisolated struct CustomContentView<Content: View>: ComputedBoxView {
  let content: Content
  let label: Text
  let value: Text?

  nonisolated init(content: Content, label: Text, value: Text?) {
    self.content = content
    self.label = label
    self.value = value
  }

  @MainActor func makeModifiers(for node: ComputedBoxNode<Self, Content>) -> [BoxModifier] {
    guard let value else { return [] }
    return [.content(.customContent, .strings(["\(node.string(of: label)): \(node.string(of: value))"]))]
  }
}
