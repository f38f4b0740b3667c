import NavigatorHost

/// A view that shows rows vertically.
nonisolated public struct List<SelectionValue: Hashable, Content: View>: View, PrimitiveView {
  let selection: ListSelection<SelectionValue>?
  let content: Content

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    ListNode(.list, view, type, context)
  }
}

/// The binding to the selection of a list.
enum ListSelection<Value: Hashable> {
  case one(Binding<Value?>)
  case many(Binding<Set<Value>>)
}

extension List {
  /// Creates a list whose rows can be selected, several at a time.
  nonisolated public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.selection = selection.map(ListSelection.many)
    self.content = content()
  }

  /// Creates a list whose rows can be selected, one at a time.
  nonisolated public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.selection = selection.map(ListSelection.one)
    self.content = content()
  }

  /// Creates a list of a collection's elements, of which one can be selected.
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// Creates a list of a collection's elements, of which one can be selected.
  ///
  /// - Parameter id: The key path to the id of an element.
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }
}

extension List {
  /// Creates a list of a collection's elements, of which several can be selected.
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// Creates a list of a collection's elements, of which several can be selected.
  ///
  /// - Parameter id: The key path to the id of an element.
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }

  /// Creates a list of the numbers in a constant range, of which one can be selected.
  nonisolated public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// Creates a list of the numbers in a constant range, of which several can be selected.
  nonisolated public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }
}

extension List where SelectionValue == Never {
  /// Creates a list without selection.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }

  /// Creates a list of a collection's elements.
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init { ForEach(data, content: rowContent) }
  }

  /// Creates a list of a collection's elements.
  ///
  /// - Parameter id: The key path to the id of an element.
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init { ForEach(data, id: id, content: rowContent) }
  }

  /// Creates a list of the numbers in a constant range.
  nonisolated public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init { ForEach(data, content: rowContent) }
  }
}

nonisolated struct ListStyleKey: EnvironmentKey {
  static let defaultValue = Content.Variant.automatic

  /// Returns the style of a list in a region. In a sidebar, the default style is the sidebar style.
  @MainActor static func style(_ variant: Content.Variant, in region: Region) -> Content.Variant {
    variant == defaultValue && region.isInSidebar ? .sidebar : variant
  }
}

/// A style that defines the appearance of lists.
@MainActor
@preconcurrency
public protocol ListStyle {}

/// The default style for the list's context.
nonisolated public struct DefaultListStyle: ListStyle, HostStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// A style with rows that extend to the edges.
nonisolated public struct PlainListStyle: ListStyle, HostStyle {
  nonisolated static let hostVariant = Content.Variant.plain
  /// Creates the style.
  nonisolated public init() {}
}

/// A style with separate sections that extend to the edges.
nonisolated public struct GroupedListStyle: ListStyle, HostStyle {
  nonisolated static let hostVariant = Content.Variant.grouped
  /// Creates the style.
  nonisolated public init() {}
}

/// A style with separate sections in rounded groups.
nonisolated public struct InsetGroupedListStyle: ListStyle, HostStyle {
  nonisolated static let hostVariant = Content.Variant.insetGrouped
  /// Creates the style.
  nonisolated public init() {}
}

/// A style with rows that are inset from the edges.
nonisolated public struct InsetListStyle: ListStyle, HostStyle {
  nonisolated static let hostVariant = Content.Variant.inset
  /// Creates the style.
  nonisolated public init() {}
}

/// A style for the list of a sidebar.
nonisolated public struct SidebarListStyle: ListStyle, HostStyle {
  nonisolated static let hostVariant = Content.Variant.sidebar
  /// Creates the style.
  nonisolated public init() {}
}

extension ListStyle where Self == DefaultListStyle {
  /// The default style for the list's context.
  nonisolated public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  /// A style with rows that extend to the edges.
  nonisolated public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  /// A style with separate sections that extend to the edges.
  nonisolated public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// A style with separate sections in rounded groups.
  nonisolated public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  /// A style with rows that are inset from the edges.
  nonisolated public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  /// A style for the list of a sidebar.
  nonisolated public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension View {
  /// Sets the style of the lists in this view.
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
    let variant = (S.self as? any HostStyle.Type)?.hostVariant ?? .automatic
    return EnvironmentView(content: self, change: InternalChange(key: ListStyleKey.self, value: variant))
  }
}

/// A change of an internal environment value.
nonisolated struct InternalChange<K: EnvironmentKey>: EnvironmentChanging {
  let key: K.Type
  let value: K.Value

  func apply(to values: inout EnvironmentValues) {
    values[key] = value
  }
}
