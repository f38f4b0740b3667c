import NavigatorHost

/// A group of related controls. The style determines whether the controls are in a row or in a menu.
nonisolated public struct ControlGroup<Content: View>: View {
  let content: Content
  let label: AnyView?
  @Environment(\.controlGroupStyleValue) private var style

  /// Creates a group of controls.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.content = content()
    label = nil
  }

  /// The control group in the current style.
  @MainActor public var body: some View {
    if let custom = style.custom {
      let configuration = ControlGroupStyleConfiguration(
        content: .init(view: AnyView(content)), label: .init(view: label ?? AnyView(EmptyView())), isLabeled: label != nil)
      custom.body(of: configuration, resetting: ControlGroupStyleKey.self)
    } else {
      ControlRow(content: content, variant: style.variant, label: label.flatMap { readableText(of: $0) })
    }
  }
}

/// A row of controls in a style of the host. Palettes and compact menus display only the icons of the controls.
nonisolated struct ControlRow<Content: View>: View {
  let content: Content
  let variant: NavigatorHost.Content.Variant
  /// The name of the group for assistive technologies, or nil.
  let label: Text?

  nonisolated init(content: Content, variant: NavigatorHost.Content.Variant, label: Text? = nil) {
    self.content = content
    self.variant = variant
    self.label = label
  }

  @MainActor var body: some View {
    ElementView(.controlGroup, content: variant == .automatic ? [:] : [.variant: .variant(variant)]) {
      if variant == .palette || variant == .compactMenu {
        content.labelStyle(.iconOnly)
      } else {
        content
      }
    }
    .contentText(label, for: .label)
  }
}

extension ControlGroup {
  /// Creates a group of controls with a label.
  nonisolated public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == LabeledControlGroupContent<C, L> {
    self.init(labeled: content(), label())
  }

  /// Creates a group of controls with a localized title.
  nonisolated public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(labeled: content(), Text(titleKey))
  }

  /// Creates a group of controls with a title.
  @_disfavoredOverload
  nonisolated public init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(labeled: content(), Text(title))
  }

  private init<C: View, L: View>(labeled content: C, _ label: L) where Content == LabeledControlGroupContent<C, L> {
    self.content = LabeledControlGroupContent(content: content)
    self.label = AnyView(label)
  }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// Creates a control group from a style configuration.
  nonisolated public init(_ configuration: ControlGroupStyleConfiguration) {
    content = configuration.content
    label = AnyView(configuration.label)
  }
}

/// The controls of a labeled group.
nonisolated public struct LabeledControlGroupContent<Content: View, Label: View>: View {
  let content: Content

  /// The controls of the group.
  @MainActor public var body: some View { content }
}
