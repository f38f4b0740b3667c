import NavigatorHost

/// A control that presents a menu of actions.
///
/// ```swift
/// Menu("Actions") {
///   Button("Duplicate") { duplicate() }
///   Picker("Order", selection: $order) {
///     ForEach(Order.allCases) { Text($0.name).tag($0) }
///   }
///   Menu("Copy") { Button("Copy Formatted") { copyFormatted() } }
/// }
/// ```
///
/// Choosing an item closes the menu unless `menuActionDismissBehavior(.disabled)` applies to the item. A menu without items does
/// not open.
nonisolated public struct Menu<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  let primaryAction: (@MainActor () -> Void)?
  @State private var isPresented = false
  @Environment(\.menuStyle) private var style
  @Environment(\.menuIndicatorVisibility) private var indicatorVisibility

  init(content: Content, label: Label, primary: (@MainActor () -> Void)?) {
    self.content = content
    self.label = label
    primaryAction = primary
  }

  /// Creates a menu with a label view.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(content: content(), label: label(), primary: nil)
  }

  /// Creates a menu with a label view and a primary action for taps. A long press or a secondary click opens the menu.
  @preconcurrency
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content(), label: label(), primary: primaryAction)
  }

  /// The menu in the current style.
  @MainActor public var body: some View {
    if let style {
      let configuration = MenuStyleConfiguration(
        label: .init(view: AnyView(label)), content: .init(view: AnyView(content)), primaryAction: primaryAction)
      style.body(of: configuration, resetting: MenuStyleKey.self)
    } else {
      // The button of a submenu does not close the enclosing menu.
      EnvironmentView(content: button, change: InternalChange(key: AlertResponseKey.self, value: nil))
        .presentingMenu(of: content, $isPresented)
    }
  }

  @MainActor private var button: some View {
    let presented = $isPresented
    let open: @MainActor () -> Void = { presented.wrappedValue = true }
    var state: NavigatorHost.Content = [.kind: .kind(.menu)]
    if indicatorVisibility == .visible { state[.showsIndicators] = true }
    return MenuRequestView(
      content: Button(content: state, action: primaryAction ?? open) { label }, isPresented: presented,
      opensOnRequest: primaryAction != nil, isMenuButton: true)
  }
}

extension Menu where Label == Text {
  /// Creates a menu with a localized title.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content(), label: Text(titleKey), primary: nil)
  }

  /// Creates a menu with a title from a localized string resource.
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content(), label: Text(titleResource), primary: nil)
  }

  /// Creates a menu with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content(), label: Text(title), primary: nil)
  }

  /// Creates a menu with a localized title and a primary action for taps.
  @preconcurrency
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content(), label: Text(titleKey), primary: primaryAction)
  }

  /// Creates a menu with a title and a primary action for taps.
  @preconcurrency
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content(), label: Text(title), primary: primaryAction)
  }
}

extension Menu where Label == NavigatorRuntime.Label<Text, Image> {
  /// Creates a menu with a localized title and a system image.
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content(), label: NavigatorRuntime.Label(titleKey, systemImage: systemImage), primary: nil)
  }

  /// Creates a menu with a title and a system image.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content(), label: NavigatorRuntime.Label(title, systemImage: systemImage), primary: nil)
  }

  /// Creates a menu with a localized title, a system image and a primary action for taps.
  @preconcurrency
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content(), label: NavigatorRuntime.Label(titleKey, systemImage: systemImage), primary: primaryAction)
  }

  /// Creates a menu with a title, a system image and a primary action for taps.
  @preconcurrency
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content(), label: NavigatorRuntime.Label(title, systemImage: systemImage), primary: primaryAction)
  }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// Creates a menu from a style configuration.
  nonisolated public init(_ configuration: MenuStyleConfiguration) {
    self.init(content: configuration.content, label: configuration.label, primary: configuration.primaryAction)
  }
}

extension View {
  /// Presents a menu while a binding is true.
  nonisolated func presentingMenu<Items: View>(
    of items: Items, preview: AnyView? = nil, _ isPresented: Binding<Bool>
  ) -> some View {
    PresenterView(
      content: self, kind: .menu,
      current: {
        guard isPresented.wrappedValue else { return nil }
        // The styles of menu items do not apply to the preview.
        let styled = EnvironmentView(content: items, change: MenuItemsChange())
        let view = preview.map { AnyView(PreviewedItems(items: styled, preview: $0)) } ?? AnyView(styled)
        return PresentedContent(identity: 0, view: view)
      },
      dismissed: { isPresented.wrappedValue = false })
  }
}

/// A view whose element requests a menu.
nonisolated struct MenuRequestView<Content: View>: ComputedBoxView {
  let content: Content
  let isPresented: Binding<Bool>
  let opensOnRequest: Bool
  /// A Boolean value that indicates whether the content is a menu button, which shows whether the menu is open.
  var isMenuButton = false

  @MainActor func makeModifiers(for node: ComputedBoxNode<Self, Content>) -> [BoxModifier] {
    var modifiers: [BoxModifier] = isMenuButton ? [.content(.isExpanded, .bool(isPresented.wrappedValue))] : []
    if opensOnRequest, node.inherited.isEnabled { modifiers.append(.menu { [isPresented] in isPresented.wrappedValue = true }) }
    return modifiers
  }
}
