import NavigatorHost

/// A control that selects one of several options by their tags.
///
/// ```swift
/// Picker("Flavor", selection: $flavor) {
///   ForEach(Flavor.allCases) { Text($0.name).tag($0) }
/// }
/// ```
///
/// In the style ``NavigationLinkPickerStyle`` the picker is a link to a screen with the options. In a menu, the options are items
/// of the menu. In the style ``MenuPickerStyle`` they are items of a submenu.
nonisolated public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  /// The bindings to which a choice is written. The picker shows their value if all have the same value.
  let selections: [Binding<SelectionValue>]
  let content: Content
  let label: Label
  @Environment(\.pickerVariant) private var variant
  @Environment(\.isInMenu) private var isInMenu

  /// Creates a picker with a label view.
  nonisolated public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    selections = [selection]
    self.content = content()
    self.label = label()
  }

  /// Creates a picker with a label view.
  nonisolated public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
    selections = [selection]
    self.content = content()
    self.label = label
  }

  /// Creates a picker for the selections of all elements of a collection. It shows no selection if their values differ.
  nonisolated public init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    selections = sources.map { $0[keyPath: selection] }
    self.content = content()
    self.label = label()
  }

  /// The host's control, the link, or the submenu.
  @MainActor public var body: some View {
    let control = PickerControl(selections: selections, content: content, label: label)
    if isInMenu, variant != .menuItems, variant != .segmented {
      PickerInMenu(control: control, isSubmenu: variant == .menu || variant == .navigationLink)
    } else if variant == .navigationLink {
      LinkedPicker(control: control)
    } else {
      control
    }
  }
}

/// The host's control that selects one of several options.
nonisolated struct PickerControl<Label: View, SelectionValue: Hashable, Content: View>: PrimitiveView {
  let selections: [Binding<SelectionValue>]
  let content: Content
  let label: Label

  /// The value that all bindings have, or nil if their values differ.
  var commonSelection: SelectionValue? {
    guard let value = selections.first?.wrappedValue else { return nil }
    return selections.dropFirst().allSatisfy { $0.wrappedValue == value } ? value : nil
  }

  /// Writes a value to all bindings.
  func choose(_ value: SelectionValue) {
    for selection in selections { selection.wrappedValue = value }
  }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    PickerNode(.picker, view, type, context)
  }
}

extension Picker where Label == Text {
  /// Creates a picker with a localized title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }

  /// Creates a picker with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }

  /// Creates a picker with a localized title for the selections of all elements of a collection.
  nonisolated public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Text(titleKey) }
  }

  /// Creates a picker with a title for the selections of all elements of a collection.
  @_disfavoredOverload
  nonisolated public init<C: RandomAccessCollection, S: StringProtocol>(
    _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Text(title) }
  }
}

/// The node of a picker: its label, then an option for each element of its content, and dividers and the headers and footers of
/// sections between them.
@MainActor
final class PickerNode<Label: View, SelectionValue: Hashable, Content: View>: ElementNode<
  PickerControl<Label, SelectionValue, Content>
>, StructureNode
{
  private var label: ViewNode<ElementView<ControlLabel<Label>>>?
  private var content: ViewNode<Content>?
  private var options: [PickerOptionNode] = []
  /// The options and the other children between them, in order. The value is nil if all children are options.
  private var items: [Node]?
  private var selected: Int?
  private var isInMenu = false
  /// A Boolean value that indicates whether the options are in a menu that a host draws with their names.
  private var isMenu = false
  /// A Boolean value that indicates whether options are below each other, with dividers between them.
  private var showsDividers = false

  override func makeChildren() {
    label = childContext.make(ElementView(.pickerLabel) { ControlLabel(view.label) })
    content = childContext.make(view.content)
    updateOptions()
  }

  override func updateChildren() {
    label?.receive(ElementView(.pickerLabel) { ControlLabel(view.label) })
    content?.receive(view.content)
    updateOptions()
  }

  func settleStructure() {
    updateOptions()
  }

  /// Updates the options from the content. Existing options with the same tag keep their nodes.
  private func updateOptions() {
    var known: [ObjectIdentifier: PickerOptionNode] = [:]
    for option in options { known[ObjectIdentifier(option.shown)] = option }
    let old = self.items ?? options
    options = []
    var items: [Node] = []
    content?.forEachPickerItem { node, tag, section in
      if node.element?.role.isOption == false { return items.append(node) }
      let option = option(of: node, tag, from: &known)
      option.tag = tag
      option.menuTitle = section?.menuTitle
      options.append(option)
      items.append(option)
    }
    self.items = items.count == options.count ? nil : items
    for option in known.values { option.tearDown() }
    if !old.elementsEqual(items, by: ===) { element?.mark(.children) }
    refreshElement()
  }

  /// Returns the option of an element of the content. If the tag of an option changes, the option becomes a new element. A user
  /// who still sees the previous option therefore cannot choose the new one.
  private func option(
    of shown: Node, _ tag: AnyHashable?, from known: inout [ObjectIdentifier: PickerOptionNode]
  ) -> PickerOptionNode {
    let id = ObjectIdentifier(shown)
    guard let option = known[id], option.hasTag(tag) else { return PickerOptionNode(shown, childContext) }
    known[id] = nil
    return option
  }

  /// The selection is read only here, because an evaluation that observes an object twice invalidates itself.
  override func resolve() -> Resolved {
    let selection = track { view.commonSelection }
    selected = selection.flatMap { value in options.firstIndex { $0.tag?.selection(as: SelectionValue.self) == value } }
    var content = NavigatorHost.Content()
    if let selected { content[.selection] = .number(Double(selected)) }
    let variant = read(PickerStyleKey.self)
    if variant != .automatic { content[.variant] = .variant(variant) }
    isInMenu = variant == .menuItems
    isMenu = variant == .automatic || variant == .menu
    if isInMenu || [.segmented, .inline, .wheel].contains(variant) {
      content[.title] = readableText(of: view.label).map { .string(string(of: $0)) }
    }
    let resolved = control(content)
    // Hosts draw these options as separate controls. A menu has one control, which the state of the picker disables.
    let disablesOptions = !isMenu && resolved.content.bool(.isDisabled)
    for option in options { option.isDisabled = disablesOptions || isDisabled(option) }
    let showsDividers = isInMenu || variant == .inline
    if showsDividers != self.showsDividers {
      self.showsDividers = showsDividers
      element?.mark(.children)
    }
    return resolved
  }

  /// Returns a Boolean value that indicates whether a modifier inside the picker prevents the choice of an option. A modifier of
  /// the picker itself is ignored, because it applies to the picker as a row of a list.
  private func isDisabled(_ option: PickerOptionNode) -> Bool {
    let inner = option.shown.scope
    guard inner !== scope, EnvironmentValues(scope: inner)[SelectionDisabledKey.self] else { return false }
    return inner.overrides(SelectionDisabledKey.self, below: scope)
  }

  override func refreshLabel() {
    for (index, option) in options.enumerated() {
      option.show(isSelected: index == selected, isMenuItem: isInMenu, namesPicture: isMenu)
    }
  }

  override func handle(_ action: InputEvent.Action) -> EventOutcome {
    guard
      let id = action.chosenElement, let option = options.first(where: { $0.element?.id == id }),
      let value = option.tag?.selection(as: SelectionValue.self)
    else { return .dropped(.invalidValue) }
    guard !option.isDisabled else { return .dropped(.disabled) }
    view.choose(value)
    acknowledgeChange()
    closeMenu()
    return .handled
  }

  override func forEachChild(_ body: (Node) -> Void) {
    if let label { body(label) }
    if let content { body(content) }
    for option in options { body(option) }
  }

  override func forEachElementChild(_ body: (Node) -> Void) {
    if let label { body(label) }
    // Content that was inserted or removed since the last update is detected here, when the elements are compared.
    if !optionsAreCurrent { graph.setNeedsStructure(self) }
    for item in items ?? options where showsDividers || item.element?.role != .divider {
      if item is PickerOptionNode { item.element?.mark(.children) }
      body(item)
    }
  }

  private var optionsAreCurrent: Bool {
    let items = items ?? options
    var index = 0
    var optionsAreCurrent = true
    content?.forEachPickerItem { node, tag, section in
      let item = items.indices.contains(index) ? items[index] : nil
      if let option = item as? PickerOptionNode {
        if option.shown !== node || !option.hasTag(tag) || option.menuTitle != section?.menuTitle { optionsAreCurrent = false }
      } else if item !== node {
        optionsAreCurrent = false
      }
      index += 1
    }
    return optionsAreCurrent && index == items.count
  }
}

/// An option of a picker, around an element of the picker's content.
@MainActor
final class PickerOptionNode: Node {
  let shown: Node
  var tag: AnyHashable?
  /// The title of the option's section in the menu of the picker.
  var menuTitle: String?
  /// A Boolean value that indicates whether users cannot choose the option.
  var isDisabled = false

  init(_ shown: Node, _ context: NodeContext) {
    self.shown = shown
    super.init(context)
    element = ElementRecord(.option, node: self)
  }

  /// Returns a Boolean value that indicates whether the option has a tag. Tags that are not equal to themselves, such as NaN,
  /// count as the same one.
  func hasTag(_ other: AnyHashable?) -> Bool {
    tag == other || (tag != tag && other != other)
  }

  func show(isSelected: Bool, isMenuItem: Bool, namesPicture: Bool) {
    var content = Content()
    if namesPicture { content[.label] = pictureName.map { .string($0) } }
    if isSelected { content[.isSelected] = true }
    if isDisabled { content[.isDisabled] = true }
    if isMenuItem { content[.variant] = .variant(.menuItem) }
    content[.sectionTitle] = menuTitle.map { .string($0) }
    element?.set(content)
  }

  /// The name of an option that consists of an image, or nil.
  private var pictureName: String? {
    guard let element = shown.element, element.role == .image else { return nil }
    let label = element.content.string(.label) ?? ""
    return label.isEmpty ? element.content.string(.symbol) ?? element.content.string(.name) : label
  }

  override func forEachElementChild(_ body: (Node) -> Void) {
    body(shown)
  }
}
